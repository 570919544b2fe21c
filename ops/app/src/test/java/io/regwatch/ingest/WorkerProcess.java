package io.regwatch.ingest;

import java.io.IOException;
import java.util.Map;

import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.Program;
import io.regwatch.ops.cli.ProgramProcess;
import io.regwatch.ops.server.FreePort;

/** The program as a worker that also serves the API. */
final class WorkerProcess implements AutoCloseable {

	private final ProgramProcess process;

	private WorkerProcess(ProgramProcess process) {
		this.process = process;
	}

	/** Starts one and returns when it is up. */
	static WorkerProcess start(TestStores stores) throws IOException {
		return start(stores, "all", Map.of());
	}

	static WorkerProcess start(TestStores stores, String role, Map<String, String> more) throws IOException {
		Map<String, String> settings = stores.environment();
		settings.putAll(more);
		ProgramProcess process = new Program(stores.directory().resolve("home"), settings).start("up", "--role", role,
				"--verbose", "--port", String.valueOf(FreePort.next()));
		process.announcement();
		return new WorkerProcess(process);
	}

	void kill() {
		this.process.kill();
	}

	/** As an orchestrator does. */
	void terminate() {
		this.process.terminate();
	}

	long pid() {
		return this.process.pid();
	}

	boolean isAlive() {
		return this.process.isAlive();
	}

	void awaitEnd() throws InterruptedException {
		this.process.exitCode();
	}

	@Override
	public void close() {
		kill();
	}

}
