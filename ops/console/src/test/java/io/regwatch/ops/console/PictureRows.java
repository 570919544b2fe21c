package io.regwatch.ops.console;

import java.time.OffsetDateTime;
import java.util.UUID;

import io.regwatch.store.Publications;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * What invented authorities have published, with thirty nights of runs.
 *
 * @param workspace of a company
 * @param reference a guidance with four versions
 * @param revision the update that made the latest of them
 */
record PictureRows(UUID workspace, UUID reference, UUID revision) {

	static final String SOURCE = "demo-european";

	private static final String INSERT_SOURCE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, redistribution)
			VALUES (:id, :institution || ', ' || :contents, :geography, :institution, 'website', '{}', 'text')
			""";

	private static final String INSERT_RUNS = """
			WITH night AS (
				SELECT number, date_trunc('day', now()) - number * interval '1 day' AS time,
					:listed - number / 5 - CASE WHEN number = ANY (:incomplete) THEN 1 ELSE 0 END AS listed,
					number = ANY (:incomplete) AS incomplete
				FROM generate_series(0, 29) AS number
			), started AS (
				INSERT INTO run (source_id, scheduled_at, worker_id, backfill, started_at, finished_at)
				SELECT :source, time, worker.id, number = 29, time, time + interval '4 minutes'
				FROM night, worker
				RETURNING id, scheduled_at
			), listing AS (
				INSERT INTO ledger (run_id, reported, listed, new, changed, unchanged, incomplete_reason, closed_at)
				SELECT id, listed + incomplete::int, listed, (number + 5) % 7 / 5, (number + 7) % 9 / 7,
					listed - (number + 5) % 7 / 5 - (number + 7) % 9 / 7, CASE WHEN incomplete
						THEN format('The source reports %s items but listed %s', listed + 1, listed) END, now()
				FROM started
				JOIN night ON time = scheduled_at
			)
			INSERT INTO run_item (run_id, position, external_id, origin, entry, stage, outcome, done_at)
			SELECT id, 0, :item, 'listed', jsonb_build_object('title', CAST(:title AS text)), 'done', 'unchanged', now()
			FROM started
			JOIN night ON time = scheduled_at AND NOT incomplete
			""";

	private static final String PUBLISH = """
			WITH earlier AS (
				SELECT id, ordinal FROM reference_version WHERE reference_id = :reference ORDER BY ordinal DESC LIMIT 1
			), document AS (
				INSERT INTO reference (id, source_id, external_id, type, title, description, url, current_version_id)
				VALUES (:reference, :source, :externalId, 'guidance', :title, '', 'https://example.org', :version)
				ON CONFLICT (id) DO UPDATE SET current_version_id = excluded.current_version_id
			), file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1)
			), text AS (
				INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, language, pages, blocks)
				SELECT :sha256, 'pdf', '1', 'application/pdf', 'en', 1, jsonb_agg(jsonb_build_object(
					'ordinal', place - 1, 'page', 1, 'kind', CASE WHEN paragraph ~ '^\\d' THEN 'HEADING' ELSE 'PARAGRAPH' END,
					'level', CASE WHEN paragraph ~ '^\\d' THEN 2 ELSE 0 END, 'text', paragraph))
				FROM unnest(:paragraphs) WITH ORDINALITY AS listed (paragraph, place)
			), version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, sha256, announced_type, url, status,
					published_at, effective_at, effective_date_basis)
				SELECT :version, :reference, coalesce((SELECT ordinal FROM earlier), 0) + 1, :sha256, 'pdf',
					'https://example.org', 'in_force', :date, :date, 'listing'
			), status AS (
				INSERT INTO version_status_event (version_id, status, effective_at, origin)
				SELECT id, 'superseded', :date, 'succession' FROM earlier
				UNION ALL
				SELECT :version, 'in_force', :date, 'authority'
			)
			INSERT INTO reference_update (reference_id, kind, update_type, title, short_summary, summary, content,
				published_at, published_basis, backfilled, current_version_id, previous_version_id)
			SELECT :reference, CASE count(id) WHEN 0 THEN 'new_publication' ELSE 'revision' END, 'guidance_final', :title,
				:summary, :summary, array_to_string(:paragraphs, E'\\n\\n'), :date, 'stated', false, :version,
				(SELECT id FROM earlier)
			FROM earlier
			RETURNING id
			""";

	static PictureRows insert(JdbcClient jdbc) {
		jdbc.sql("INSERT INTO worker (host, pid) VALUES ('regwatch-1', 1)").update();
		source(jdbc, SOURCE, "Demo European Device Board", "endorsed guidance", "EU", 48);
		source(jdbc, "demo-federal", "Demo Federal Device Office", "documents", "US", 131, 0, 17);
		source(jdbc, "demo-commonwealth", "Demo Commonwealth Therapeutics Agency", "guidance", "AU", 27, 9);
		PictureTexts texts = new PictureTexts((document) -> publish(jdbc, document));
		texts.publishOthers();
		UUID reference = UUID.randomUUID();
		UUID revision = texts.publishVersions(reference);
		UUID workspace = new Publications(jdbc).follow(SOURCE, "EU",
				"We make drug-eluting coronary stents and their delivery catheters, class III.");
		jdbc.sql("UPDATE workspace SET name = 'Stents and catheters'").update();
		jdbc.sql("UPDATE client SET name = 'Demo Cardio GmbH'").update();
		return new PictureRows(workspace, reference, revision);
	}

	private static void source(JdbcClient jdbc, String id, String institution, String contents, String geography,
			int listed, Integer... incomplete) {
		jdbc.sql(INSERT_SOURCE)
			.param("id", id)
			.param("institution", institution)
			.param("contents", contents)
			.param("geography", geography)
			.update();
		jdbc.sql(INSERT_RUNS)
			.param("source", id)
			.param("listed", listed)
			.param("incomplete", incomplete)
			.param("item", "FDO-2022-0733")
			.param("title", "Self-Fitting Hearing Aids for Adults: Requirements for Sale without a Prescription")
			.update();
	}

	private static UUID publish(JdbcClient jdbc, PictureTexts.Document document) {
		return jdbc.sql(PUBLISH)
			.param("reference", document.reference())
			.param("version", UUID.randomUUID())
			.param("source", SOURCE)
			.param("externalId", document.externalId())
			.param("title", document.title())
			.param("summary", document.summary())
			.param("date", OffsetDateTime.parse(document.date() + "T00:00:00Z"))
			.param("sha256", UUID.randomUUID().toString().replace("-", "").repeat(2))
			.param("paragraphs", document.paragraphs().toArray(String[]::new))
			.query(UUID.class)
			.single();
	}

	/** Address of the workspace's pages. */
	String path() {
		return "/console/workspaces/" + this.workspace;
	}

}
