package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import io.regwatch.batch.JobResult;
import io.regwatch.scheduling.WorkerRegistration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * However often and by however many workers a source is launched, it has one run at a
 * time.
 */
class BusyIT {

	private static final String END_WORKER_SESSIONS = """
			SELECT pg_terminate_backend(pid, 10000)
			FROM pg_stat_activity
			WHERE datname = current_database() AND application_name = 'regwatch-worker'
			""";

	@TempDir
	private Path directory;

	private TwoWorkers workers;

	@BeforeEach
	void startWorkers() {
		this.workers = TwoWorkers.start(this.directory);
	}

	@AfterEach
	void stopWorkers() {
		this.workers.close();
	}

	@Test
	@Tag("faults")
	void launchWhenTwoThreadsLaunchRunsOnce() {
		assertOneFinishes(this.workers.handle(this.workers.one()), this.workers.handle(this.workers.one()));
	}

	@Test
	void launchWhenTwoWorkersLaunchRunsOnce() {
		assertOneFinishes(this.workers.handle(this.workers.one()), this.workers.handle(this.workers.other()));
	}

	@Test
	@Tag("faults")
	void launchWhenSessionWasLostIsSeenAliveAgain() {
		assertThat(this.workers.one().bean(WorkerRegistration.class).id()).isPositive();
		assertThat(this.workers.stores().jdbc().sql(END_WORKER_SESSIONS).query(Boolean.class).list())
			.containsExactly(true);
		assertOneFinishes(this.workers.handle(this.workers.one()), this.workers.handle(this.workers.other()));
	}

	private void assertOneFinishes(CompletableFuture<JobResult> first, CompletableFuture<JobResult> second) {
		assertThat(CompletableFuture.anyOf(first, second).join()).isInstanceOf(JobResult.Busy.class);
		this.workers.letAllGoOn();
		List<JobResult> triggers = Stream.of(first, second).map(CompletableFuture::join).toList();
		assertThat(triggers).hasAtLeastOneElementOfType(JobResult.Busy.class)
			.hasAtLeastOneElementOfType(JobResult.Completed.class);
		assertThat(this.workers.counts()).isEqualTo("1 6 6 6 6 1");
	}

}
