package io.regwatch.ops.doctor;

import java.util.List;

import io.regwatch.encryption.EncryptionKeyException;
import io.regwatch.encryption.SecretCipher;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Checks that the stored secrets of webhooks can be decrypted. */
@Component
public class EncryptionChecks {

	// The first 8 bytes are the id of the key.
	private static final String FIND_ONE_OF_EACH_KEY = """
			SELECT DISTINCT ON (substring(secret FOR 8)) secret
			FROM webhook_secret
			ORDER BY substring(secret FOR 8), id
			""";

	private static final String REMEDY = "Set REGWATCH_ENCRYPTION_KEYS to the same value in each process; "
			+ "`openssl rand -base64 32` makes a key";

	private final JdbcClient jdbc;

	private final SecretCipher cipher;

	EncryptionChecks(JdbcClient jdbc, SecretCipher cipher) {
		this.jdbc = jdbc;
		this.cipher = cipher;
	}

	/**
	 * Decrypts one secret of each key.
	 * @return the finding
	 */
	public Finding check() {
		List<byte[]> secrets = this.jdbc.sql(FIND_ONE_OF_EACH_KEY).query((row, _) -> row.getBytes(1)).list();
		try {
			secrets.forEach(this.cipher::decrypt);
		}
		catch (EncryptionKeyException | IllegalStateException ex) {
			return Finding.error("encryption", "Messages to webhooks cannot be signed: " + ex.getMessage(),
					"Add the key with which they were stored to REGWATCH_ENCRYPTION_KEYS, after the present one");
		}
		return this.cipher.currentKeyId().isPresent()
				? Finding.ok("encryption", "The secrets of webhooks can be encrypted and decrypted")
				: Finding.warning("encryption", "No key is configured: webhooks cannot be created", REMEDY);
	}

}
