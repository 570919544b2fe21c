package io.regwatch.budget;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.scheduling.Purgeable;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Daily budgets of each workspace, of each client and of the installation. The maximum of
 * a call is reserved in all three before it is made, so no limit is ever exceeded.
 * Reservations of a killed worker are not released: its calls may have been made.
 */
@Repository
@EnableConfigurationProperties(ModelBudgetProperties.class)
public class ModelBudgets implements Purgeable {

	/** Maximum of the call that one request of a client triggers at once. */
	private static final long REQUEST_TOKENS = 30_000;

	private static final int SCOPES = 3;

	// The workspace first: its deletion locks it before the rows that belong to it.
	private static final String RESERVE = """
			WITH owner AS (SELECT id, client_id FROM workspace WHERE id = :workspace FOR KEY SHARE)
			INSERT INTO model_spend (day, client_id, workspace_id, tokens)
			SELECT CAST(now() AT TIME ZONE 'UTC' AS date), scope.client_id, scope.workspace_id, :tokens
			FROM owner
			CROSS JOIN LATERAL (VALUES
				(1, CAST(NULL AS uuid), CAST(NULL AS uuid), :installationTokens),
				(2, owner.client_id, NULL, :clientTokens),
				(3, NULL, owner.id, :workspaceTokens)
			) AS scope (number, client_id, workspace_id, max)
			WHERE :tokens <= scope.max
			ORDER BY scope.number
			ON CONFLICT (day, client_id, workspace_id) DO UPDATE
			SET tokens = model_spend.tokens + excluded.tokens
			WHERE model_spend.tokens + excluded.tokens <= CASE
				WHEN model_spend.workspace_id IS NOT NULL THEN :workspaceTokens
				WHEN model_spend.client_id IS NOT NULL THEN :clientTokens
				ELSE :installationTokens END
			RETURNING day, (SELECT client_id FROM owner) AS client, :workspace AS workspace, :tokens AS tokens
			""";

	private static final String SETTLE = """
			WITH scope AS (
				SELECT day, client_id, workspace_id
				FROM model_spend
				WHERE day = :day AND (client_id IS NULL OR client_id = :client)
					AND (workspace_id IS NULL OR workspace_id = :workspace)
				ORDER BY client_id NULLS FIRST, workspace_id NULLS FIRST
				FOR UPDATE
			)
			UPDATE model_spend
			SET tokens = tokens + :used - :reserved
			FROM scope
			WHERE model_spend.day = scope.day AND model_spend.client_id IS NOT DISTINCT FROM scope.client_id
				AND model_spend.workspace_id IS NOT DISTINCT FROM scope.workspace_id
			""";

	private static final String SECONDS_UNTIL_FREE = """
			SELECT ceil(extract(epoch FROM date_trunc('day', now() AT TIME ZONE 'UTC') + interval '1 day'
				- now() AT TIME ZONE 'UTC'))
			FROM model_spend
			JOIN workspace ON workspace.id = :workspace
			WHERE day = CAST(now() AT TIME ZONE 'UTC' AS date) AND tokens > 0
				AND (model_spend.client_id IS NULL OR model_spend.client_id = workspace.client_id)
				AND (workspace_id IS NULL OR workspace_id = workspace.id)
				AND tokens + :tokens > CASE
					WHEN workspace_id IS NOT NULL THEN :workspaceTokens
					WHEN model_spend.client_id IS NOT NULL THEN :clientTokens
					ELSE :installationTokens END
			LIMIT 1
			""";

	private static final String USED_TODAY = """
			SELECT coalesce(sum(tokens), 0)
			FROM model_spend
			WHERE day = CAST(now() AT TIME ZONE 'UTC' AS date) AND client_id IS NULL AND workspace_id IS NULL
			""";

	private static final String REMOVE = """
			DELETE FROM model_spend
			WHERE day < CAST(:time AT TIME ZONE 'UTC' AS date)
			""";

	private final JdbcClient jdbc;

	private final TransactionTemplate transaction;

	private final ModelBudgetProperties properties;

	ModelBudgets(JdbcClient jdbc, PlatformTransactionManager transactions, ModelBudgetProperties properties) {
		this.jdbc = jdbc;
		this.transaction = new TransactionTemplate(transactions);
		this.properties = properties;
	}

	/**
	 * Reserves tokens for one call, in a short transaction.
	 * @param workspace that the call is made for
	 * @param tokens maximum of the call, input and output
	 * @return empty if one of the budgets does not cover it, or the workspace was deleted
	 */
	public Optional<TokenReservation> reserve(UUID workspace, long tokens) {
		return this.transaction.execute((status) -> {
			List<TokenReservation> reserved = new ArrayList<>(
					limited(RESERVE, workspace, tokens).query(TokenReservation.class).list());
			if (reserved.size() < SCOPES) {
				status.setRollbackOnly();
				return Optional.<TokenReservation>empty();
			}
			return Optional.of(reserved.getFirst());
		});
	}

	/**
	 * Releases what a call did not use. Called once for each reservation.
	 * @param reservation for the call
	 * @param used used tokens; 0 if the call was not made
	 */
	public void settle(TokenReservation reservation, long used) {
		this.jdbc.sql(SETTLE)
			.param("day", reservation.day())
			.param("client", reservation.client())
			.param("workspace", reservation.workspace())
			.param("reserved", reservation.tokens())
			.param("used", used)
			.update();
	}

	/**
	 * When a request that calls a model may be made again.
	 * @param workspace of the request
	 * @return time until the next day, or empty if today's budgets cover the request
	 */
	public Optional<Duration> retryAfter(UUID workspace) {
		return limited(SECONDS_UNTIL_FREE, workspace, REQUEST_TOKENS).query(Long.class)
			.optional()
			.map(Duration::ofSeconds);
	}

	/**
	 * Counts what all clients have used today.
	 * @return tokens, reserved ones included
	 */
	public long usedToday() {
		return this.jdbc.sql(USED_TODAY).query(Long.class).single();
	}

	/**
	 * The limit of the installation.
	 * @return tokens a day
	 */
	public long installationTokens() {
		return this.properties.installationTokens();
	}

	@Override
	public String name() {
		return "tokens of models";
	}

	@Override
	public int removeBefore(Instant time) {
		return this.jdbc.sql(REMOVE).param("time", OffsetDateTime.ofInstant(time, ZoneOffset.UTC)).update();
	}

	private JdbcClient.StatementSpec limited(String statement, UUID workspace, long tokens) {
		return this.jdbc.sql(statement)
			.param("workspace", workspace)
			.param("tokens", tokens)
			.param("workspaceTokens", this.properties.workspaceTokens())
			.param("clientTokens", this.properties.clientTokens())
			.param("installationTokens", this.properties.installationTokens());
	}

}
