package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.ops.server.BuildTree;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The documented settings are those of the program, with their types and defaults. */
class ConfigurationReferenceTests {

	private static final String MARK = "<!-- From here on made from the code, see ConfigurationReferenceTests. -->\n";

	@Test
	void everySettingIsDocumentedWithItsDefault() throws IOException {
		Path file = BuildTree.file("ops/docs/configuration.md");
		String text = Files.readString(file);
		assertThat(text).contains(MARK);
		String expected = text.substring(0, text.indexOf(MARK)) + MARK + ConfigurationReference.markdown();
		Path made = BuildTree.file("ops/app/target/configuration.md");
		Files.createDirectories(made.getParent());
		Files.writeString(made, expected);
		assertThat(text)
			.as("The settings have changed. The new text is in '%1$s': cp ops/app/target/configuration.md ops/docs/",
					made)
			.isEqualTo(expected);
	}

	@Test
	void everySettingHasADescription() {
		assertThat(ConfigurationReference.markdown()).contains("| `regwatch.files.max-file` |")
			.doesNotContain("|  |\n");
	}

}
