package io.regwatch.api.security;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import java.util.UUID;

import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** API keys; only the SHA-256 of a secret is stored. */
@Repository
public class ApiKeys {

	private static final String ADD_CLIENT = """
			INSERT INTO client (name)
			VALUES (:name)
			ON CONFLICT (name) DO UPDATE SET name = excluded.name
			RETURNING id
			""";

	private static final String ADD = """
			INSERT INTO api_key (public_id, client_id, secret_sha256, scopes, workspace_ids, expires_at)
			VALUES (:id, :client, :hash, :scopes, CAST(:workspaces AS uuid[]), :expiresAt)
			""";

	private static final String FIND_UNKNOWN_WORKSPACES = """
			SELECT given.id
			FROM unnest(CAST(:workspaces AS uuid[])) AS given (id)
			WHERE NOT EXISTS (SELECT FROM workspace WHERE workspace.id = given.id AND client_id = :client)
			""";

	private static final String FIND_ALL = """
			SELECT public_id AS id, name AS client, scopes, workspace_ids, api_key.created_at, expires_at, revoked_at, last_used_at
			FROM api_key
			JOIN client ON client.id = client_id
			ORDER BY name, api_key.created_at, public_id
			""";

	private static final String MARK_USED = """
			UPDATE api_key
			SET last_used_at = greatest(last_used_at, now() - used.age * interval '1 millisecond')
			FROM unnest(:ids, :ages) AS used (id, age)
			WHERE public_id = used.id
			""";

	private static final String REVOKE = """
			UPDATE api_key
			SET revoked_at = coalesce(revoked_at, now())
			WHERE public_id = :id
			""";

	private final JdbcClient jdbc;

	ApiKeys(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Creates a key, and its client if it is new.
	 * @param client name of the client
	 * @param expiresAt when the key expires; {@code null} for never
	 * @return the key with its secret, which cannot be read later
	 */
	@Transactional
	public CreatedApiKey create(String client, @Nullable Instant expiresAt) {
		return create(ApiKeySpec.unrestricted(client, expiresAt));
	}

	/**
	 * Creates a key, and its client if it is new.
	 * @param spec of the key
	 * @return the key with its secret, which cannot be read later
	 * @throws IllegalArgumentException if a workspace is not the client's; nothing is
	 * created
	 */
	@Transactional
	public CreatedApiKey create(ApiKeySpec spec) {
		ApiKey key = ApiKey.random();
		UUID client = this.jdbc.sql(ADD_CLIENT).param("name", spec.client()).query(UUID.class).single();
		String @Nullable [] workspaces = spec.workspaces().isEmpty() ? null
				: spec.workspaces().stream().map(UUID::toString).toArray(String[]::new);
		requireOwn(client, workspaces);
		this.jdbc.sql(ADD)
			.param("id", key.id())
			.param("client", client)
			.param("hash", key.hash())
			.param("scopes", spec.scopes().stream().map(ApiKeyScope::code).sorted().toArray(String[]::new))
			.param("workspaces", workspaces)
			.param("expiresAt", (spec.expiresAt() != null) ? spec.expiresAt().atOffset(ZoneOffset.UTC) : null)
			.update();
		return new CreatedApiKey(key.id(), key.text(), spec.client());
	}

	/**
	 * Lists all keys, expired and revoked ones included.
	 * @return by client, oldest first
	 */
	public List<ApiKeyInfo> findAll() {
		return this.jdbc.sql(FIND_ALL).query(RecordRowMapper.of(ApiKeyInfo.class)).list();
	}

	/**
	 * Revokes a key.
	 * @param id its public part
	 * @return whether there is such a key
	 */
	public boolean revoke(String id) {
		return this.jdbc.sql(REVOKE).param("id", id).update() > 0;
	}

	private void requireOwn(UUID client, String @Nullable [] workspaces) {
		Optional<String> unknown = this.jdbc.sql(FIND_UNKNOWN_WORKSPACES)
			.param("workspaces", workspaces)
			.param("client", client)
			.query((row, _) -> row.getString(1))
			.stream()
			.findFirst();
		if (unknown.isPresent()) {
			throw new IllegalArgumentException("The client has no workspace '%s'".formatted(unknown.get()));
		}
	}

	/**
	 * Saves when keys were last used.
	 * @param ages time since then by public part
	 */
	void markUsed(Map<String, Duration> ages) {
		List<Map.Entry<String, Duration>> uses = List.copyOf(ages.entrySet());
		this.jdbc.sql(MARK_USED)
			.param("ids", uses.stream().map(Map.Entry::getKey).toArray(String[]::new))
			.param("ages", uses.stream().map((use) -> use.getValue().toMillis()).toArray(Long[]::new))
			.update();
	}

}
