package io.regwatch.ops.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The documentation can be found: from its index, and by the words that people search
 * for.
 */
class DocsIndexTests {

	private static final Path DOCS = Path.of("ops/docs");

	private static final Path INDEX = DOCS.resolve("README.md");

	private static final List<MarkdownFile> PAGES = MarkdownFile.ofProject()
		.filter((file) -> DOCS.equals(file.path().getParent()))
		.toList();

	@Test
	void indexLinksToEachPage() {
		String index = PAGES.stream()
			.filter((page) -> page.path().equals(INDEX))
			.map(MarkdownFile::text)
			.collect(Collectors.joining());
		assertThat(PAGES).filteredOn((page) -> !page.path().equals(INDEX))
			.isNotEmpty()
			.allSatisfy((page) -> assertThat(index).contains("](" + page.path().getFileName() + ")"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "cors", "authentication", "webhook", "notification", "alert", "dashboard", "backup",
			"restore", "upgrade", "troubleshooting", "faq", "architecture", "diagram", "screenshot", "uninstall",
			"log file", "completion", "glossary", "rate limit", "retry", "ssrf", "docker", "kubernetes", "macos" })
	void wordThatPeopleSearchForIsThere(String word) {
		assertThat(PAGES).anyMatch((page) -> page.text().toLowerCase(Locale.ROOT).contains(word));
	}

}
