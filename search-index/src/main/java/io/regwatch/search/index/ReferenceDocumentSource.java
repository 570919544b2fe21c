package io.regwatch.search.index;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;

/** References and the statements that read them for the index. */
final class ReferenceDocumentSource {

	private static final String SELECT = """
			SELECT r.id, r.source_id, s.geography, r.type, r.external_id, r.title, r.language,
				CASE WHEN s.redistribution <> 'metadata' AND v.sha256 IS NOT NULL THEN v.id END AS text_version_id,
				r.revision + s.revision + coalesce(c.version_offset, 0) AS version
			FROM %s r
			JOIN source s ON s.id = r.source_id
			JOIN reference_version v ON v.id = r.current_version_id
			LEFT JOIN index_version_offset c ON c.entity_id = r.id
			""";

	private static final String FIND = SELECT.formatted("reference") + """
			WHERE r.id = ANY (CAST(:ids AS uuid[]))
			""";

	// Limited before it is joined, as in UpdateDocumentSource.
	private static final String FIND_BETWEEN = SELECT.formatted("""
			(
				SELECT *
				FROM reference
				WHERE id > :id AND id <= :last
				ORDER BY id
				LIMIT :limit
			)""") + """
			ORDER BY r.id
			""";

	private static final String FIND_LAST_ID = """
			SELECT id
			FROM reference
			ORDER BY id DESC
			LIMIT 1
			""";

	private static final String COUNT = """
			SELECT count(*)
			FROM reference
			""";

	private ReferenceDocumentSource() {
	}

	static DocumentSource of(JdbcClient jdbc) {
		return new DocumentSource(jdbc, new DocumentSource.Statements(COUNT, FIND_LAST_ID, FIND_BETWEEN, FIND),
				ReferenceDocumentSource::write);
	}

	private static IndexWrite write(ResultSet row, int number) throws SQLException {
		UUID id = row.getObject("id", UUID.class);
		return new IndexWrite.Put(Index.REFERENCES, id, row.getLong("version"),
				SearchDocument.Reference.of(id, row.getString("source_id"), row.getString("geography"),
						row.getString("type"), row.getString("external_id"), row.getString("title"),
						row.getObject("text_version_id", UUID.class), row.getString("language")));
	}

}
