package io.regwatch.ops.benchmark.assessment;

import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.run.RerunService;
import io.regwatch.schema.ContentHash;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Updates of two markets, and companies that see them.
 *
 * @param jdbc of an empty database
 */
public record AssessmentData(JdbcClient jdbc) {

	private static final String ADD_TEXT = """
			WITH file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1) RETURNING sha256
			)
			INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, pages, blocks)
			SELECT sha256, 'document-' || :number, 'benchmark', 'application/pdf', 1, CAST(:blocks AS jsonb) FROM file
			""";

	private static final String ADD_SOURCE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, redistribution)
			VALUES (:source, 'Authority of ' || :geography, :geography, 'Institution', 'html',
				jsonb_build_object('id', CAST(:source AS text), 'kind', 'html'), 'text')
			""";

	// Long texts come among short ones, as they do.
	private static final String ADD_UPDATES = """
			WITH ids AS MATERIALIZED (
				SELECT n, uuidv7() AS id, uuidv7() AS version_id, uuidv7() AS update_id
				FROM generate_series(1, :count) AS n
			), numbers AS MATERIALIZED (
				SELECT ids.*, text.sha256, text.announced_type
				FROM ids
				JOIN extracted_text AS text ON text.announced_type = 'document-' || n % :documents
			), version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, url, status, effective_at, effective_date_basis, sha256,
					announced_type)
				SELECT version_id, id, 1, 'https://example.org/' || n, 'in_force', now(), 'unknown', sha256, announced_type
				FROM numbers
			), reference AS (
				INSERT INTO reference (id, source_id, external_id, type, title, description, url, current_version_id)
				SELECT id, :source, :source || ' ' || n, 'guidance', 'Guidance ' || n || ' on stents', '',
					'https://example.org/' || n, version_id
				FROM numbers
			)
			INSERT INTO reference_update (id, reference_id, kind, update_type, title, short_summary, summary, content,
				published_at, published_basis, backfilled, current_version_id)
			SELECT update_id, id, 'new_publication', 'guidance_final', 'Guidance ' || n || ' on stents', 'In short', 'At length',
				'', now() - n * interval '1 minute', 'stated', false, version_id
			FROM numbers
			""";

	private static final String COPY_DIGESTS = """
			WITH known AS MATERIALIZED (
				SELECT DISTINCT ON (version.sha256) version.sha256 AS text, digest.*
				FROM digest
				JOIN reference_update AS updated ON updated.id = digest.update_id
				JOIN reference_version AS version ON version.id = updated.current_version_id
			)
			INSERT INTO digest (update_id, short_summary, summary, findings, model, prompt_version, sha256, embeddings)
			SELECT updated.id, known.short_summary, known.summary, known.findings, known.model, known.prompt_version,
				known.sha256, known.embeddings
			FROM reference_update AS updated
			JOIN reference_version AS version ON version.id = updated.current_version_id
			JOIN known ON known.text = version.sha256
			ON CONFLICT DO NOTHING
			""";

	private static final String ADD_WORKSPACE = """
			WITH owner AS (
				INSERT INTO client (name) VALUES (:name) RETURNING id
			), made AS (
				INSERT INTO workspace (client_id, name) SELECT id, :name FROM owner RETURNING id
			), profile AS (
				INSERT INTO profile (workspace_id, markets, company_description, device_characteristics)
				SELECT id, CAST(:markets AS text[]), :name || ' makes coronary stents and the catheters that deliver them. '
					|| repeat('They are sterile and used by cardiologists. ', 10), '{implantable,sterile}'
				FROM made
				RETURNING workspace_id
			), product AS (
				INSERT INTO product (workspace_id, name, description, position)
				SELECT workspace_id, 'Stent ' || n, 'Coronary stent on a rapid-exchange catheter', n
				FROM profile, generate_series(1, 3) AS n
			), subscription AS (
				INSERT INTO source_subscription (workspace_id, source_id, status)
				SELECT id, source_id, 'subscribed' FROM made, unnest(CAST(:sources AS text[])) AS source_id
			)
			SELECT id FROM made
			""";

	/**
	 * Adds the texts that all updates have, and has their digests made by a first
	 * workspace that reads them.
	 * @param reruns of the program
	 */
	public void addDigestedTexts(RerunService reruns) {
		addTexts();
		addSource("digested", "EU", Documents.count());
		new Runs(reruns).run(addWorkspace("First reader", "{EU}", "digested"), Documents.count());
	}

	private void addTexts() {
		IntStream.range(0, Documents.count()).forEach((number) -> {
			String blocks = JsonMapper.shared().writeValueAsString(Documents.blocks(number));
			this.jdbc.sql(ADD_TEXT)
				.param("sha256", ContentHash.of(blocks).hex())
				.param("number", number)
				.param("blocks", blocks)
				.update();
		});
	}

	/**
	 * Adds a source.
	 * @param source its id
	 * @param geography of its authority
	 * @param updates how many it has
	 */
	public void addSource(String source, String geography, int updates) {
		this.jdbc.sql(ADD_SOURCE).param("source", source).param("geography", geography).update();
		addUpdates(source, updates);
	}

	/**
	 * Adds updates to a source that has none.
	 * @param source its id
	 * @param updates how many
	 */
	public void addUpdates(String source, int updates) {
		this.jdbc.sql(ADD_UPDATES)
			.param("source", source)
			.param("count", updates)
			.param("documents", Documents.count())
			.update();
	}

	/** What was digested stands for all updates with the same text. */
	public void copyDigests() {
		this.jdbc.sql(COPY_DIGESTS).update();
		analyze();
	}

	/** Autovacuum does the same, within a minute or so. */
	void analyze() {
		this.jdbc.sql("ANALYZE").update();
	}

	/**
	 * Adds a workspace of a maker of stents, with a client of its own.
	 * @param name of both, which no other has
	 * @param markets as PostgreSQL writes arrays, such as <code>{EU,JP}</code>
	 * @param sources that it follows
	 * @return its id
	 */
	public UUID addWorkspace(String name, String markets, String... sources) {
		return this.jdbc.sql(ADD_WORKSPACE)
			.param("name", name)
			.param("markets", markets)
			.param("sources", sources)
			.query((row, number) -> row.getObject("id", UUID.class))
			.single();
	}

}
