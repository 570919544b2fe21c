package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A shell that runs the blocks of a document without its commands: each is recorded with
 * its arguments, as the shell passes them, and prints <code>{id}</code>.
 *
 * @param directory where files are written that commands are redirected to
 */
record DocumentedShell(Path directory) {

	/**
	 * Commands with a directory in their name are not searched for on the path. The
	 * commands of a pipe run at once and bash writes line by line: without line feeds
	 * each record is one write.
	 */
	private static final String COMMANDS = """
			record() { printf '%s\\0' "${@//$'\\n'/$'\\r'}" $'\\r' >>"$RECORD"; echo '{id}'; }
			command_not_found_handle() { record "$@"; }
			for name in ops/regwatch bin/regwatch regwatch-VERSION-linux-x64/bin/regwatch ./mvnw source kill; do
				eval "$name() { record $name \\"\\$@\\"; }"
			done
			mkdir() { /bin/mkdir "$@"; }
			""";

	private static final Pattern VARIABLE = Pattern.compile("\\$\\{?([A-Z][A-Z_0-9]*)");

	/**
	 * Runs a script.
	 * @param script blocks of a document
	 * @return the commands, each with its arguments
	 */
	List<List<String>> commands(String script) throws IOException, InterruptedException {
		Path record = this.directory.resolve("record");
		Path messages = this.directory.resolve("messages");
		Files.writeString(record, "");
		ProcessBuilder builder = new ProcessBuilder("/bin/bash", "-c", COMMANDS + script + "\nwait\n");
		builder.environment().clear();
		VARIABLE.matcher(script).results().forEach((match) -> builder.environment().put(match.group(1), "{id}"));
		builder.environment().put("RECORD", record.toString());
		builder.environment().put("HOME", this.directory.toString());
		builder.environment().put("PATH", "/nowhere");
		builder.environment().put("LC_ALL", "C.UTF-8");
		Process shell = builder.directory(this.directory.toFile())
			.redirectInput(Path.of("/dev/null").toFile())
			.redirectOutput(this.directory.resolve("output").toFile())
			.redirectError(messages.toFile())
			.start();
		boolean ended = shell.waitFor(1, TimeUnit.MINUTES);
		shell.destroyForcibly();
		assertThat(ended).as("ends").isTrue();
		assertThat(messages).isEmptyFile();
		return Arrays.stream(Files.readString(record).replace('\r', '\n').split("\n\0"))
			.filter((command) -> !command.isEmpty())
			.map((command) -> Arrays.stream(command.split("\0")).toList())
			.collect(Collectors.toList());
	}

}
