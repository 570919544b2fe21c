package io.regwatch.assessment.run;

import java.math.BigDecimal;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** The assessments: an append-only history, of which the newest is the current one. */
@Repository
class Assessments {

	private static final String AGE = """
			UPDATE assessment
			SET current = false
			WHERE workspace_id = :workspace AND update_id = ANY (CAST(:updates AS uuid[])) AND current
			""";

	private static final String EXIST = """
			SELECT EXISTS (SELECT FROM assessment WHERE workspace_id = :workspace AND update_id = :update AND current)
			""";

	private static final String ADD = """
			INSERT INTO assessment (workspace_id, update_id, run_id, status, priority, impact_summary, suggested_actions,
				evidence, reason_code, fingerprint, profile_version, model, prompt_version, tokens_in, tokens_out, cost,
				current)
			SELECT :workspace, given.update_id, :run, given.status, given.priority, given.summary, given.actions,
				given.evidence, given.reason, given.fingerprint, given.profile_version, given.model, given.prompt_version, given.tokens_in,
				given.tokens_out, given.cost, true
			FROM unnest(CAST(:updates AS uuid[]), CAST(:statuses AS text[]), CAST(:priorities AS text[]),
				CAST(:summaries AS text[]), CAST(:actions AS text[]), CAST(:evidence AS jsonb[]),
				CAST(:reasons AS text[]), CAST(:fingerprints AS text[]),
				CAST(:profileVersions AS bigint[]), CAST(:models AS text[]),
				CAST(:promptVersions AS text[]), CAST(:tokensIn AS integer[]), CAST(:tokensOut AS integer[]),
				CAST(:costs AS numeric[]))
				AS given (update_id, status, priority, summary, actions, evidence, reason, fingerprint, profile_version, model,
					prompt_version, tokens_in, tokens_out, cost)
			""";

	private final JdbcClient jdbc;

	private final JsonMapper json;

	Assessments(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/** Whether an update has a current assessment. */
	boolean exist(AssessmentRun run, UUID update) {
		return this.jdbc.sql(EXIST)
			.param("workspace", run.workspace())
			.param("update", update)
			.query(Boolean.class)
			.single();
	}

	@Transactional(propagation = Propagation.MANDATORY)
	public void add(AssessmentRun run, List<Assessment> assessments) {
		String[] updates = texts(assessments, (one) -> one.updateId().toString());
		this.jdbc.sql(AGE).param("workspace", run.workspace()).param("updates", updates).update();
		this.jdbc.sql(ADD)
			.param("workspace", run.workspace())
			.param("run", run.id())
			.param("updates", updates)
			.param("statuses", texts(assessments, (one) -> one.result().status().code()))
			.param("priorities", texts(assessments, (one) -> one.result().priority().code()))
			.param("summaries", texts(assessments, (one) -> one.result().impactSummary()))
			.param("actions", texts(assessments, (one) -> one.result().suggestedActions()))
			.param("evidence", texts(assessments, (one) -> this.json.writeValueAsString(one.result().evidence())))
			.param("reasons", texts(assessments, (one) -> one.result().reasonCode()))
			.param("fingerprints", texts(assessments, Assessment::fingerprint))
			.param("profileVersions", texts(assessments, (one) -> Long.toString(one.profileVersion())))
			.param("models", texts(assessments, (one) -> one.result().usage().model()))
			.param("promptVersions", texts(assessments, (one) -> one.result().usage().promptVersion()))
			.param("tokensIn", texts(assessments, (one) -> Long.toString(one.result().usage().inputTokens())))
			.param("tokensOut", texts(assessments, (one) -> Long.toString(one.result().usage().outputTokens())))
			.param("costs", assessments.stream().map((one) -> one.result().usage().cost()).toArray(BigDecimal[]::new))
			.update();
	}

	private static String[] texts(List<Assessment> assessments, Function<Assessment, String> text) {
		return assessments.stream().map(text).toArray(String[]::new);
	}

}
