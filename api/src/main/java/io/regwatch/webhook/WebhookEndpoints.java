package io.regwatch.webhook;

import java.net.URI;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.change.ChangeType;
import io.regwatch.http.CallbackClient;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The webhook endpoints of clients. */
@Repository
public class WebhookEndpoints {

	private static final String COLUMNS = """
			SELECT id, url, workspace_id, events, created_at, disabled_at, disabled_reason,
				saved_search_id
			FROM webhook_endpoint
			""";

	private static final String FIND_OF_CLIENT = COLUMNS + """
			WHERE client_id = :client
			ORDER BY created_at, id
			""";

	private static final String FIND = COLUMNS + """
			WHERE id = :id
			""";

	private static final String FIND_ONE_OF_CLIENT = FIND + """
			AND client_id = :client
			""";

	private static final String OWNS = """
			SELECT EXISTS (SELECT FROM workspace WHERE id = :workspace AND client_id = :client)
			""";

	private static final String ADD = """
			INSERT INTO webhook_endpoint (client_id, workspace_id, url, events, saved_search_id)
			VALUES (:client, :workspace, :url, CAST(:events AS text[]), :savedSearch)
			RETURNING id
			""";

	private static final String CHANGE = """
			UPDATE webhook_endpoint
			SET url = coalesce(:url, url), events = coalesce(CAST(:events AS text[]), events)
			WHERE id = :id
			""";

	private static final String ENABLE = """
			UPDATE webhook_endpoint
			SET disabled_at = NULL, disabled_reason = NULL
			WHERE id = :id
			""";

	private static final String DISABLE = """
			UPDATE webhook_endpoint
			SET disabled_at = now(), disabled_reason = :reason
			WHERE id = :id AND disabled_at IS NULL
			""";

	private static final String DELETE = """
			DELETE FROM webhook_endpoint
			WHERE id = :id
			""";

	private static final String COUNT_OF_CLIENT = """
			SELECT count(*)
			FROM webhook_endpoint
			WHERE client_id = :client
			""";

	private static final String COUNT_DISABLED = """
			SELECT count(*)
			FROM webhook_endpoint
			WHERE disabled_at IS NOT NULL
			""";

	private final JdbcClient jdbc;

	private final CallbackClient http;

	WebhookEndpoints(JdbcClient jdbc, CallbackClient http) {
		this.jdbc = jdbc;
		this.http = http;
	}

	/**
	 * Finds the endpoints of a client.
	 * @param client that owns them
	 * @return the oldest first
	 */
	public List<WebhookEndpoint> findOf(UUID client) {
		return this.jdbc.sql(FIND_OF_CLIENT)
			.param("client", client)
			.query(RecordRowMapper.of(WebhookEndpoint.class))
			.list();
	}

	/**
	 * Finds an endpoint of a client.
	 * @param client that owns it
	 * @param id of the endpoint
	 * @return empty also if it is another client's
	 */
	public Optional<WebhookEndpoint> findOf(UUID client, UUID id) {
		return this.jdbc.sql(FIND_ONE_OF_CLIENT)
			.param("client", client)
			.param("id", id)
			.query(RecordRowMapper.of(WebhookEndpoint.class))
			.optional();
	}

	/**
	 * Whether a URL is accepted.
	 * @param url of a receiver
	 * @return {@code false} if it is malformed, or needs HTTPS
	 */
	public boolean allows(URI url) {
		return this.http.allows(url);
	}

	/**
	 * Whether a workspace belongs to a client.
	 * @param client to check
	 * @param workspace to check
	 * @return {@code false} also if it does not exist
	 */
	public boolean owns(UUID client, UUID workspace) {
		return this.jdbc.sql(OWNS).param("client", client).param("workspace", workspace).query(Boolean.class).single();
	}

	/**
	 * Counts the endpoints to which nothing is delivered.
	 * @return their number
	 */
	public long countDisabled() {
		return this.jdbc.sql(COUNT_DISABLED).query(Long.class).single();
	}

	int countOf(UUID client) {
		return this.jdbc.sql(COUNT_OF_CLIENT).param("client", client).query(Integer.class).single();
	}

	Optional<WebhookEndpoint> find(UUID id) {
		return this.jdbc.sql(FIND).param("id", id).query(RecordRowMapper.of(WebhookEndpoint.class)).optional();
	}

	UUID add(UUID client, @Nullable UUID workspace, URI url, Collection<ChangeType> events,
			@Nullable UUID savedSearch) {
		return this.jdbc.sql(ADD)
			.param("client", client)
			.param("workspace", workspace)
			.param("url", url.toString())
			.param("events", codes(events))
			.param("savedSearch", savedSearch)
			.query(UUID.class)
			.single();
	}

	/** Changes what is not {@code null}. */
	void change(UUID id, @Nullable URI url, @Nullable Collection<ChangeType> events) {
		this.jdbc.sql(CHANGE)
			.param("id", id)
			.param("url", (url != null) ? url.toString() : null)
			.param("events", (events != null) ? codes(events) : null)
			.update();
	}

	void enable(UUID id) {
		this.jdbc.sql(ENABLE).param("id", id).update();
	}

	/** Returns whether it was enabled. */
	boolean disable(UUID id, String reason) {
		return this.jdbc.sql(DISABLE).param("id", id).param("reason", reason).update() > 0;
	}

	void delete(UUID id) {
		this.jdbc.sql(DELETE).param("id", id).update();
	}

	private static String[] codes(Collection<ChangeType> events) {
		return events.stream().map(ChangeType::code).distinct().toArray(String[]::new);
	}

}
