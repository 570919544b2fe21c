package io.regwatch.api.idempotency;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.security.ApiClient;
import io.regwatch.encryption.SecretCipher;
import io.regwatch.scheduling.Purgeable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Responses by client and idempotency key. */
@Repository
class IdempotentResponses implements Purgeable {

	private static final int BATCH = 10_000;

	private static final String BEGIN = """
			INSERT INTO idempotent_request (client_id, key, workspace_id)
			VALUES (:client, :key, :workspace)
			ON CONFLICT DO NOTHING
			""";

	private static final String COMPLETE = """
			UPDATE idempotent_request
			SET fingerprint = :fingerprint, status = :status, media_type = :mediaType, body = :body, encrypted = :encrypted
			WHERE client_id = :client AND key = :key
			""";

	private static final String RELEASE = """
			DELETE FROM idempotent_request
			WHERE client_id = :client AND key = :key AND status IS NULL
			""";

	private static final String FIND = """
			SELECT fingerprint, status, media_type, body, encrypted
			FROM idempotent_request
			WHERE client_id = :client AND key = :key AND status IS NOT NULL
			""";

	private static final String REMOVE = """
			DELETE FROM idempotent_request
			WHERE (client_id, key) IN (
				SELECT client_id, key FROM idempotent_request WHERE created_at < :time LIMIT :limit)
			""";

	private final JdbcClient jdbc;

	private final SecretCipher cipher;

	IdempotentResponses(JdbcClient jdbc, SecretCipher cipher) {
		this.jdbc = jdbc;
		this.cipher = cipher;
	}

	/** Returns whether the key is new. The response is deleted with the workspace. */
	boolean begin(ApiClient client, String key) {
		return sql(BEGIN, client.id(), key).param("workspace", client.workspace()).update() > 0;
	}

	void complete(UUID client, String key, IdempotentResponse response) {
		sql(COMPLETE, client, key).param("fingerprint", response.fingerprint())
			.param("status", response.status())
			.param("mediaType", response.mediaType())
			.param("body", response.secret() ? this.cipher.encrypt(response.body()) : response.body())
			.param("encrypted", response.secret())
			.update();
	}

	/** Forgets a request that was not successful: it may be sent again. */
	void release(UUID client, String key) {
		sql(RELEASE, client, key).update();
	}

	/** Empty while the first request is handled, and if that was interrupted. */
	Optional<IdempotentResponse> find(UUID client, String key) {
		return sql(FIND, client, key)
			.query((row, _) -> new IdempotentResponse(row.getBytes("fingerprint"), row.getInt("status"),
					row.getString("media_type"), body(row), row.getBoolean("encrypted")))
			.optional();
	}

	private byte[] body(ResultSet row) throws SQLException {
		byte[] stored = row.getBytes("body");
		return row.getBoolean("encrypted") ? this.cipher.decrypt(stored) : stored;
	}

	@Override
	public String name() {
		return "responses to idempotent requests";
	}

	@Override
	public int removeBefore(Instant time) {
		return this.jdbc.sql(REMOVE).param("time", time.atOffset(ZoneOffset.UTC)).param("limit", BATCH).update();
	}

	private JdbcClient.StatementSpec sql(String statement, UUID client, String key) {
		return this.jdbc.sql(statement).param("client", client).param("key", key);
	}

}
