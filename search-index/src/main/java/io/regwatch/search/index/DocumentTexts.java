package io.regwatch.search.index;

import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Reads the texts of versions; they are too long to be read with the rows of a page. */
final class DocumentTexts {

	// The extractor that read the file last, as texts are shown.
	private static final String FIND = """
			SELECT coalesce(string_agg(block ->> 'text', ' ' ORDER BY CAST(block ->> 'ordinal' AS integer)), '')
			FROM (
				SELECT t.blocks
				FROM reference_version v
				JOIN extracted_text t ON t.sha256 = v.sha256 AND t.announced_type = v.announced_type
				WHERE v.id = :version AND t.blocks IS NOT NULL
				ORDER BY t.extracted_at DESC
				LIMIT 1) AS latest,
				jsonb_array_elements(latest.blocks) AS block
			WHERE lower(block ->> 'kind') NOT IN ('furniture', 'image')
			""";

	private final JdbcClient jdbc;

	DocumentTexts(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Returns the text without furniture; empty if the version has none. */
	String find(UUID version) {
		return this.jdbc.sql(FIND).param("version", version).query(String.class).single();
	}

}
