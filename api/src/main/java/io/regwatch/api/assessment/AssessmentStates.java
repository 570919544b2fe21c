package io.regwatch.api.assessment;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.CurrentContext;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The states of visible updates. */
@Repository
class AssessmentStates {

	private static final String FIND = """
			SELECT a.reason_code, a.created_at AS assessed_at, coalesce(a.profile_version < profile.version, false) AS stale,
				review.id IS NOT NULL AS reviewed, review.reason_code AS review_reason, EXISTS (
					SELECT FROM duplicate_update AS duplicate
					WHERE duplicate.update_id = u.id AND duplicate.workspace_id = :workspace) AS duplicate,
				item.run_id AS run, item.state AS item_state, item.reason AS item_reason,
				item.leased_by IS NOT NULL AS leased, item.finished_at IS NOT NULL AS run_finished,
				item.run_id IS NOT NULL AND (a.id IS NULL OR a.run_id = item.run_id OR item.started_at > a.created_at)
					AS later,
				coalesce(request.requested_version > request.completed_version, false) AS requested,
				coalesce(request.failures, 0) AS failures
			FROM reference_update AS u
			JOIN visible_reference AS visible
				ON visible.reference_id = u.reference_id AND visible.workspace_id = :workspace
			LEFT JOIN profile ON profile.workspace_id = visible.workspace_id
			"""
			+ CurrentContext.JOIN + """
					LEFT JOIN work_request AS request
						ON request.kind = 'assess' AND request.work_key = CAST(visible.workspace_id AS text)
					LEFT JOIN LATERAL (
						SELECT item.run_id, item.state, item.reason, item.leased_by, run.started_at, run.finished_at
						FROM assessment_item AS item
						JOIN assessment_run AS run ON run.id = item.run_id
						WHERE item.update_id = u.id AND run.workspace_id = visible.workspace_id
						ORDER BY run.started_at DESC
						LIMIT 1) AS item ON true
					WHERE u.id = :update AND u.retracted_at IS NULL
					""";

	private final JdbcClient jdbc;

	AssessmentStates(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	Optional<UpdateAssessmentState> find(UUID workspace, UUID update) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("update", update)
			.query(RecordRowMapper.of(AssessmentProgressRow.class))
			.optional()
			.map(AssessmentProgressRow::state);
	}

}
