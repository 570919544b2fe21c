package io.regwatch.assessment.run;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.Instants;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Reads the visible updates of workspaces. */
@Repository
class AssessableUpdates {

	private static final String FIND_IDS = """
			SELECT u.id
			FROM visible_reference AS visible
			JOIN reference_update AS u ON u.reference_id = visible.reference_id
			WHERE visible.workspace_id = :workspace AND u.retracted_at IS NULL
			ORDER BY u.id DESC
			""";

	// To plan the statement takes ten times as long as to read an update by its key, and
	// a plan for these updates alone is no better.
	private static final String KEEP_PLAN = "SET LOCAL plan_cache_mode = force_generic_plan";

	// The updates are read first and the rest by key: a plan that expects few visible
	// references, assessments or workspaces reads all of them. OFFSET keeps duplicates
	// out of the search for an order of joins.
	private static final String FIND = """
			WITH reference_update AS MATERIALIZED (
				SELECT * FROM reference_update WHERE id = ANY (CAST(:updates AS uuid[])) AND retracted_at IS NULL)
			SELECT u.id, u.revision, u.kind, u.update_type, u.title, u.summary, u.published_at,
				r.external_id, r.title AS reference_title, r.type, s.title AS source_title, s.geography,
				s.redistribution <> 'metadata' AS quotable, u.previous_version_id,
				v.id AS version_id, v.status AS version_status, coalesce(u.effective_at, v.effective_at) AS effective_at,
				u.effective_at IS NOT NULL OR v.effective_date_basis <> 'unknown' AS dated,
				redline.status AS redline_state, explicit.status IS NOT NULL AS explicit,
				digest.summary AS digest_summary, digest.sha256 AS digest_sha256, a.fingerprint,
				a.model AS named_model
			FROM reference_update AS u
			JOIN reference AS r ON r.id = u.reference_id
			JOIN source AS s ON s.id = r.source_id
			JOIN LATERAL (
				SELECT workspace_id
				FROM visible_reference
				WHERE reference_id = r.id AND workspace_id = :workspace
				LIMIT 1) AS visible ON true
			JOIN reference_version AS v ON v.id = u.current_version_id
			LEFT JOIN redline ON redline.update_id = u.id
			LEFT JOIN digest ON digest.update_id = u.id
			LEFT JOIN reference_subscription AS explicit ON explicit.workspace_id = visible.workspace_id
				AND explicit.reference_id = r.id AND explicit.status = 'subscribed'
			LEFT JOIN LATERAL (
				SELECT assessment.fingerprint, made.model
				FROM assessment
				JOIN assessment_run AS made ON made.id = assessment.run_id
				WHERE assessment.workspace_id = :workspace AND assessment.update_id = u.id AND assessment.current
				LIMIT 1) AS a ON true
			WHERE NOT EXISTS (
				SELECT
				FROM duplicate_update
				WHERE duplicate_update.update_id = u.id AND duplicate_update.workspace_id = :workspace
				OFFSET 0)
				AND (redline.status IS DISTINCT FROM 'generating' OR NOT EXISTS (
					SELECT
					FROM run
					WHERE run.id = u.run_id AND run.finished_at IS NULL
						AND NOT EXISTS (SELECT FROM run_stop WHERE run_stop.run_id = run.id)))
			""";

	private final JdbcClient jdbc;

	AssessableUpdates(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** All that are visible in the workspace, newest first. */
	List<UUID> findIds(UUID workspace) {
		return this.jdbc.sql(FIND_IDS)
			.param("workspace", workspace)
			.query((row, _) -> row.getObject("id", UUID.class))
			.list();
	}

	/**
	 * Those of the updates that are still visible in the workspace, and no duplicates. If
	 * the run that found one has yet to make its redline, its end asks for the
	 * assessment: a model would be asked twice.
	 */
	@Transactional
	public List<VisibleUpdate> find(UUID workspace, Collection<UUID> updates) {
		this.jdbc.sql(KEEP_PLAN).update();
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("updates", updates.stream().map(UUID::toString).toArray(String[]::new))
			.query(AssessableUpdates::seen)
			.list();
	}

	private static VisibleUpdate seen(ResultSet row, int number) throws SQLException {
		return new VisibleUpdate(candidate(row), row.getString("named_model"));
	}

	private static AssessableUpdate candidate(ResultSet row) throws SQLException {
		return new AssessableUpdate(row.getObject("id", UUID.class), row.getLong("revision"),
				CodedEnum.of(UpdateKind.class, row.getString("kind")), row.getString("update_type"),
				row.getString("title"), row.getString("summary"),
				new AssessableUpdate.Reference(row.getString("external_id"), row.getString("reference_title"),
						CodedEnum.of(ReferenceType.class, row.getString("type"))),
				new AssessableUpdate.Source(row.getString("source_title"), row.getString("geography"),
						row.getBoolean("quotable")),
				new AssessableUpdate.Version(row.getObject("version_id", UUID.class),
						CodedEnum.of(VersionStatus.class, row.getString("version_status")),
						Instants.get(row, "effective_at"), row.getBoolean("dated")),
				row.getObject("previous_version_id", UUID.class), Instants.get(row, "published_at"),
				row.getString("redline_state"), row.getBoolean("explicit"), digest(row), row.getString("fingerprint"));
	}

	private static AssessableUpdate.@Nullable Digest digest(ResultSet row) throws SQLException {
		String summary = row.getString("digest_summary");
		return (summary != null) ? new AssessableUpdate.Digest(summary, row.getString("digest_sha256")) : null;
	}

}
