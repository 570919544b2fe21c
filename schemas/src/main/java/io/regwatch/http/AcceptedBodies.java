package io.regwatch.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.regwatch.schema.ContentHash;

/**
 * Checks stored bytes with the content gate, once while this process lives: neither the
 * bytes of a hash nor the gate change. A night asks for each document of a source, so
 * there are many verdicts, which are kept under 64 bits of a hash instead of all of it.
 */
final class AcceptedBodies {

	private static final int RADIX = 16;

	private static final int DIGITS_OF_LONG = 16;

	private final Cache<Long, Boolean> verdicts = Caffeine.newBuilder().maximumSize(500_000).build();

	boolean accepts(Path stored, ContentHash hash, URI address, ContentExpectation expected, FetchPolicy rules)
			throws IOException {
		Long key = key(hash, address, expected, rules);
		Boolean known = this.verdicts.getIfPresent(key);
		if (known != null) {
			return known && Files.exists(stored);
		}
		boolean accepted = check(stored, address, expected, rules);
		this.verdicts.put(key, accepted);
		return accepted;
	}

	private static boolean check(Path stored, URI address, ContentExpectation expected, FetchPolicy rules)
			throws IOException {
		try (InputStream body = Files.newInputStream(stored)) {
			BodyPrefix head = BodyPrefix.of(List.of(address), null, body);
			return ContentGate.judge(head, expected, rules) instanceof ContentCheckResult.Passed;
		}
	}

	private static long key(ContentHash hash, URI address, ContentExpectation expected, FetchPolicy rules) {
		long bytes = Long.parseUnsignedLong(hash.hex(), 0, DIGITS_OF_LONG, RADIX);
		return bytes ^ Objects.hash(address, expected, rules);
	}

}
