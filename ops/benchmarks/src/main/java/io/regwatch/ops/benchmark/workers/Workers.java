package io.regwatch.ops.benchmark.workers;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.server.Home;

/**
 * Workers on the same stores.
 *
 * @param processes that are up
 */
record Workers(List<WorkerProcess> processes) implements AutoCloseable {

	static Workers start(int count, Home home, Map<String, String> settings, String option)
			throws IOException, InterruptedException {
		Workers workers = new Workers(new ArrayList<>());
		try {
			for (int number = 0; number < count; number++) {
				workers.processes.add(WorkerProcess.start(home, settings, option));
			}
			for (WorkerProcess process : workers.processes) {
				process.awaitUp();
			}
			return workers;
		}
		catch (IOException | InterruptedException | RuntimeException ex) {
			workers.close();
			throw ex;
		}
	}

	int count() {
		return this.processes.size();
	}

	/** CPU times of each since it was started. */
	List<Duration> cpu() {
		return this.processes.stream().map(WorkerProcess::cpu).toList();
	}

	/** Ends them as an operator does. */
	void stop() throws InterruptedException {
		for (WorkerProcess process : this.processes) {
			process.stop();
		}
	}

	@Override
	public void close() {
		this.processes.forEach(WorkerProcess::close);
	}

}
