package io.regwatch.http;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.schema.ContentHash;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class AcceptedBodiesTests {

	private static final URI ADDRESS = URI.create("https://example.org/guidance.html");

	private static final String PAGE = "<html><title>Guidance</title><p>Records are kept for five years.</html>";

	private static final String BLOCKED = "<html><title>Access denied</title><h1>Access denied</h1></html>";

	private final AcceptedBodies bodies = new AcceptedBodies();

	@TempDir
	private Path directory;

	@Test
	void acceptsWhenTheFileIsABlockPageOrMissingIsFalse() throws IOException {
		assertThat(accepts(write(BLOCKED), 1, TestRules.QUICK)).isFalse();
		assertThat(accepts(write(PAGE), 2, TestRules.QUICK)).isTrue();
		Files.delete(write(PAGE));
		assertThat(accepts(this.directory.resolve("page.html"), 2, TestRules.QUICK)).isFalse();
	}

	@Test
	void acceptsWhenTheRulesAreOthersChecksAgain() throws IOException {
		assertThat(accepts(write(PAGE), 1, TestRules.QUICK)).isTrue();
		assertThat(this.bodies.accepts(write(PAGE), hash(1), ADDRESS,
				new ContentExpectation(List.of(), List.of("pumps"), ""), TestRules.QUICK))
			.isFalse();
	}

	/** The next night asks for all documents of a source again. */
	@Test
	void acceptsChecksTheDocumentsOfALargeSourceOnce() throws IOException {
		Path file = write(PAGE);
		for (int document = 0; document < 50_000; document++) {
			assertThat(accepts(file, document, TestRules.QUICK)).isTrue();
		}
		write(BLOCKED);
		for (int document = 0; document < 50_000; document++) {
			assertThat(accepts(file, document, TestRules.QUICK)).isTrue();
		}
	}

	private boolean accepts(Path file, int document, FetchPolicy rules) throws IOException {
		return this.bodies.accepts(file, hash(document), ADDRESS, ContentExpectation.of(""), rules);
	}

	private static ContentHash hash(int document) {
		return ContentHash.of("document " + document);
	}

	private Path write(String page) throws IOException {
		return Files.writeString(this.directory.resolve("page.html"), page);
	}

}
