package io.regwatch.search.index;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Updates and the statements that read them for the index. */
final class UpdateDocumentSource {

	// The version is the sum of the revisions of all rows that are part of a document: it
	// grows whenever the document changes.
	private static final String SELECT = """
			SELECT u.id, u.reference_id, r.source_id, s.geography, r.type, r.external_id, u.kind, u.published_at,
				u.title, r.title AS reference_title, r.language,
				CASE WHEN s.redistribution = 'metadata' THEN u.short_summary
					ELSE coalesce(d.short_summary, u.short_summary) END AS short_summary,
				CASE WHEN s.redistribution = 'metadata' THEN u.summary
					ELSE coalesce(d.summary, u.summary) END AS summary,
				CASE WHEN s.redistribution <> 'metadata' AND v.sha256 IS NOT NULL THEN v.id END AS text_version_id,
				u.retracted_at IS NOT NULL AS retracted, t.reference_id AS duplicate_of_reference_id,
				tr.source_id AS duplicate_of_source_id,
				u.revision + r.revision + s.revision + coalesce(d.revision, 0) + coalesce(f.revision, 0)
					+ coalesce(c.version_offset, 0) AS version
			FROM %s u
			JOIN reference r ON r.id = u.reference_id
			JOIN source s ON s.id = r.source_id
			JOIN reference_version v ON v.id = u.current_version_id
			LEFT JOIN digest d ON d.update_id = u.id
			LEFT JOIN reference_update f ON f.id = u.duplicate_of_id
			LEFT JOIN reference_update t ON t.id = f.id AND t.retracted_at IS NULL
			LEFT JOIN reference tr ON tr.id = t.reference_id
			LEFT JOIN index_version_offset c ON c.entity_id = u.id
			""";

	private static final String FIND = SELECT.formatted("reference_update") + """
			WHERE u.id = ANY (CAST(:ids AS uuid[]))
			""";

	// Limited before it is joined: else plans merge the digests by id, and read those of
	// all earlier pages again.
	private static final String FIND_BETWEEN = SELECT.formatted("""
			(
				SELECT *
				FROM reference_update
				WHERE id > :id AND id <= :last AND retracted_at IS NULL
				ORDER BY id
				LIMIT :limit
			)""") + """
			ORDER BY u.id
			""";

	private static final String FIND_LAST_ID = """
			SELECT id
			FROM reference_update
			ORDER BY id DESC
			LIMIT 1
			""";

	private static final String COUNT = """
			SELECT count(*)
			FROM reference_update
			WHERE retracted_at IS NULL
			""";

	private UpdateDocumentSource() {
	}

	static DocumentSource of(JdbcClient jdbc) {
		return new DocumentSource(jdbc, new DocumentSource.Statements(COUNT, FIND_LAST_ID, FIND_BETWEEN, FIND),
				UpdateDocumentSource::write);
	}

	private static IndexWrite write(ResultSet row, int number) throws SQLException {
		UUID id = row.getObject("id", UUID.class);
		long version = row.getLong("version");
		return row.getBoolean("retracted") ? new IndexWrite.Remove(Index.UPDATES, id, version)
				: new IndexWrite.Put(Index.UPDATES, id, version, document(id, row));
	}

	private static SearchDocument document(UUID id, ResultSet row) throws SQLException {
		String language = row.getString("language");
		List<String> text = SearchDocument.words(language, row.getString("title"), row.getString("short_summary"),
				row.getString("summary"), row.getString("reference_title"));
		Instant published = row.getObject("published_at", OffsetDateTime.class).toInstant();
		return new SearchDocument.Update(id, row.getObject("reference_id", UUID.class), row.getString("source_id"),
				row.getString("geography"), row.getString("type"), Folding.compact(row.getString("external_id")),
				row.getString("kind"), published.truncatedTo(ChronoUnit.MILLIS), text,
				row.getObject("duplicate_of_reference_id", UUID.class), row.getString("duplicate_of_source_id"),
				row.getObject("text_version_id", UUID.class), language, null, null);
	}

}
