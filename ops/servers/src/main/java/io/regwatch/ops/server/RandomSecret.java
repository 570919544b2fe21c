package io.regwatch.ops.server;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Passwords and tokens of embedded servers. */
final class RandomSecret {

	private static final SecureRandom RANDOM = new SecureRandom();

	private RandomSecret() {
	}

	/** 128 random bits, in hex. */
	static String next() {
		byte[] random = new byte[16];
		RANDOM.nextBytes(random);
		return HexFormat.of().formatHex(random);
	}

}
