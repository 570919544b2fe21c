package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every block of the documentation for a shell is run by one, and so is every command in
 * a sentence: the program would understand each of them and answer each request.
 */
class DocsCommandsTests {

	private static final Endpoints ENDPOINTS = Endpoints.ofProject();

	private static final Pattern FUNCTIONS = Pattern.compile("(?m)^\\w+\\(\\) \\{.*}$|^API=.*$");

	private static final Pattern SPAN = Pattern.compile("(?:ops/|bin/)?(regwatch [^…\\[|]*)");

	@TempDir
	Path directory;

	static Stream<MarkdownFile> files() {
		return MarkdownFile.ofProject().filter((file) -> !script(file).isBlank());
	}

	@ParameterizedTest
	@MethodSource("files")
	void eachCommandIsUnderstood(MarkdownFile file) throws Exception {
		List<DocumentedCommand> commands = commands(script(file));
		assertThat(commands).isNotEmpty();
		assertThat(commands.stream().flatMap((command) -> command.problems(ENDPOINTS))).isEmpty();
	}

	@Test
	void blocksOfManyFilesAreRun() {
		assertThat(files().map(MarkdownFile::toString)).contains("README.md", "api/README.md", "ops/docs/api-walk.md",
				"ops/docs/search.md", "ops/release/INSTALL.md", "ops/runbook/source-blocked.md");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"', value = {
			"ops/regwatch fly | 'regwatch fly': Unmatched argument at index 0: 'fly'",
			"A=b ops/regwatch up --port | 'regwatch up --port': Missing required parameter for option '--port' (PORT)",
			"KEY=$(bin/regwatch keys create) | 'regwatch keys create': Missing required option: '--client=NAME'",
			"ops/regwatch status && ops/regwatch sources | 'regwatch sources' needs a subcommand",
			"docker compose run --rm api keys revoke | 'regwatch keys revoke': Missing required parameter: 'ID'",
			"docker run --env-file FILE regwatch:0.1.0 up --port | 'regwatch up --port': Missing required parameter for option '--port' (PORT)",
			"curl localhost:8080/api/workspace | no address 'GET /api/workspace'",
			"curl -X PUT \"http://localhost:8080/api/workspaces/$ID\" | no address 'PUT /api/workspaces/{id}'",
			"get \"workspaces/$ID/updates?find=a\" | no parameter 'find' of 'GET /api/workspaces/{id}/updates'",
			"send POST workspaces '{name: 1}' | '{name: 1}' is not JSON",
			"curl http://127.0.0.1:9091/actuator/beans | no address 'GET /actuator/beans'",
			"./mvnw -Dbenchmark=no.Benchmark | no benchmark 'no.Benchmark'" })
	void commandThatDoesNotWorkIsReported(String command, String problem) throws Exception {
		assertThat(commands(command).stream().flatMap((words) -> words.problems(ENDPOINTS))).containsExactly(problem);
	}

	/**
	 * Its blocks, and the commands within its sentences unless they have optional parts.
	 */
	private static String script(MarkdownFile file) {
		return file.shell() + file.spans()
			.map(SPAN::matcher)
			.filter(Matcher::matches)
			.map((span) -> "ops/" + span.group(1))
			.collect(Collectors.joining("\n"));
	}

	/** The API walk has functions that other documents use. */
	private List<DocumentedCommand> commands(String script) throws IOException, InterruptedException {
		StringBuilder functions = new StringBuilder();
		MarkdownFile.ofProject()
			.filter((file) -> file.path().endsWith("api-walk.md"))
			.flatMap((file) -> FUNCTIONS.matcher(file.shell()).results())
			.forEach((function) -> functions.append(function.group()).append('\n'));
		return new DocumentedShell(this.directory).commands(functions + script)
			.stream()
			.map(DocumentedCommand::new)
			.toList();
	}

}
