package io.regwatch.encryption;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class SecretCipherTests {

	private static final String OLD = "A".repeat(43) + "=";

	private static final String NEW = "B".repeat(42) + "A=";

	private static final byte[] SECRET = "whsec_secret".getBytes(StandardCharsets.UTF_8);

	@Test
	void secretIsDecryptedDuringARotationAndNotAfterItsKeyIsRemoved() {
		byte[] stored = cipher(OLD).encrypt(SECRET);
		assertThat(cipher(NEW, OLD).decrypt(stored)).isEqualTo(SECRET);
		assertThat(cipher(NEW, OLD).encrypt(SECRET)).startsWith(cipher(NEW).currentKeyId().orElseThrow());
		assertThatExceptionOfType(EncryptionKeyException.class).isThrownBy(() -> cipher(NEW).decrypt(stored))
			.withMessageContaining("regwatch.encryption.keys");
	}

	@Test
	void ciphertextsOfOneSecretDifferAndAreNotChangedUnnoticed() {
		byte[] stored = cipher(OLD).encrypt(SECRET);
		assertThat(cipher(OLD).encrypt(SECRET)).isNotEqualTo(stored);
		stored[stored.length - 1] ^= 1;
		assertThatIllegalStateException().isThrownBy(() -> cipher(OLD).decrypt(stored));
	}

	@Test
	void nothingIsEncryptedWithoutAKey() {
		assertThat(cipher().currentKeyId()).isEmpty();
		assertThatExceptionOfType(EncryptionKeyException.class).isThrownBy(() -> cipher().encrypt(SECRET));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "secret", "AAAAAAAAAAAAAAAAAAAAAA==" })
	void keyThatIsNot32BytesIsRefused(String key) {
		assertThatIllegalArgumentException().isThrownBy(() -> cipher(key)).withMessageContaining("32 bytes");
	}

	private static SecretCipher cipher(String... keys) {
		return new SecretCipher(new EncryptionProperties(List.of(keys)));
	}

}
