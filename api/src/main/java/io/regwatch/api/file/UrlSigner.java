package io.regwatch.api.file;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * HMAC-SHA256 with one secret of the installation, stored in the database. It is read at
 * startup, since a request that signs may hold the last connection of the pool.
 */
@Repository
class UrlSigner {

	private static final String ALGORITHM = "HmacSHA256";

	private static final String ADD = """
			INSERT INTO signing_secret (secret)
			VALUES (:secret)
			ON CONFLICT DO NOTHING
			""";

	private static final String FIND = """
			SELECT secret
			FROM signing_secret
			""";

	private final SecretKeySpec key;

	UrlSigner(JdbcClient jdbc) {
		this.key = key(jdbc);
	}

	String sign(String text) {
		return Base64.getUrlEncoder().withoutPadding().encodeToString(hash(text));
	}

	boolean isValid(String text, String signature) {
		return MessageDigest.isEqual(sign(text).getBytes(StandardCharsets.UTF_8),
				signature.getBytes(StandardCharsets.UTF_8));
	}

	private byte[] hash(String text) {
		try {
			Mac mac = Mac.getInstance(ALGORITHM);
			mac.init(this.key);
			return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("Could not sign with " + ALGORITHM, ex);
		}
	}

	private static SecretKeySpec key(JdbcClient jdbc) {
		byte[] fresh = new byte[32];
		new SecureRandom().nextBytes(fresh);
		jdbc.sql(ADD).param("secret", fresh).update();
		return new SecretKeySpec(jdbc.sql(FIND).query(byte[].class).single(), ALGORITHM);
	}

}
