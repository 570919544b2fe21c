package io.regwatch.schema;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The SHA-256 of a file's bytes, which is its name in the file store.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record ContentHash(String hex) {

	private static final int DIGITS = 64;

	/** Fails with {@link IllegalArgumentException} when it is not a SHA-256. */
	public ContentHash {
		if (hex.length() != DIGITS || !hex.chars().allMatch(ContentHash::isLowerCaseDigit)) {
			throw new IllegalArgumentException("Not a SHA-256 in lower-case hex: '" + hex + "'");
		}
	}

	/**
	 * Hashes a text.
	 * @param text hashed as UTF-8
	 * @return its SHA-256
	 */
	public static ContentHash of(String text) {
		return of(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
	}

	/**
	 * Wraps a finished digest.
	 * @param digest 32 bytes
	 * @return the hash
	 */
	public static ContentHash of(byte[] digest) {
		return new ContentHash(HexFormat.of().formatHex(digest));
	}

	/**
	 * A digest for bytes that come in pieces.
	 * @return a new SHA-256 digest
	 */
	public static MessageDigest sha256() {
		try {
			return MessageDigest.getInstance("SHA-256");
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException("Every Java platform has SHA-256", ex);
		}
	}

	private static boolean isLowerCaseDigit(int letter) {
		return HexFormat.isHexDigit(letter) && !Character.isUpperCase(letter);
	}

	@Override
	public String toString() {
		return this.hex;
	}

}
