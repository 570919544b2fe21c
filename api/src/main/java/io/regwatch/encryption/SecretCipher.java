package io.regwatch.encryption;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import javax.crypto.spec.SecretKeySpec;

import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.security.crypto.encrypt.AesBytesEncryptor;
import org.springframework.security.crypto.encrypt.AesBytesEncryptor.CipherAlgorithm;
import org.springframework.security.crypto.encrypt.BytesEncryptor;
import org.springframework.security.crypto.keygen.KeyGenerators;
import org.springframework.stereotype.Component;

/**
 * Encrypts secrets with AES-256-GCM. A ciphertext begins with the id of its key, so that
 * several keys can be in use during a rotation.
 */
@Component
@EnableConfigurationProperties(EncryptionProperties.class)
public class SecretCipher {

	private static final int ID_BYTES = 8;

	private static final int IV_BYTES = 16;

	private final Map<String, BytesEncryptor> encryptors = new LinkedHashMap<>();

	SecretCipher(EncryptionProperties properties) {
		properties.decoded().forEach((key) -> this.encryptors.put(hex(id(key)), encryptor(key)));
	}

	/**
	 * The first bytes of what is encrypted now.
	 * @return empty if no key is configured
	 */
	public Optional<byte[]> currentKeyId() {
		return this.encryptors.keySet().stream().findFirst().map(HexFormat.of()::parseHex);
	}

	/**
	 * Encrypts with the current key.
	 * @param secret to be stored
	 * @return the id of the key and the ciphertext
	 * @throws EncryptionKeyException if no key is configured
	 */
	public byte[] encrypt(byte[] secret) {
		byte[] id = currentKeyId().orElseThrow(() -> new EncryptionKeyException(
				"Webhooks need the property 'regwatch.encryption.keys', the same in each process"));
		byte[] encrypted = find(id).encrypt(secret);
		return ByteBuffer.allocate(ID_BYTES + encrypted.length).put(id).put(encrypted).array();
	}

	/**
	 * Decrypts what any of the keys has encrypted.
	 * @param stored the id of the key and the ciphertext
	 * @return the secret
	 * @throws EncryptionKeyException if the key is not configured
	 */
	public byte[] decrypt(byte[] stored) {
		return find(Arrays.copyOf(stored, ID_BYTES)).decrypt(Arrays.copyOfRange(stored, ID_BYTES, stored.length));
	}

	private BytesEncryptor find(byte[] id) {
		@Nullable BytesEncryptor found = this.encryptors.get(hex(id));
		if (found == null) {
			throw new EncryptionKeyException(
					"A stored secret needs the key '%s', which is not in 'regwatch.encryption.keys'"
						.formatted(hex(id)));
		}
		return found;
	}

	private static byte[] id(byte[] key) {
		return Arrays.copyOf(ContentHash.sha256().digest(key), ID_BYTES);
	}

	private static String hex(byte[] id) {
		return HexFormat.of().formatHex(id);
	}

	private static BytesEncryptor encryptor(byte[] key) {
		return new AesBytesEncryptor(new SecretKeySpec(key, "AES"), KeyGenerators.secureRandom(IV_BYTES),
				CipherAlgorithm.GCM);
	}

}
