package io.regwatch.api.export;

import java.util.List;
import java.util.UUID;

import io.regwatch.store.Instants;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads dates, versions and hashes of updates. */
@Repository
class ReportStates {

	private static final String FIND = """
			SELECT r.url, u.published_basis, u.effective_at, u.detected_at,
				greatest(u.detected_at, r.changed_at, s.changed_at, digest.created_at, redline.changed_at, (
					SELECT max(created_at) FROM assessment WHERE workspace_id = :workspace AND update_id = u.id
				), (
					SELECT max(created_at) FROM review WHERE workspace_id = :workspace AND update_id = u.id
				), (
					SELECT max(detected_at) FROM version_status_event
					WHERE version_id IN (u.current_version_id, u.previous_version_id)
				), (
					SELECT max(made_at) FROM update_correction WHERE update_id = u.id
				)) AS changed_at
			FROM reference_update AS u
			JOIN reference AS r ON r.id = u.reference_id
			JOIN source AS s ON s.id = r.source_id
			LEFT JOIN digest ON digest.update_id = u.id
			LEFT JOIN redline ON redline.update_id = u.id
			WHERE u.id = :update
			""";

	private static final String FIND_VERSIONS = """
			SELECT v.id, v.ordinal, v.status, v.effective_at, v.effective_date_basis, v.published_at, v.detected_at,
				v.url, v.sha256
			FROM reference_update AS u
			JOIN reference_version AS v ON v.id IN (u.current_version_id, u.previous_version_id)
			WHERE u.id = :update
			ORDER BY v.id = u.current_version_id DESC
			""";

	private final JdbcClient jdbc;

	ReportStates(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** The state of an update that exists. */
	ReportState get(UUID workspace, UUID update) {
		List<ReportState.Version> versions = this.jdbc.sql(FIND_VERSIONS)
			.param("update", update)
			.query(RecordRowMapper.of(ReportState.Version.class))
			.list();
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("update", update)
			.query((row, _) -> new ReportState(row.getString("url"), row.getString("published_basis"),
					Instants.find(row, "effective_at"), Instants.get(row, "detected_at"),
					Instants.get(row, "changed_at"), versions))
			.single();
	}

}
