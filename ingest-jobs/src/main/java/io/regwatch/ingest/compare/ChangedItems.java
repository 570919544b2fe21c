package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Items of a run whose file is another than that of their reference. */
@Repository
class ChangedItems {

	/** Addresses may be others each night, and say nothing of a text. */
	private static final String SAID = "- ARRAY['text', 'url', 'locator', 'fileName', 'files']";

	/**
	 * What most rows say otherwise than in the run before, such as the time at which they
	 * were written, is no reason for a text.
	 */
	private static final String FIND = """
			WITH paired AS MATERIALIZED (
				SELECT item.entry %1$s AS now, earlier.entry %1$s AS before
				FROM run_item AS item
				JOIN run_item AS earlier ON earlier.external_id = item.external_id AND earlier.origin = 'listed'
				WHERE item.run_id = :run AND item.origin = 'listed' AND earlier.run_id = (
					SELECT id
					FROM run
					WHERE source_id = :source AND id <> :run
					ORDER BY started_at DESC
					LIMIT 1)
			), usual AS MATERIALIZED (
				SELECT field
				FROM paired
				CROSS JOIN LATERAL jsonb_object_keys(now || before) AS field
				WHERE now <> before AND now ->> field IS DISTINCT FROM before ->> field
				GROUP BY field
				HAVING count(*) > 2 AND count(*) * 2 > (SELECT count(*) FROM paired)
			)
			SELECT item.id, item.external_id, item.sha256, item.announced_type, item.extractor_version,
				one.row, one.row AND coalesce(length(before.entry ->> 'text'), 0) < :long AS brief_row,
				NOT EXISTS (
					SELECT
					FROM jsonb_object_keys((item.entry || before.entry) %1$s) AS field
					WHERE item.entry ->> field IS DISTINCT FROM before.entry ->> field
						AND field NOT IN (SELECT field FROM usual)) AS same_row,
				coalesce(cardinality(capture.hops) > 1
					AND capture.hops[cardinality(capture.hops)] <> before.hops[cardinality(before.hops)], false)
					AS redirected,
				reference.title, item.entry ->> 'title' AS listed_title,
				version.sha256 AS known_sha256, version.announced_type AS known_announced_type,
				held.sha256 AS held_sha256, held.announced_type AS held_announced_type
			FROM run_item AS item
			JOIN reference ON reference.source_id = :source AND reference.external_id = item.external_id
				AND reference.last_seen_sha256 <> item.sha256
			JOIN reference_version AS version ON version.id = reference.current_version_id AND version.sha256 IS NOT NULL
			JOIN capture ON capture.run_item_id = item.id AND NOT capture.other_rule
			CROSS JOIN LATERAL (
				SELECT accepted.entry, capture.hops
				FROM capture
				JOIN run_item AS accepted ON accepted.id = capture.run_item_id
				WHERE capture.source_id = :source AND capture.external_id = item.external_id
					AND capture.sha256 = reference.last_seen_sha256
				ORDER BY capture.captured_at DESC
				LIMIT 1) AS before
			CROSS JOIN LATERAL (
				SELECT capture.http_status IS NULL AND item.entry ->> 'text' IS NOT NULL
					AND coalesce(item.entry -> 'files', '[]') = '[]' AS row) AS one
			LEFT JOIN quarantine AS held ON held.source_id = :source AND held.external_id = item.external_id
				AND held.resolved_at IS NULL AND (held.reason = :unconfirmed OR held.retry)
			WHERE item.run_id = :run AND item.stage = 'compare' AND item.extractor_version IS NOT NULL
				AND held.retry IS NOT TRUE
				AND (one.row OR capture.http_status IS NOT NULL OR item.entry ->> 'locator' LIKE 'http%%')
				AND (item.entry ->> 'status' = before.entry ->> 'status' OR lower(item.entry ->> 'status') IS NULL
					OR lower(item.entry ->> 'status') NOT IN ('withdrawn', 'repealed'))
			ORDER BY item.position
			"""
		.formatted(SAID);

