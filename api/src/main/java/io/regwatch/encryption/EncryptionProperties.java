package io.regwatch.encryption;

import java.util.Base64;
import java.util.List;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Encryption of secrets of webhooks in the database.
 *
 * @param keys 32 random bytes in Base64, as {@code openssl rand -base64 32} prints them;
 * the first key encrypts, all decrypt. If absent, the key of the home with embedded
 * servers; with external servers webhooks need one, the same in each process
 */
@ConfigurationProperties("regwatch.encryption")
record EncryptionProperties(@DefaultValue List<String> keys) {

	private static final int BYTES = 32;

	EncryptionProperties {
		keys.forEach(EncryptionProperties::requireKey);
	}

	List<byte[]> decoded() {
		return this.keys.stream().map(Base64.getDecoder()::decode).toList();
	}

	/** Does not print the keys. */
	@Override
	public String toString() {
		return "%d keys".formatted(this.keys.size());
	}

	private static void requireKey(String key) {
		if (!key.matches("[A-Za-z0-9+/]{43}=")) {
			throw new IllegalArgumentException("A key must be %d bytes in Base64".formatted(BYTES));
		}
	}

}
