package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.ops.TestStores;
import io.regwatch.ops.server.BuildTree;
import io.regwatch.ops.server.FreePort;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The documented walk through the API, pasted into a shell. */
class ApiWalkIT {

	/** A walk that fails must not leave the API behind. */
	private static final String STOP = "trap 'kill $! 2>/dev/null || true; wait' EXIT\n";

	private static final Pattern BLOCK = Pattern.compile("(?ms)^```sh\\n(.*?)^```");

	@TempDir
	Path directory;

	@Test
	@Tag("faults")
	void walkRunsAsPasted() throws Exception {
		Path output = this.directory.resolve("output.txt");
		Process shell = shell(output);
		boolean ended = shell.waitFor(5, TimeUnit.MINUTES);
		shell.descendants().forEach(ProcessHandle::destroy);
		assertThat(ended).as("ended after %s", Files.readString(output)).isTrue();
		assertThat(shell.exitValue()).as(Files.readString(output)).isZero();
		assertThat(Files.readString(output)).contains("\"kind\":\"revision\"", "\"state\":\"completed\"",
				"\"reasonCode\":\"reviewed\"", "pacemakers or pumps");
	}

	private Process shell(Path output) throws IOException {
		makeLauncher();
		ProcessBuilder builder = new ProcessBuilder("sh", "-e", "-c", walk());
		builder.environment().keySet().removeIf((name) -> name.startsWith("REGWATCH_"));
		builder.environment().putAll(TestStores.in(this.directory).environment());
		builder.environment().put("REGWATCH_HOME", this.directory.resolve("home").toString());
		return builder.directory(this.directory.toFile())
			.redirectErrorStream(true)
			.redirectOutput(output.toFile())
			.start();
	}

	/** The program of this build under the name that the document uses. */
	private void makeLauncher() throws IOException {
		Path launcher = Files.createDirectories(this.directory.resolve("ops")).resolve("regwatch");
		String command = Program.line().stream().map("'%s'"::formatted).collect(Collectors.joining(" "));
		Files.writeString(launcher, "#!/bin/sh\nexec " + command + " \"$@\"\n");
		assertThat(launcher.toFile().setExecutable(true)).isTrue();
	}

	private static String walk() throws IOException {
		List<String> blocks = BLOCK.matcher(Files.readString(BuildTree.file("ops/docs/api-walk.md")))
			.results()
			.map((block) -> block.group(1))
			.toList();
		assertThat(blocks).hasSizeGreaterThan(7);
		return STOP + String.join("", blocks).replace("8080", String.valueOf(FreePort.next()));
	}

}
