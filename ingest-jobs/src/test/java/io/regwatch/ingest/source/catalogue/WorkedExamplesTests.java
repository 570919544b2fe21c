package io.regwatch.ingest.source.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The worked examples of the documentation follow the schema. */
class WorkedExamplesTests {

	private static final Path DOCUMENT = Path.of("..", "ops", "docs", "connectors.md");

	private static final Pattern EXAMPLE = Pattern.compile("(?s)```yaml\n(.*?)```");

	/** Examples that are no fragments. */
	private static final Pattern WHOLE = Pattern.compile("(?m)^kind: ");

	private static final String HEAD = """
			id: example
			title: Example
			geography: US
			institution: Example
			type: guidance
			""";

	@Test
	void examplesWhenReadAreAtLeastTenSources() throws IOException {
		List<String> examples = EXAMPLE.matcher(Files.readString(DOCUMENT))
			.results()
			.map((result) -> result.group(1))
			.filter((example) -> WHOLE.matcher(example).find())
			.toList();
		assertThat(examples).hasSizeGreaterThanOrEqualTo(10).allSatisfy((example) -> {
			String file = example.startsWith("id: ") ? example : HEAD + example;
			assertThat(SourceFile.read(DOCUMENT, file).pagedList().urls()).isNotEmpty();
		});
	}

}
