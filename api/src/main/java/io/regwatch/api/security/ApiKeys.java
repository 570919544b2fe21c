package io.regwatch.api.security;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The clients' keys; of a secret only its SHA-256 is kept. */
@Repository
public class ApiKeys {

	private static final String ADD_CLIENT = """
			INSERT INTO client (name)
			VALUES (:name)
			ON CONFLICT (name) DO UPDATE SET name = excluded.name
			RETURNING id
			""";

	private static final String ADD = """
			INSERT INTO api_key (public_id, client_id, secret_sha256, expires_at)
			VALUES (:id, :client, :hash, :expiresAt)
			""";

	private static final String FIND_ALL = """
			SELECT public_id, name, api_key.created_at, expires_at, revoked_at, last_used_at
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
	 * Makes a key, and its client if that is new.
	 * @param client name of the client
	 * @param expiresAt from when the key is refused; {@code null} for never
	 * @return the key, readable only now
	 */
	@Transactional
	public CreatedApiKey create(String client, @Nullable Instant expiresAt) {
		ApiKey key = ApiKey.random();
		UUID clientId = this.jdbc.sql(ADD_CLIENT).param("name", client).query(UUID.class).single();
		this.jdbc.sql(ADD)
			.param("id", key.id())
			.param("client", clientId)
			.param("hash", key.hash())
			.param("expiresAt", (expiresAt != null) ? expiresAt.atOffset(ZoneOffset.UTC) : null)
			.update();
		return new CreatedApiKey(key.id(), key.text(), client);
	}

	/**
	 * Lists all keys, also those that are refused.
	 * @return by client, oldest first
	 */
	public List<ApiKeyInfo> findAll() {
		return this.jdbc.sql(FIND_ALL).query(ApiKeys::info).list();
	}

	/**
	 * Refuses a key from now on.
	 * @param id its public part
	 * @return whether there is such a key
	 */
	public boolean revoke(String id) {
		return this.jdbc.sql(REVOKE).param("id", id).update() > 0;
	}

	/**
	 * Keeps when keys were last used.
	 * @param ages by public part, how long ago that was
	 */
	void markUsed(Map<String, Duration> ages) {
		List<Map.Entry<String, Duration>> uses = List.copyOf(ages.entrySet());
		this.jdbc.sql(MARK_USED)
			.param("ids", uses.stream().map(Map.Entry::getKey).toArray(String[]::new))
			.param("ages", uses.stream().map((use) -> use.getValue().toMillis()).toArray(Long[]::new))
			.update();
	}

	private static ApiKeyInfo info(ResultSet row, int number) throws SQLException {
		return new ApiKeyInfo(row.getString("public_id"), row.getString("name"),
				row.getObject("created_at", OffsetDateTime.class).toInstant(), instant(row, "expires_at"),
				instant(row, "revoked_at"), instant(row, "last_used_at"));
	}

	private static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
		OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
		return (time != null) ? time.toInstant() : null;
	}

}
