package io.regwatch.ops.cli;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The program as people start it, with servers of its own in a home.
 *
 * @param home where they keep everything
 * @param settings variables of its environment, which has no other ones of ours
 */
public record Program(Path home, Map<String, String> settings) {

	private static final Path JAR = Path.of("target", "regwatch", "regwatch.jar");

	/**
	 * The program with nothing set.
	 * @param home where its servers keep everything
	 */
	public Program(Path home) {
		this(home, Map.of());
	}

	/**
	 * Starts a command.
	 * @param arguments of the command line
	 * @return its process
	 * @throws IOException if it cannot be started
	 */
	public Process start(String... arguments) throws IOException {
		List<String> command = new ArrayList<>(
				List.of(ProcessHandle.current().info().command().orElseThrow(), "-jar", JAR.toString()));
		command.addAll(List.of(arguments));
		ProcessBuilder builder = new ProcessBuilder(command);
		builder.environment().keySet().removeIf((name) -> name.startsWith("REGWATCH_"));
		builder.environment().put("REGWATCH_HOME", this.home.toString());
		builder.environment().putAll(this.settings);
		return builder.start();
	}

	/**
	 * Runs a command that succeeds.
	 * @param arguments of the command line
	 * @return what it printed
	 * @throws IOException if it cannot be started
	 * @throws InterruptedException if the test is to end
	 */
	public String run(String... arguments) throws IOException, InterruptedException {
		Process process = start(arguments);
		String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor()).as(err).isZero();
		return out;
	}

	static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0)) {
			return socket.getLocalPort();
		}
	}

}
