package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;

import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** A terminated ingest finishes the items in progress within the shutdown timeout. */
@Tag("faults")
class StopIT {

	private static final String COUNT_RUNS = """
			SELECT count(*)
			FROM run
			""";

	private static final String COUNT_LEASED = """
			SELECT count(*)
			FROM run_item
			WHERE leased_by IS NOT NULL
			""";

	private static final String COUNT_BEING_READ = """
			SELECT count(*)
			FROM run_item
			WHERE leased_by IS NOT NULL AND stage = 'extract'
			""";

	private static final String COUNT_LEFT = """
			SELECT count(*)
			FROM run_item
			WHERE stage = 'extract'
			""";

	private static final String COUNT_QUARANTINED = """
			SELECT count(*)
			FROM quarantine
			""";

	private static final String FIND_STATUS = """
			SELECT status
			FROM batch_job_execution
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	@BeforeEach
	void createStores() {
		this.stores = TestStores.in(this.directory);
	}

	@Test
	void ingestWhenTerminatedFinishesItemsInProgress() throws IOException, InterruptedException, SQLException {
		Path folder = SampleFolder.fill(this.directory.resolve("documents"));
		try (DbBarrier barrier = DbBarrier.before(this.stores.database(), "UPDATE", "run_item",
				"NEW.stage = 'compare'");
				IngestProcess process = IngestProcess.start(this.stores, folder, this.directory)) {
			barrier.await(process::isAlive);
			process.terminate();
			Thread.sleep(Duration.ofSeconds(2));
			assertThat(process.isAlive()).isTrue();
			barrier.open();
			assertStops(process, 143);
		}
		assertThat(count(COUNT_RUNS)).isOne();
		assertThat(count(COUNT_LEFT)).isPositive();
		assertThat(resume(folder)).contains("\"new\":21,", "\"rejected\":3,");
		assertThat(count(COUNT_QUARANTINED)).isEqualTo(SampleFolder.UNREADABLE);
	}

	@Test
	void ingestWhenInterruptedFinishesTheFileThatIsBeingRead() throws IOException, InterruptedException, SQLException {
		Path folder = SampleFolder.fillLong(this.directory.resolve("long"));
		try (IngestProcess process = IngestProcess.start(this.stores, folder)) {
			while (count(COUNT_BEING_READ) == 0 || process.readers().isEmpty()) {
				assertThat(process.isAlive()).isTrue();
				Thread.sleep(Duration.ofMillis(50));
			}
			Thread.sleep(Duration.ofSeconds(2));
			assertThat(count(COUNT_BEING_READ)).isOne();
			process.interrupt();
			assertStops(process, 130);
		}
		assertThat(resume(folder)).contains("\"new\":1,", "\"rejected\":0,");
	}

	@Test
	void ingestWhenItemsInProgressTakeTooLongExitsAndLeavesThemToOthers()
			throws IOException, InterruptedException, SQLException {
		Path folder = SampleFolder.fill(this.directory.resolve("documents"));
		try (DbBarrier barrier = DbBarrier.before(this.stores.database(), "UPDATE", "run_item",
				"NEW.stage = 'compare'");
				IngestProcess process = IngestProcess.start(this.stores, folder, this.directory)) {
			barrier.await(process::isAlive);
			process.terminate();
			assertEnds(process, 143);
		}
		assertThat(count(COUNT_LEFT)).isPositive();
		assertThat(resume(folder)).contains("\"new\":21,", "\"rejected\":3,");
		assertThat(count(COUNT_QUARANTINED)).isEqualTo(SampleFolder.UNREADABLE);
	}

	private static void assertEnds(IngestProcess process, int exitCode) throws InterruptedException {
		long start = System.nanoTime();
		assertThat(process.exitCode()).isEqualTo(exitCode);
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
	}

	private void assertStops(IngestProcess process, int exitCode) throws InterruptedException {
		assertEnds(process, exitCode);
		assertThat(count(COUNT_LEASED)).isZero();
		assertThat(this.stores.jdbc().sql(FIND_STATUS).query(String.class).list()).containsExactly("STOPPED");
	}

	private String resume(Path folder) throws IOException, InterruptedException {
		try (IngestProcess process = IngestProcess.start(this.stores, folder)) {
			return process.report();
		}
	}

	private long count(String sql) {
		return this.stores.jdbc().sql(sql).query(Long.class).single();
	}

}
