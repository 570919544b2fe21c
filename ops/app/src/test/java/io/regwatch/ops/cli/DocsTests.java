package io.regwatch.ops.cli;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Every command, setting, path and link that the documentation names exists. */
class DocsTests {

	private static final DocumentedNames NAMES = DocumentedNames.ofProject();

	static Stream<MarkdownFile> files() {
		return MarkdownFile.ofProject();
	}

	@ParameterizedTest
	@MethodSource("files")
	void everythingThatAFileNamesExists(MarkdownFile file) {
		assertThat(problems(file)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"',
			value = { "`ops/regwatch fly` | no command 'regwatch fly'",
					"`ops/regwatch sources fly` | no command 'regwatch sources fly'",
					"`ops/regwatch up --colour` | no option '--colour' of 'regwatch up'",
					"`REGWATCH_NO_SUCH_THING` | no setting 'REGWATCH_NO_SUCH_THING'",
					"`regwatch.no-such-thing` | no property 'regwatch.no-such-thing'",
					"`schemas/no-such-file` | no file 'schemas/no-such-file'",
					"`./mvnw -Pnosuch verify` | no profile 'nosuch'", "[text](no-such.md) | no file 'no-such.md'",
					"[text](README.md#no-such-heading) | no heading 'no-such-heading' in 'README.md'" })
	void textThatNamesWhatDoesNotExistIsReported(String text, String problem) {
		assertThat(problems(MarkdownFile.of("README.md", text))).containsExactly(problem);
	}

	private static List<String> problems(MarkdownFile file) {
		return Stream.concat(file.code().flatMap(NAMES::problems), file.brokenLinks()).distinct().toList();
	}

}
