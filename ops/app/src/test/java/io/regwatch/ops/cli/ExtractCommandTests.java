package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.ops.cli.document.ExtractCommand;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class ExtractCommandTests {

	@TempDir
	Path directory = Path.of("");

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@BeforeEach
	void writeFiles() throws IOException {
		Files.writeString(this.directory.resolve("a.md"), "# Scope\n\nDevices of class I.\n");
		Files.writeString(this.directory.resolve("b.pdf"), "<html><body>Not found</body></html>");
	}

	@Test
	void executeWhenJsonPrintsOneDocumentInOrder() {
		assertThat(execute("--json", file("b.pdf"), file("a.md"))).isZero();
		JsonNode files = JsonMapper.shared().readTree(this.out.toString()).get("files");
		assertThat(files.get(0).get("file").asString()).isEqualTo(file("b.pdf"));
		assertThat(files.get(0).get("rejected").asString()).isEqualTo("not_the_announced_type");
		assertThat(files.get(0).get("mediaType").asString()).isEqualTo("text/html");
		assertThat(files.get(1).get("title").asString()).isEqualTo("Scope");
		assertThat(files.get(1).get("language").isNull()).isTrue();
		assertThat(files.get(1).get("blocks").get(0).toString())
			.isEqualTo("{\"ordinal\":0,\"page\":1,\"kind\":\"heading\",\"level\":1,\"text\":\"Scope\"}");
		assertThat(files.size()).isEqualTo(2);
	}

	@Test
	void executeWhenDirectoryWalksItAndPrintsForPeople() {
		assertThat(execute("--blocks", this.directory.toString())).isZero();
		assertThat(this.out.toString()).containsSubsequence("a.md", "title", "Scope", "1 heading, 1 paragraph",
				"Devices of class I.", "b.pdf", "rejected", "not_the_announced_type");
		assertThat(this.err.toString()).isEmpty();
	}

	@Test
	void executeWhenFileIsMissingNamesItAndFails() {
		assertThat(execute(file("a.md"), file("missing.pdf"))).isEqualTo(CommandLine.ExitCode.USAGE);
		assertThat(this.err.toString()).contains("No such file", file("missing.pdf"));
		assertThat(this.out.toString()).isEmpty();
	}

	@Test
	void executeWhenReadersCannotStartFails() {
		assertThat(execute("--memory", "1", file("a.md"))).isEqualTo(CommandLine.ExitCode.SOFTWARE);
		assertThat(this.err.toString()).contains("did not start");
	}

	private int execute(String... arguments) {
		return new CommandLine(new ExtractCommand()).setOut(new PrintWriter(this.out, true))
			.setErr(new PrintWriter(this.err, true))
			.execute(arguments);
	}

	private String file(String name) {
		return this.directory.resolve(name).toString();
	}

}
