package io.regwatch.ingest.history;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;

import io.regwatch.ingest.history.VersionEntry.RedlineEntry;
import io.regwatch.ingest.history.VersionEntry.StatusEntry;
import io.regwatch.store.Instants;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the versions of references with their updates. */
@Repository
class VersionEntryRepository {

	private static final String FIND = """
			SELECT version.id, version.ordinal, version.status, version.edition, version.published_at,
				version.effective_at, version.effective_date_basis, version.detected_at, version.sha256,
				told.id AS update_id, told.kind, redline.status AS redline_status, redline.materiality,
				redline.inserted, redline.deleted, redline.moved
			FROM reference_version AS version
			LEFT JOIN reference_update AS told
				ON told.current_version_id = version.id AND told.kind IN ('new_publication', 'revision')
			LEFT JOIN redline ON redline.update_id = told.id
			WHERE version.reference_id = :reference
			ORDER BY version.ordinal DESC
			""";

	private static final String FIND_STATUSES = """
			SELECT status, effective_at, origin, detected_at
			FROM version_status_event
			WHERE version_id = :version
			ORDER BY detected_at DESC, id DESC
			""";

	private final JdbcClient jdbc;

	VersionEntryRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	List<VersionEntry> find(UUID reference) {
		return this.jdbc.sql(FIND).param("reference", reference).query(this::version).list();
	}

	private VersionEntry version(ResultSet row, int number) throws SQLException {
		return new VersionEntry(row.getObject("id", UUID.class), row.getInt("ordinal"), row.getString("status"),
				row.getString("edition"), Instants.find(row, "published_at"), Instants.get(row, "effective_at"),
				row.getString("effective_date_basis"), Instants.get(row, "detected_at"), row.getString("sha256"),
				row.getObject("update_id", UUID.class), row.getString("kind"), redline(row),
				statuses(row.getObject("id", UUID.class)));
	}

	private static @Nullable RedlineEntry redline(ResultSet row) throws SQLException {
		@Nullable String status = row.getString("redline_status");
		return (status == null) ? null
				: new RedlineEntry(status, row.getString("materiality"), row.getObject("inserted", Integer.class),
						row.getObject("deleted", Integer.class), row.getObject("moved", Integer.class));
	}

	private List<StatusEntry> statuses(UUID version) {
		return this.jdbc.sql(FIND_STATUSES)
			.param("version", version)
			.query((row, number) -> new StatusEntry(row.getString("status"), Instants.get(row, "effective_at"),
					row.getString("origin"), Instants.get(row, "detected_at")))
			.list();
	}

}
