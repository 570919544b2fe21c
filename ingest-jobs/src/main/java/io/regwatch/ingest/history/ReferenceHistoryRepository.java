package io.regwatch.ingest.history;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;

import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Materiality;
import io.regwatch.store.Instants;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the history of references. */
@Repository
public class ReferenceHistoryRepository {

	private static final String FIND = """
			SELECT id, source_id, external_id, type, title, gone_since
			FROM reference
			WHERE external_id = :reference OR id::text = lower(:reference) OR id IN (
				SELECT reference_id
				FROM reference_alias
				WHERE external_id = :reference)
			ORDER BY source_id
			""";

	private static final String FIND_CAPTURES = """
			SELECT capture.captured_at, capture.url, capture.outcome, capture.http_status, capture.sha256,
				run_item.outcome AS item_outcome, run_item.materiality, coalesce(run_item.detail, capture.detail) AS detail
			FROM capture
			LEFT JOIN run_item ON run_item.id = capture.run_item_id
			WHERE capture.source_id = :source AND (capture.external_id = :externalId OR capture.external_id IN (
				SELECT external_id
				FROM reference_alias
				WHERE reference_id = :reference))
			ORDER BY capture.captured_at DESC, capture.id DESC
			""";

	private static final String FIND_RELATIONS = """
			SELECT relation.kind, relation.direction, other.source_id, other.external_id, other.title
			FROM (
				SELECT kind, 'to' AS direction, to_reference_id AS other_id
				FROM reference_relation
				WHERE from_reference_id = :reference
				UNION ALL
				SELECT kind, 'from', from_reference_id
				FROM reference_relation
				WHERE to_reference_id = :reference) AS relation
			JOIN reference AS other ON other.id = relation.other_id
			ORDER BY relation.direction DESC, relation.kind, other.source_id, other.external_id
			""";

	private final JdbcClient jdbc;

	private final VersionEntryRepository versions;

	ReferenceHistoryRepository(JdbcClient jdbc, VersionEntryRepository versions) {
		this.jdbc = jdbc;
		this.versions = versions;
	}

	/**
	 * Finds the past of a reference.
	 * @param reference its id, or the authority's
	 * @return empty if there is none; several by source if sources share the authority's
	 * id
	 */
	public List<ReferenceHistory> find(String reference) {
		return this.jdbc.sql(FIND).param("reference", reference).query(this::history).list();
	}

	private ReferenceHistory history(ResultSet row, int number) throws SQLException {
		UUID id = row.getObject("id", UUID.class);
		String source = row.getString("source_id");
		String externalId = row.getString("external_id");
		return new ReferenceHistory(id, source, externalId, row.getString("type"), row.getString("title"),
				Instants.find(row, "gone_since"), this.versions.find(id), relations(id),
				captures(id, source, externalId));
	}

	private List<RelationEntry> relations(UUID reference) {
		return this.jdbc.sql(FIND_RELATIONS)
			.param("reference", reference)
			.query((row, number) -> new RelationEntry(row.getString("kind"), row.getString("direction"),
					row.getString("source_id"), row.getString("external_id"), row.getString("title")))
			.list();
	}

	private List<CaptureEntry> captures(UUID reference, String source, String externalId) {
		return this.jdbc.sql(FIND_CAPTURES)
			.param("reference", reference)
			.param("source", source)
			.param("externalId", externalId)
			.query((row, number) -> capture(row))
			.list();
	}

	private static CaptureEntry capture(ResultSet row) throws SQLException {
		@Nullable String code = row.getString("materiality");
		@Nullable Materiality materiality = (code != null) ? CodedEnum.of(Materiality.class, code) : null;
		return new CaptureEntry(Instants.get(row, "captured_at"), row.getString("url"), row.getString("outcome"),
				row.getObject("http_status", Integer.class), row.getString("sha256"), row.getString("item_outcome"),
				code, CaptureEntry.reason(row.getString("detail"), materiality));
	}

}
