package io.regwatch.ops.benchmark.workers;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import io.regwatch.ops.RegwatchApplication;
import io.regwatch.ops.server.Home;

/** The program as operators start it to work for others. */
final class WorkerProcess implements AutoCloseable {

	private static final String UP = "up with home";

	private final Process process;

	private final Path errors;

	private WorkerProcess(Process process, Path errors) {
		this.process = process;
		this.errors = errors;
	}

	/**
	 * Starts one, which needs a while to be up.
	 * @param option of its Java runtime
	 */
	static WorkerProcess start(Home home, Map<String, String> settings, String option) throws IOException {
		Path errors = Files.createTempFile(home.logs(), "worker", ".log");
		ProcessBuilder builder = new ProcessBuilder(ProcessHandle.current().info().command().orElse("java"),
				"--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow", option, "-jar",
				program().toString(), "up", "--role", "worker", "--verbose", "--home", home.directory().toString(),
				"--port", String.valueOf(freePort()));
		builder.environment().keySet().removeIf((name) -> name.startsWith("REGWATCH_"));
		builder.environment().putAll(settings);
		builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(errors.toFile());
		WorkerProcess worker = new WorkerProcess(builder.start(), errors);
		Runtime.getRuntime().addShutdownHook(new Thread(worker::close));
		return worker;
	}

	void awaitUp() throws IOException, InterruptedException {
		while (!Files.readString(this.errors).contains(UP)) {
			if (!this.process.isAlive()) {
				throw new IllegalStateException("The worker ended: " + Files.readString(this.errors));
			}
			Thread.sleep(50);
		}
	}

	/**
	 * Its CPU time since it was started, on all cores; that of its children not counted.
	 */
	Duration cpu() {
		return this.process.info()
			.totalCpuDuration()
			.orElseThrow(() -> new IllegalStateException("The worker ended, or the system does not report CPU times"));
	}

	private static Path program() {
		try {
			return Path.of(RegwatchApplication.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		}
		catch (URISyntaxException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			return socket.getLocalPort();
		}
	}

	/** Ends it in order, and waits for what it still writes. */
	void stop() throws InterruptedException {
		this.process.destroy();
		this.process.waitFor();
	}

	/** Nothing it could still say matters. */
	@Override
	public void close() {
		this.process.destroyForcibly().onExit().join();
	}

}
