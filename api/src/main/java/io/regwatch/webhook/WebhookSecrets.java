package io.regwatch.webhook;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.EmptyWebhookSecretException;
import com.standardwebhooks.exceptions.WebhookSigningException;
import io.regwatch.encryption.SecretCipher;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The secrets of endpoints, at most two valid ones each. They are stored encrypted and
 * not as hashes, because each message is signed with them.
 */
@Repository
class WebhookSecrets {

	private static final String PREFIX = "whsec_";

	private static final int BYTES = 32;

	private static final String REMOVE_PREVIOUS = """
			DELETE FROM webhook_secret
			WHERE endpoint_id = :endpoint AND expires_at IS NOT NULL
			""";

	private static final String EXPIRE = """
			UPDATE webhook_secret
			SET expires_at = now() + make_interval(secs => :seconds)
			WHERE endpoint_id = :endpoint
			RETURNING expires_at
			""";

	private static final String ADD = """
			INSERT INTO webhook_secret (endpoint_id, secret)
			VALUES (:endpoint, :secret)
			""";

	private static final String FIND = """
			SELECT secret
			FROM webhook_secret
			WHERE endpoint_id = :endpoint AND (expires_at IS NULL OR expires_at > now())
			ORDER BY id DESC
			""";

	private final SecureRandom random = new SecureRandom();

	private final JdbcClient jdbc;

	private final SecretCipher cipher;

	WebhookSecrets(JdbcClient jdbc, SecretCipher cipher) {
		this.jdbc = jdbc;
		this.cipher = cipher;
	}

	/** Adds a secret and returns it as receivers need it. */
	String add(UUID endpoint) {
		byte[] secret = new byte[BYTES];
		this.random.nextBytes(secret);
		this.jdbc.sql(ADD).param("endpoint", endpoint).param("secret", this.cipher.encrypt(secret)).update();
		return PREFIX + Base64.getEncoder().encodeToString(secret);
	}

	/**
	 * Limits the validity of the current secret and removes the one before. Returns until
	 * when it is valid.
	 */
	Optional<Instant> expire(UUID endpoint, Duration overlap) {
		this.jdbc.sql(REMOVE_PREVIOUS).param("endpoint", endpoint).update();
		return this.jdbc.sql(EXPIRE)
			.param("endpoint", endpoint)
			.param("seconds", overlap.toSeconds())
			.query(OffsetDateTime.class)
			.optional()
			.map(OffsetDateTime::toInstant);
	}

	/** Fails with an {@code EncryptionKeyException} if one cannot be decrypted. */
	List<byte[]> findValid(UUID endpoint) {
		return this.jdbc.sql(FIND)
			.param("endpoint", endpoint)
			.query((row, _) -> row.getBytes(1))
			.list()
			.stream()
			.map(this.cipher::decrypt)
			.toList();
	}

	/** The signatures by all secrets, separated by spaces. */
	static String sign(List<byte[]> secrets, String messageId, long seconds, String body) {
		return secrets.stream()
			.map((secret) -> sign(secret, messageId, seconds, body))
			.collect(Collectors.joining(" "));
	}

	private static String sign(byte[] secret, String messageId, long seconds, String body) {
		try {
			return new Webhook(secret).sign(messageId, seconds, body);
		}
		catch (EmptyWebhookSecretException | WebhookSigningException ex) {
			throw new IllegalStateException("Message '%s' could not be signed".formatted(messageId), ex);
		}
	}

}
