package io.regwatch.api.security;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.schema.ContentHash;

/**
 * An API key: {@code rw_<id>_<secret>}.
 *
 * @param id public part, which identifies the key in lists and logs
 * @param secret 256 random bits
 */
record ApiKey(String id, String secret) {

	private static final Pattern FORM = Pattern.compile("rw_([0-9a-f]{16})_([A-Za-z0-9_-]{43})");

	private static final SecureRandom RANDOM = new SecureRandom();

	static ApiKey random() {
		return new ApiKey(HexFormat.of().formatHex(bytes(8)),
				Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(32)));
	}

	static Optional<ApiKey> of(String text) {
		Matcher matcher = FORM.matcher(text);
		return matcher.matches() ? Optional.of(new ApiKey(matcher.group(1), matcher.group(2))) : Optional.empty();
	}

	String text() {
		return "rw_%s_%s".formatted(this.id, this.secret);
	}

	byte[] hash() {
		return ContentHash.sha256().digest(this.secret.getBytes(StandardCharsets.UTF_8));
	}

	@Override
	public String toString() {
		return this.id;
	}

	private static byte[] bytes(int number) {
		byte[] bytes = new byte[number];
		RANDOM.nextBytes(bytes);
		return bytes;
	}

}
