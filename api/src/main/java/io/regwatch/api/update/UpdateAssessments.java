package io.regwatch.api.update;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Priority;
import io.regwatch.store.Instants;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** All assessments of visible updates. */
@Repository
public class UpdateAssessments {

	private static final String IS_VISIBLE = """
			SELECT EXISTS (
				SELECT
				FROM reference_update AS u
				JOIN visible_reference AS visible
					ON visible.reference_id = u.reference_id AND visible.workspace_id = :workspace
				WHERE u.id = :update AND u.retracted_at IS NULL)
			""";

	private static final String FIND = """
			SELECT a.id, a.created_at, a.current, a.run_id, run.reason AS run_reason, a.status, a.priority,
				a.impact_summary, a.suggested_actions, a.reason_code, a.model, a.prompt_version, a.tokens_in, a.tokens_out,
				a.cost, a.evidence, s.redistribution <> 'metadata' AS quotable
			FROM assessment AS a
			JOIN assessment_run AS run ON run.id = a.run_id
			JOIN reference_update AS u ON u.id = a.update_id
			JOIN reference AS r ON r.id = u.reference_id
			JOIN source AS s ON s.id = r.source_id
			WHERE a.workspace_id = :workspace AND a.update_id = :update
			ORDER BY a.created_at DESC, a.id DESC
			""";

	private static final TypeReference<List<StoredEvidence>> ENTRIES = new TypeReference<>() {
	};

	private final JdbcClient jdbc;

	private final JsonMapper json;

	UpdateAssessments(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Finds the history of an update that the workspace sees.
	 * @param workspace that reads
	 * @param update its id
	 * @return newest first; empty if the update is not visible
	 */
	public Optional<List<UpdateAssessment>> find(UUID workspace, UUID update) {
		boolean visible = sql(IS_VISIBLE, workspace, update).query(Boolean.class).single();
		return visible ? Optional.of(sql(FIND, workspace, update).query(this::assessment).list()) : Optional.empty();
	}

	private JdbcClient.StatementSpec sql(String statement, UUID workspace, UUID update) {
		return this.jdbc.sql(statement).param("workspace", workspace).param("update", update);
	}

	private UpdateAssessment assessment(ResultSet row, int number) throws SQLException {
		return new UpdateAssessment(row.getObject("id", UUID.class), Instants.get(row, "created_at"),
				row.getBoolean("current"), row.getObject("run_id", UUID.class), row.getString("run_reason"),
				CodedEnum.of(ApplicabilityStatus.class, row.getString("status")),
				CodedEnum.of(Priority.class, row.getString("priority")), row.getString("impact_summary"),
				row.getString("suggested_actions"), row.getString("reason_code"), row.getString("model"),
				row.getString("prompt_version"), row.getLong("tokens_in"), row.getLong("tokens_out"),
				row.getBigDecimal("cost"), StoredEvidence
					.statements(this.json.readValue(row.getString("evidence"), ENTRIES), row.getBoolean("quotable")));
	}

}
