package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.TestStores;
import io.regwatch.ops.server.TestPostgres;
import io.regwatch.ops.cli.delegation.CommandClient;
import io.regwatch.ops.cli.delegation.CommandReply;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The program as people start it, with servers of its own in its home unless the settings
 * name others.
 *
 * @param home where they keep everything
 * @param settings variables of its environment, which has no other ones of ours
 */
public record Program(Path home, Map<String, String> settings) {

	private static final Path JAR = Path.of("target", "regwatch", "regwatch.jar").toAbsolutePath();

	/**
	 * The program with nothing set.
	 * @param home where its servers keep everything
	 */
	public Program(Path home) {
		this(home, Map.of());
	}

	/**
	 * The program on the servers that all tests share.
	 * @param home where it keeps its files
	 * @return the program, with stores of its own
	 */
	public static Program onTestServers(Path home) {
		return new Program(home, TestStores.in(home).environment());
	}

	/**
	 * The command line of a command that starts quickly. A cache of classes would take
	 * more time to make than the few processes of a build save.
	 * @param arguments of the command line
	 * @return what to start
	 * @throws IOException if PostgreSQL cannot be unpacked for it
	 */
	public static List<String> line(String... arguments) throws IOException {
		List<String> line = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(),
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:+UnlockDiagnosticVMOptions",
				"-XX:-BytecodeVerificationRemote", "-Xlog:disable", "-XX:-PrintWarnings"));
		line.addAll(TestPostgres.programOptions());
		line.addAll(List.of("-jar", JAR.toString()));
		line.addAll(List.of(arguments));
		return line;
	}

	/**
	 * Starts a command.
	 * @param arguments of the command line
	 * @return its process
	 * @throws IOException if it cannot be started
	 */
	public ProgramProcess start(String... arguments) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(line(arguments));
		builder.environment().keySet().removeIf((name) -> name.startsWith("REGWATCH_"));
		builder.environment().put("REGWATCH_HOME", this.home.toString());
		builder.environment().putAll(this.settings);
		return new ProgramProcess(builder.start());
	}

	/**
	 * Runs a command that succeeds.
	 * @param arguments of the command line
	 * @return what it printed
	 * @throws IOException if it cannot be started
	 * @throws InterruptedException if the test is to end
	 */
	public String run(String... arguments) throws IOException, InterruptedException {
		ProgramProcess process = start(arguments);
		assertThat(process.exitCode()).as("%s", process.messages()).isZero();
		return process.output();
	}

	/**
	 * Has the running process of the home execute a command.
	 * @param arguments of the command line
	 * @return its result
	 */
	public CommandReply ask(String... arguments) {
		Map<String, String> environment = new HashMap<>(this.settings);
		environment.put("REGWATCH_HOME", this.home.toString());
		return CommandClient.ask(List.of(arguments), environment).orElseThrow();
	}

}
