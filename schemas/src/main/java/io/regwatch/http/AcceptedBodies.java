package io.regwatch.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.regwatch.schema.ContentHash;

/**
 * Checks stored bytes with the content gate, once while this process lives: neither the
 * bytes of a hash nor the gate change.
 */
final class AcceptedBodies {

	private final Cache<Key, Boolean> verdicts = Caffeine.newBuilder().maximumSize(20_000).build();

	boolean accepts(Path stored, ContentHash hash, URI address, ContentExpectation expected, FetchPolicy rules)
			throws IOException {
		Key key = new Key(hash, address, expected, rules);
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

	private record Key(ContentHash hash, URI address, ContentExpectation expected, FetchPolicy rules) {

	}

}
