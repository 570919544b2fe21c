package io.regwatch.ops.benchmark.search;

import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.ContentHash;
import io.regwatch.search.Visibility;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Writes documents into the database, as ingestion would. */
final class CorpusWriter {

	/** Sees all documents. */
	static final Visibility VISIBILITY = new Visibility(Set.of("judged"), Set.of(), Set.of());

	private static final String ADD_SOURCE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, redistribution)
			VALUES ('judged', 'Judged documents', 'EU', 'Institution', 'html', '{}', 'text')
			""";

	private static final String ADD = """
			WITH ids AS MATERIALIZED (
				SELECT uuidv7() AS reference, uuidv7() AS version
			), file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1)
			), text AS (
				INSERT INTO extracted_text (sha256, announced_type, extractor_version, pages, blocks)
				VALUES (:sha256, 'text/plain', '1', 1, CAST(:blocks AS jsonb))
			), version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, sha256, announced_type, url, status, effective_at,
					effective_date_basis)
				SELECT version, reference, 1, :sha256, 'text/plain', 'https://example.org', 'in_force', '2026-01-01Z', 'unknown'
				FROM ids
			)
			INSERT INTO reference (id, source_id, external_id, type, title, language, url, current_version_id)
			SELECT reference, 'judged', :externalId, 'guidance', :title, :language, 'https://example.org', version
			FROM ids
			RETURNING id
			""";

	private final JdbcClient jdbc;

	CorpusWriter(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Adds the source of all documents. */
	void addSource() {
		this.jdbc.sql(ADD_SOURCE).update();
	}

	/** Adds a document with its text and returns the id of its reference. */
	UUID add(JudgedSet.Document document, List<Block> blocks) {
		return this.jdbc.sql(ADD)
			.param("sha256", ContentHash.of(document.key()).hex())
			.param("blocks", JsonMapper.shared().writeValueAsString(blocks))
			.param("externalId", document.externalId())
			.param("title", document.title())
			.param("language", document.language())
			.query(UUID.class)
			.single();
	}

	/** A text without structure. */
	static List<Block> paragraph(String text) {
		return List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, text));
	}

}
