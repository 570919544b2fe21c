package io.regwatch.assessment.run;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The runs and previews that clients request over the API. */
@Repository
class RequestedAssessments {

	private static final String FIND_NEXT = """
			SELECT request.id, request.preview, request.model, request.forced, request.since, request.only_updates,
				request.budget_tokens, request.reason
			FROM assessment_request AS request
			LEFT JOIN assessment_run AS run ON run.id = request.id
			WHERE request.workspace_id = :workspace AND run.finished_at IS NULL
				AND (request.stop_requested_at IS NULL OR run.id IS NOT NULL)
				AND NOT EXISTS (
					SELECT FROM assessment_request_result AS result WHERE result.request_id = request.id)
			ORDER BY request.created_at, request.id
			LIMIT 1
			""";

	private static final String IS_STOPPED = """
			SELECT EXISTS (SELECT FROM assessment_request WHERE id = :run AND stop_requested_at IS NOT NULL)
			""";

	private static final String ANSWER = """
			INSERT INTO assessment_request_result (request_id, items, calls, tokens, problem)
			SELECT id, :items, :calls, :tokens, :problem
			FROM assessment_request
			WHERE id = :request
			ON CONFLICT DO NOTHING
			""";

	private final JdbcClient jdbc;

	RequestedAssessments(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** The oldest request of a workspace that is neither finished nor stopped. */
	Optional<RequestedAssessment> findNext(UUID workspace) {
		return this.jdbc.sql(FIND_NEXT).param("workspace", workspace).query(RequestedAssessments::requested).optional();
	}

	/** Whether a client wants a run to end. */
	boolean isStopped(UUID run) {
		return this.jdbc.sql(IS_STOPPED).param("run", run).query(Boolean.class).single();
	}

	void answer(UUID request, Preview preview) {
		answer(request, preview.items(), preview.calls(), preview.tokens(), null);
	}

	/** Nothing, if no client requested it. */
	void reject(UUID request, String problem) {
		answer(request, null, null, null, problem);
	}

	private void answer(UUID request, @Nullable Integer items, @Nullable Integer calls, @Nullable Long tokens,
			@Nullable String problem) {
		this.jdbc.sql(ANSWER)
			.param("request", request)
			.param("items", items)
			.param("calls", calls)
			.param("tokens", tokens)
			.param("problem", problem)
			.update();
	}

	private static RequestedAssessment requested(ResultSet row, int number) throws SQLException {
		return new RequestedAssessment(row.getObject("id", UUID.class), row.getBoolean("preview"),
				AssessmentRuns.request(row));
	}

}
