package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;

/** Two workers on the same stores, each with a slow source of six items. */
record TwoWorkers(TestStores stores, TestApplication one, TestApplication other) implements AutoCloseable {

	private static final String COUNTS = """
			SELECT concat_ws(' ', (SELECT count(*) FROM run), (SELECT count(*) FROM run_item),
				(SELECT count(*) FROM capture), (SELECT count(*) FROM reference_version),
				(SELECT count(*) FROM reference_update), (SELECT count(*) FROM batch_job_instance))
			""";

	static TwoWorkers start(Path directory) {
		TestStores stores = TestStores.in(directory);
		Map<String, ?> properties = Map.of("regwatch.fetch.concurrency", 3, "test.slow.items", 6);
		TwoWorkers workers = new TwoWorkers(stores, TestApplication.start(stores, properties, SlowConnector.class),
				TestApplication.start(stores, properties, SlowConnector.class));
		workers.one.bean(Sources.class).save(SlowConnector.SOURCE);
		return workers;
	}

	CompletableFuture<JobResult> handle(TestApplication worker) {
		IngestLauncher launcher = worker.bean(IngestLauncher.class);
		return CompletableFuture
			.supplyAsync(() -> launcher.launch(SlowConnector.SOURCE.id()), Thread::startVirtualThread)
			.orTimeout(2, TimeUnit.MINUTES);
	}

	SlowConnector connector(TestApplication worker) {
		return worker.bean(SlowConnector.class);
	}

	void letAllGoOn() {
		connector(this.one).letGoOn();
		connector(this.other).letGoOn();
	}

	/** Runs, items, captures, versions, updates and job instances. */
	String counts() {
		return this.stores.jdbc().sql(COUNTS).query(String.class).single();
	}

	@Override
	public void close() {
		letAllGoOn();
		this.one.close();
		this.other.close();
	}

}
