package io.regwatch.ingest;

import java.io.IOException;

import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.Program;
import io.regwatch.ops.cli.ProgramProcess;

/** The program as a worker that also serves the API. */
final class WorkerProcess implements AutoCloseable {

	private final ProgramProcess process;

	private WorkerProcess(ProgramProcess process) {
		this.process = process;
	}

	/** Starts one and returns when it is up. */
	static WorkerProcess start(TestStores stores) throws IOException {
		return start(stores, "all");
	}

	static WorkerProcess start(TestStores stores, String role) throws IOException {
		ProgramProcess process = new Program(stores.directory().resolve("home"), stores.environment()).start("up",
				"--role", role, "--verbose", "--port", String.valueOf(Program.freePort()));
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