	private static final String COUNT_FETCHED = """
			SELECT count(*)
			FROM run_item AS item
			JOIN capture ON capture.run_item_id = item.id AND capture.sha256 IS NOT NULL
			JOIN reference ON reference.source_id = :source AND reference.external_id = item.external_id
			WHERE item.run_id = :run
			""";

	/**
	 * Equal texts have equal sizes, which are known without reading all texts. Documents
	 * that had one file before may get the same new text one after the other.
	 */
	private static final String FIND_OTHERS = """
			SELECT DISTINCT item.id
			FROM run_item AS item
			JOIN reference ON reference.source_id = :source AND reference.external_id = item.external_id
				AND reference.last_seen_sha256 <> item.sha256
			JOIN extracted_text AS text ON text.sha256 = item.sha256 AND text.announced_type = item.announced_type
				AND text.extractor_version = item.extractor_version
			JOIN reference AS other ON other.source_id = :source AND other.id <> reference.id
				AND other.gone_since IS NULL
			JOIN reference_version AS version ON version.id = other.current_version_id
			JOIN extracted_text AS known ON known.sha256 = version.sha256 AND known.announced_type = version.announced_type
				AND known.extractor_version = text.extractor_version
				AND pg_column_size(known.blocks) = pg_column_size(text.blocks) AND known.blocks = text.blocks
			WHERE item.run_id = :run AND item.stage = 'compare'
				AND NOT EXISTS (
					SELECT
					FROM reference_version AS own
					JOIN reference_version AS shared ON shared.reference_id = other.id AND shared.sha256 = own.sha256
					WHERE own.reference_id = reference.id)
			""";

	/** The text of a shorter row is replaced by any change. */
	private static final int LONG = 200;

	private final JdbcClient jdbc;

	ChangedItems(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Those that no operator has accepted as they come. */
	List<Item> find(Run run) {
		return this.jdbc.sql(FIND)
			.param("run", run.id())
			.param("source", run.sourceId())
			.param("long", LONG)
			.param("unconfirmed", RejectionReason.UNCONFIRMED.code())
			.query(RecordRowMapper.of(Item.class))
			.list();
	}

	/** Counts the known documents that a run received or found unmodified. */
	int fetched(Run run) {
		return this.jdbc.sql(COUNT_FETCHED)
			.param("run", run.id())
			.param("source", run.sourceId())
			.query(Integer.class)
			.single();
	}

	/** Finds the ids of items whose text is that of another reference. */
	Set<@Nullable Long> findOthers(Run run) {
		return this.jdbc.sql(FIND_OTHERS)
			.param("run", run.id())
			.param("source", run.sourceId())
			.query(Long.class)
			.set();
	}

	/**
	 * An item with another file than before.
	 *
	 * @param row whether its text is part of its row, not from a file
	 * @param briefRow whether that is so short that any change replaces it
	 * @param sameRow whether its row gives no reason for another text
	 * @param redirected whether its address leads elsewhere than before
	 * @param heldSha256 file that the run before held back; {@code null} if none
	 */
	record Item(long id, String externalId, ContentHash sha256, String announcedType, String extractorVersion,
			boolean row, boolean briefRow, boolean sameRow, boolean redirected, String title,
			@Nullable String listedTitle, ContentHash knownSha256, String knownAnnouncedType,
			@Nullable ContentHash heldSha256, @Nullable String heldAnnouncedType) {

		List<String> titles() {
			return Stream.of(this.listedTitle, this.title)
				.filter(Objects::nonNull)
				.map(String::valueOf)
				.distinct()
				.toList();
		}

		RunItem of(Run run) {
			return new RunItem(this.id, run.id(), run.sourceId(), this.externalId, null, null, this.sha256,
					this.announcedType, this.extractorVersion);
		}

	}

}
