package io.regwatch.ops.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/** A second JVM that opens the servers of a home, and its own main class. */
final class OtherProcess implements AutoCloseable {

	private final Process process;

	private final BufferedReader output;

	private OtherProcess(Process process) {
		this.process = process;
		this.output = process.inputReader();
	}

	static OtherProcess open(Home home, String command) throws IOException {
		Process process = new ProcessBuilder(List.of(Path.of(System.getProperty("java.home"), "bin/java").toString(),
				"-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
				"-D%s=%s".formatted(ElasticsearchNode.PROPERTY, System.getProperty(ElasticsearchNode.PROPERTY)),
				OtherProcess.class.getName(), home.directory().toString(), command))
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
		return new OtherProcess(process);
	}

	/** The next line of its output: progress, then {@code owner} or {@code client}. */
	@Nullable String says() throws IOException {
		return this.output.readLine();
	}

	long pid() {
		return this.process.pid();
	}

	void kill() throws InterruptedException {
		this.process.destroyForcibly().waitFor();
	}

	void terminate() throws InterruptedException {
		this.process.destroy();
		this.process.waitFor();
	}

	void resume() throws IOException {
		this.process.getOutputStream().close();
	}

	/** Resumes the process and waits for its normal exit. */
	@Override
	public void close() throws IOException {
		resume();
		this.process.onExit().join();
	}

	static void main(String... args) throws IOException {
		Home home = Home.open(Path.of(args[0]));
		ServerRequest request = new ServerRequest(args[1], args[1].equals("up"), true);
		try (Servers servers = Servers.open(home, request, Map.of(), OtherProcess::sayUnlessStarting)) {
			say(servers.owned() ? "owner" : "client");
			System.in.read();
		}
	}

	private static void sayUnlessStarting(String progress) {
		if (!progress.startsWith("Starting ")) {
			say(progress);
		}
	}

	private static void say(String message) {
		System.out.println(message);
	}

}
