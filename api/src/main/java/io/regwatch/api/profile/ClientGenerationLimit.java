package io.regwatch.api.profile;

import java.time.Duration;
import java.util.UUID;

import io.regwatch.api.error.RateLimitedException;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Limits how many profiles one client has generated at once, so that slow websites of one
 * client do not delay the others.
 */
@Component
class ClientGenerationLimit {

	private static final Duration RETRY_AFTER = Duration.ofSeconds(5);

	/** Without it, requests at the same time would not count each other. */
	private static final String LOCK = """
			SELECT client.id
			FROM client
			JOIN workspace ON workspace.client_id = client.id
			WHERE workspace.id = :workspace
			FOR NO KEY UPDATE OF client
			""";

	/** Those that nobody waits for any more, after a crash, do not count. */
	private static final String COUNT_OPEN = """
			SELECT count(*)
			FROM work_request
			JOIN workspace ON workspace.id = work_request.workspace_id
			WHERE kind = 'generate_profile' AND result IS NULL AND client_id = :client
				AND requested_at > now() - make_interval(secs => :seconds)
			""";

	private final JdbcClient jdbc;

	private final GenerationProperties properties;

	ClientGenerationLimit(JdbcClient jdbc, GenerationProperties properties) {
		this.jdbc = jdbc;
		this.properties = properties;
	}

	/** Refuses a further generation in the transaction that would request it. */
	@Transactional(propagation = Propagation.MANDATORY)
	public void check(UUID workspace) {
		this.jdbc.sql(LOCK)
			.param("workspace", workspace)
			.query(UUID.class)
			.optional()
			.filter((client) -> countOpen(client) >= this.properties.maxPerClient())
			.ifPresent((_) -> {
				throw new RateLimitedException(
						"%d profiles of this client are being generated".formatted(this.properties.maxPerClient()),
						RETRY_AFTER);
			});
	}

	private int countOpen(UUID client) {
		return this.jdbc.sql(COUNT_OPEN)
			.param("client", client)
			.param("seconds", this.properties.timeout().toSeconds())
			.query(Integer.class)
			.single();
	}

}
