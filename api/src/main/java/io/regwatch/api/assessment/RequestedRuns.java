package io.regwatch.api.assessment;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.RetriedTransaction;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The assessment runs that clients request. Workers do them. */
@Repository
public class RequestedRuns {

	private static final String FIND_HIDDEN = """
			SELECT given.id
			FROM unnest(CAST(:updates AS uuid[])) AS given (id)
			WHERE NOT EXISTS (
				SELECT
				FROM reference_update AS u
				JOIN visible_reference AS visible
					ON visible.reference_id = u.reference_id AND visible.workspace_id = :workspace
				WHERE u.id = given.id AND u.retracted_at IS NULL)
			LIMIT 1
			""";

	private static final String ADD = """
			INSERT INTO assessment_request (workspace_id, preview, model, forced, since, only_updates, budget_tokens,
				reason, key_id)
			VALUES (:workspace, :preview, :model, :forced, :since, CAST(:updates AS uuid[]), :budget, :reason, :key)
			RETURNING id
			""";

	private static final String STOP = """
			UPDATE assessment_request
			SET stop_requested_at = now()
			WHERE id = :run AND workspace_id = :workspace AND stop_requested_at IS NULL
			""";

	private final JdbcClient jdbc;

	private final WorkQueue work;

	RequestedRuns(JdbcClient jdbc, WorkQueue work) {
		this.jdbc = jdbc;
		this.work = work;
	}

	/**
	 * Adds a run and requests the work in the same transaction.
	 * @param workspace to assess
	 * @param order what to assess
	 * @param key public id of the API key, or {@code person:} and the name of a console
	 * user
	 * @return id of the run
	 */
	@RetriedTransaction
	public UUID add(UUID workspace, AssessmentOrder.Order order, String key) {
		requireVisible(workspace, order.updates());
		UUID run = this.jdbc.sql(ADD)
			.param("workspace", workspace)
			.param("preview", order.preview())
			.param("model", order.model())
			.param("forced", order.forced())
			.param("since", time(order.since()))
			.param("updates", array(order.updates()))
			.param("budget", order.budgetTokens())
			.param("reason", order.reason())
			.param("key", key)
			.query(UUID.class)
			.single();
		this.work.requestPart(WorkKind.ASSESS, workspace.toString(), workspace, "requested");
		return run;
	}

	/**
	 * Asks a run to end; without effect on one that nobody requested or that has ended.
	 * @param workspace of the run
	 * @param run its id
	 */
	public void stop(UUID workspace, UUID run) {
		this.jdbc.sql(STOP).param("workspace", workspace).param("run", run).update();
	}

	private void requireVisible(UUID workspace, @Nullable List<UUID> updates) {
		if (updates != null) {
			Optional<UUID> hidden = this.jdbc.sql(FIND_HIDDEN)
				.param("workspace", workspace)
				.param("updates", array(updates))
				.query(UUID.class)
				.optional();
			hidden.ifPresent((id) -> {
				throw AssessmentOrder.unknownUpdate(id);
			});
		}
	}

	private static @Nullable OffsetDateTime time(@Nullable Instant instant) {
		return (instant != null) ? instant.atOffset(ZoneOffset.UTC) : null;
	}

	private static String @Nullable [] array(@Nullable List<UUID> ids) {
		return (ids != null) ? ids.stream().map(UUID::toString).toArray(String[]::new) : null;
	}

}
