package io.regwatch.webhook;

import java.util.UUID;

import io.regwatch.encryption.EncryptionKeyException;
import io.regwatch.encryption.SecretCipher;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Encrypts stored secrets with the current key when a process starts, so that a former
 * key is not needed any more.
 */
@Repository
class WebhookSecretRotation {

	private static final Logger logger = LoggerFactory.getLogger(WebhookSecretRotation.class);

	private static final String FIND_OF_FORMER_KEYS = """
			SELECT id, secret
			FROM webhook_secret
			WHERE substring(secret FROM 1 FOR length(:key)) <> :key
			""";

	private static final String REPLACE = """
			UPDATE webhook_secret
			SET secret = :encrypted
			WHERE id = :id AND secret = :stored
			""";

	private final JdbcClient jdbc;

	private final SecretCipher cipher;

	WebhookSecretRotation(JdbcClient jdbc, SecretCipher cipher) {
		this.jdbc = jdbc;
		this.cipher = cipher;
	}

	@EventListener(ApplicationReadyEvent.class)
	void rotate() {
		this.cipher.currentKeyId()
			.ifPresent((key) -> this.jdbc.sql(FIND_OF_FORMER_KEYS)
				.param("key", key)
				.query((row, _) -> new Stored(row.getObject("id", UUID.class), row.getBytes("secret")))
				.list()
				.forEach(this::rotate));
	}

	private void rotate(Stored former) {
		try {
			this.jdbc.sql(REPLACE)
				.param("encrypted", this.cipher.encrypt(this.cipher.decrypt(former.secret())))
				.param("id", former.id())
				.param("stored", former.secret())
				.update();
		}
		catch (EncryptionKeyException ex) {
			logger.warn("The webhook secret '{}' cannot be decrypted: {}", former.id(), ex.getReason());
		}
	}

	@SuppressWarnings("ArrayRecordComponent")
	private record Stored(UUID id, byte[] secret) {

	}

}
