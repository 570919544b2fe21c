package io.regwatch.ops.cli;

import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Every address of the program in the documentation is one that it answers. */
class DocsAddressesTests {

	private static final Endpoints ENDPOINTS = Endpoints.ofProject();

	static Stream<MarkdownFile> files() {
		return MarkdownFile.ofProject().filter((file) -> DocumentedAddress.in(file.text()).findAny().isPresent());
	}

	@ParameterizedTest
	@MethodSource("files")
	void eachAddressIsAnswered(MarkdownFile file) {
		assertThat(DocumentedAddress.in(file.text()).flatMap(ENDPOINTS::problems).distinct()).isEmpty();
	}

	@Test
	void addressesAreFoundInManyFiles() {
		assertThat(files().map(MarkdownFile::toString)).contains("CHANGELOG.md", "api/README.md", "ops/docs/mcp.md",
				"ops/docs/faq.md", "ops/docs/commands.md", "ops/console/README.md", "ops/docs/operations.md");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"',
			value = { "see `/api/workspace`. | no address '/api/workspace'",
					"`DELETE /api/audit` | no address 'DELETE /api/audit'",
					"`GET …/update/{id}` | no address 'GET …/update/{id}'",
					"`POST subscription/generate` | no address 'POST …/subscription/generate'",
					"`GET …/changes?before=` | no parameter 'before' of 'GET …/changes'",
					"open http://127.0.0.1:8080/console/nights, | no address '/console/nights'",
					"https://<host>/console/oauth2/code/saml | no address '/console/oauth2/code/saml'",
					"localhost:9091/actuator/metrics | no address '/actuator/metrics'" })
	void addressThatNobodyAnswersIsReported(String text, String problem) {
		assertThat(DocumentedAddress.in(text).flatMap(ENDPOINTS::problems)).containsExactly(problem);
	}

	@ParameterizedTest
	@CsvSource({ "[API](../../api/README.md)", "https://agency.example/api/documents", "api/src/main/java" })
	void addressOfOthersIsNone(String text) {
		assertThat(DocumentedAddress.in(text)).isEmpty();
	}

}
