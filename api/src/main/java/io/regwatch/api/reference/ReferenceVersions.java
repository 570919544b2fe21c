package io.regwatch.api.reference;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.list.AsOf;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.Instants;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The versions of a reference as they were known at a moment, with all their updates. */
@Repository
public class ReferenceVersions {

	private static final String FIND = """
			SELECT v.id, v.ordinal, stored.edition, stored.url, v.published_at, v.effective_at, v.effective_date_basis,
				stored.detected_at, v.id IN (
					SELECT version_id
					FROM version_in_force(ARRAY[:reference], coalesce(nullif(:asOf, timestamptz 'infinity'), now()), :known)) AS in_force
			FROM known_version(:known) AS v
			JOIN reference_version AS stored ON stored.id = v.id
			WHERE v.reference_id = :reference
			ORDER BY v.ordinal DESC
			""";

	private static final String FIND_STATUSES = """
			SELECT event.version_id, event.status, event.effective_at, event.origin, event.detected_at
			FROM version_status_event AS event
			JOIN reference_version AS v ON v.id = event.version_id
			WHERE v.reference_id = :reference AND event.detected_at <= :known
			ORDER BY event.detected_at DESC, event.id DESC
			""";

	private static final String FIND_UPDATES = """
			SELECT u.current_version_id AS version_id, u.id, u.kind, u.update_type, u.title, u.published_at,
				stored.detected_at
			FROM known_update(:known) AS u
			JOIN reference_update AS stored ON stored.id = u.id
			WHERE u.reference_id = :reference
			ORDER BY stored.detected_at DESC, u.id DESC
			""";

	private final JdbcClient jdbc;

	ReferenceVersions(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the versions of a reference.
	 * @param reference one that the workspace sees
	 * @param time of the question
	 * @return newest first
	 */
	public List<KnownVersion> find(UUID reference, AsOf time) {
		List<Owned<KnownVersion.Status>> statuses = sql(FIND_STATUSES, reference, time)
			.query((row, _) -> new Owned<>(row.getObject("version_id", UUID.class), status(row)))
			.list();
		List<Owned<KnownVersion.Event>> updates = sql(FIND_UPDATES, reference, time)
			.query((row, _) -> new Owned<>(row.getObject("version_id", UUID.class), update(row)))
			.list();
		return sql(FIND, reference, time).param("asOf", time.inForceAt())
			.query((row, _) -> version(row, statuses, updates))
			.list();
	}

	private JdbcClient.StatementSpec sql(String statement, UUID reference, AsOf time) {
		return this.jdbc.sql(statement).param("reference", reference).param("known", time.known());
	}

	private static KnownVersion version(ResultSet row, List<Owned<KnownVersion.Status>> statuses,
			List<Owned<KnownVersion.Event>> updates) throws SQLException {
		UUID id = row.getObject("id", UUID.class);
		return new KnownVersion(id, row.getInt("ordinal"), row.getString("edition"), row.getString("url"),
				Instants.find(row, "published_at"), Instants.get(row, "effective_at"),
				row.getString("effective_date_basis"), Instants.get(row, "detected_at"), row.getBoolean("in_force"),
				of(id, statuses), of(id, updates));
	}

	private static KnownVersion.Status status(ResultSet row) throws SQLException {
		return new KnownVersion.Status(CodedEnum.of(VersionStatus.class, row.getString("status")),
				Instants.get(row, "effective_at"), row.getString("origin"), Instants.get(row, "detected_at"));
	}

	private static KnownVersion.Event update(ResultSet row) throws SQLException {
		return new KnownVersion.Event(row.getObject("id", UUID.class),
				CodedEnum.of(UpdateKind.class, row.getString("kind")), row.getString("update_type"),
				row.getString("title"), Instants.get(row, "published_at"), Instants.get(row, "detected_at"));
	}

	private static <T> List<T> of(UUID version, List<Owned<T>> all) {
		return all.stream().filter((one) -> one.version().equals(version)).map(Owned::value).toList();
	}

	private record Owned<T>(UUID version, T value) {

	}

}
