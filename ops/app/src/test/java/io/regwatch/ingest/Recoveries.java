package io.regwatch.ingest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.ops.TestStores;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Measures how long it takes until runs of killed workers are taken over or finished. */
final class Recoveries {

	private static final Duration LOOK = Duration.ofMillis(100);

	private static final Duration SUSPENDED = Duration.ofSeconds(2);

	private static final String OPEN_RUNS = """
			SELECT CAST(id AS text)
			FROM (
				SELECT id, worker_id FROM run WHERE finished_at IS NULL
				UNION ALL
				SELECT id, worker_id FROM assessment_run WHERE finished_at IS NULL
			) AS open
			WHERE worker_id IN (SELECT id FROM worker WHERE pid = :pid)
			""";

	private static final String ORPHANS = """
			SELECT count(*)
			FROM (
				SELECT id, worker_id FROM run WHERE finished_at IS NULL
				UNION ALL
				SELECT id, worker_id FROM assessment_run WHERE finished_at IS NULL
			) AS open
			WHERE worker_id IN (SELECT id FROM worker WHERE pid = :pid) AND id = ANY (CAST(:ids AS uuid[]))
			""";

	private final JdbcClient jdbc;

	private final List<Duration> times = new ArrayList<>();

	private final List<Thread> watches = new ArrayList<>();

	private int kills;

	Recoveries(TestStores stores) {
		this.jdbc = stores.jdbc();
	}

	/** Kills a worker and starts to watch its runs. */
	void kill(WorkerProcess worker) {
		worker.kill();
		String[] runs = this.jdbc.sql(OPEN_RUNS)
			.param("pid", worker.pid())
			.query((row, number) -> row.getString(1))
			.list()
			.toArray(String[]::new);
		synchronized (this) {
			this.kills++;
			if (this.kills % 10 == 0) {
				System.err.println(this.kills + " kills");
			}
			if (runs.length > 0) {
				this.watches.add(Thread.startVirtualThread(() -> watch(worker.pid(), runs)));
			}
		}
	}

	/** Waits until all runs are recovered, and returns the durations. */
	String report() throws InterruptedException {
		for (Thread watch : this.watches) {
			watch.join();
		}
		List<Duration> sorted = this.times.stream().sorted().toList();
		return "%d kills, %d of them of workers with unfinished runs; these went on after p50 %d ms, p95 %d ms, max %d ms"
			.formatted(this.kills, sorted.size(), at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1));
	}

	private void watch(long pid, String[] runs) {
		try {
			Duration time = Duration.ZERO;
			long last = System.nanoTime();
			while (this.jdbc.sql(ORPHANS).param("pid", pid).param("ids", runs).query(Long.class).single() > 0) {
				Thread.sleep(LOOK);
				long now = System.nanoTime();
				// A machine that sleeps, or is made to, recovers nothing meanwhile.
				time = time.plus(Duration.ofNanos(Math.min(now - last, SUSPENDED.toNanos())));
				last = now;
			}
			add(time);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private synchronized void add(Duration time) {
		this.times.add(time);
	}

	private static long at(List<Duration> sorted, double part) {
		return sorted.isEmpty() ? 0 : sorted.get((int) Math.ceil(part * sorted.size()) - 1).toMillis();
	}

}
