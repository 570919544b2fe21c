package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.Program;

/** The program as a worker that also serves the API. */
final class WorkerProcess implements AutoCloseable {

	private final Process process;

	private final Path errors;

	private WorkerProcess(Process process, Path errors) {
		this.process = process;
		this.errors = errors;
	}

	/** Starts one and returns when it is up. */
	static WorkerProcess start(TestStores stores) throws IOException, InterruptedException {
		return start(stores, "all");
	}

	static WorkerProcess start(TestStores stores, String role) throws IOException, InterruptedException {
		Path logs = Files.createDirectories(Path.of("target", "worker-processes"));
		Path errors = logs.resolve(UUID.randomUUID() + ".log");
		ProcessBuilder builder = new ProcessBuilder(Program.line("up", "--role", role, "--verbose", "--home",
				stores.directory().resolve("home").toString(), "--port", String.valueOf(Program.freePort())));
		builder.environment().keySet().removeIf((name) -> name.startsWith("REGWATCH_"));
		builder.environment().putAll(stores.environment());
		builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(errors.toFile());
		WorkerProcess worker = new WorkerProcess(builder.start(), errors);
		worker.awaitUp();
		return worker;
	}

	void kill() {
		this.process.destroyForcibly().onExit().join();
	}

	/** As an orchestrator does. */
	void terminate() {
		this.process.destroy();
	}

	long pid() {
		return this.process.pid();
	}

	boolean isAlive() {
		return this.process.isAlive();
	}

	void awaitEnd() throws InterruptedException {
		if (!this.process.waitFor(30, TimeUnit.SECONDS)) {
			throw new IllegalStateException("The worker does not end; it says in '%s'".formatted(this.errors));
		}
	}

	private void awaitUp() throws IOException, InterruptedException {
		while (!Files.readString(this.errors).contains("regwatch: up with home")) {
			if (!this.process.isAlive()) {
				throw new IllegalStateException("The worker ended: " + Files.readString(this.errors));
			}
			Thread.sleep(50);
		}
	}

	@Override
	public void close() {
		kill();
	}

}
