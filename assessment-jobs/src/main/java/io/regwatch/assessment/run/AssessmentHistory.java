package io.regwatch.assessment.run;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;

import io.regwatch.store.Instants;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the history of assessments. */
@Repository
public class AssessmentHistory {

	private static final String FIND = """
			SELECT a.created_at, a.current, a.run_id, run.reason, a.status, a.priority, a.impact_summary,
				a.suggested_actions, a.reason_code, a.evidence, a.model, a.prompt_version, a.tokens_in, a.tokens_out,
				a.cost
			FROM assessment AS a
			JOIN assessment_run AS run ON run.id = a.run_id
			WHERE a.workspace_id = :workspace AND a.update_id = :update
			ORDER BY a.created_at DESC, a.id DESC
			""";

	private final JdbcClient jdbc;

	private final JsonMapper json;

	AssessmentHistory(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Reads the assessments of an update.
	 * @param workspace for which it was assessed
	 * @param update id of the update
	 * @return newest first; possibly empty
	 */
	public List<PastAssessment> find(UUID workspace, UUID update) {
		return this.jdbc.sql(FIND).param("workspace", workspace).param("update", update).query(this::past).list();
	}

	private PastAssessment past(ResultSet row, int number) throws SQLException {
		return new PastAssessment(Instants.get(row, "created_at"), row.getBoolean("current"),
				row.getObject("run_id", UUID.class), row.getString("reason"), row.getString("status"),
				row.getString("priority"), row.getString("impact_summary"), row.getString("suggested_actions"),
				row.getString("reason_code"), this.json.readTree(row.getString("evidence")), row.getString("model"),
				row.getString("prompt_version"), row.getLong("tokens_in"), row.getLong("tokens_out"),
				row.getBigDecimal("cost"));
	}

}
