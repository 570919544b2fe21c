package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;

import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * An ingest that is killed, and killed again, finds what an undisturbed one does: the
 * same command resumes it. Other boundaries, in one JVM: {@code CrashIT}.
 */
@Tag("faults")
class RestartIT {

	private static final int KILLS = Integer.getInteger("faults.restarts", 50);

	private static final String COUNT_WORKERS = """
			SELECT count(*)
			FROM worker
			""";

	@TempDir
	private static Path directory;

	private static Path folder;

	private static String undisturbedReport;

	private static Map<String, List<String>> undisturbed;

	@BeforeAll
	static void ingestUndisturbed() throws IOException, InterruptedException {
		folder = SampleFolder.fill(directory.resolve("documents"));
		TestStores stores = newStores();
		undisturbedReport = resume(stores);
		undisturbed = Findings.of(stores);
		assertThat(undisturbed.get("indexed references")).hasSize(SampleFolder.SIZE - SampleFolder.UNREADABLE);
		assertThat(undisturbed.get("quarantine")).hasSize(SampleFolder.UNREADABLE);
		assertThat(undisturbed.get("outbox")).isEmpty();
	}

	@Test
	void ingestWhenKilledIsResumed() throws IOException, InterruptedException, SQLException {
		TestStores stores = newStores();
		killAt(stores, "UPDATE", "run_item", "NEW.stage = 'compare'");
		assertThat(resume(stores)).isEqualTo(undisturbedReport);
		assertThat(Findings.of(stores)).isEqualTo(undisturbed);
	}

	@Test
	void ingestWhenKilledAtEveryBoundaryIsResumed() throws IOException, InterruptedException, SQLException {
		TestStores stores = newStores();
		killAt(stores, "INSERT", "run", "true");
		killAt(stores, "INSERT", "batch_job_instance", "true");
		killAt(stores, "INSERT", "batch_job_execution", "true");
		for (String step : List.of("discover", "fetch", "extract", "compare", "conclude", "redline", "publish")) {
			killAt(stores, "INSERT", "batch_step_execution", "NEW.step_name = '%s'".formatted(step));
			killAt(stores, "UPDATE", "batch_step_execution",
					"NEW.step_name = '%s' AND NEW.status = 'COMPLETED'".formatted(step));
		}
		killAt(stores, "UPDATE", "batch_job_execution", "NEW.status = 'COMPLETED'");
		killAt(stores, "UPDATE", "run", "NEW.finished_at IS NOT NULL");
		assertThat(resume(stores)).isEqualTo(undisturbedReport);
		assertThat(Findings.of(stores)).isEqualTo(undisturbed);
	}

	@Test
	void ingestWhenKilledWhileRedlinesAreMadeIsResumed() throws IOException, InterruptedException, SQLException {
		Path revised = SampleFolder.fill(directory.resolve("revised"));
		TestStores stores = newStores();
		TestStores others = newStores();
		resume(stores, revised);
		resume(others, revised);
		SampleFolder.revise(revised);
		String report = resume(others, revised);
		killAt(stores, revised, "INSERT", "redline", "true");
		killAt(stores, revised, "INSERT", "batch_step_execution", "NEW.step_name = 'redline'");
		killAt(stores, revised, "UPDATE", "redline", "NEW.status = 'completed'");
		killAt(stores, revised, "UPDATE", "reference_update", "NEW.content IS NOT NULL");
		killAt(stores, revised, "UPDATE", "batch_step_execution",
				"NEW.step_name = 'redline' AND NEW.status = 'COMPLETED'");
		assertThat(resume(stores, revised)).isEqualTo(report);
		Map<String, List<String>> findings = Findings.of(stores);
		assertThat(findings).isEqualTo(Findings.of(others));
		assertThat(findings.get("redline")).hasSize(SampleFolder.REVISED)
			.allSatisfy((redline) -> assertThat(redline).contains("\"completed\""));
	}

	@Test
	void ingestWhenKilledAtRandomMomentsIsResumed() throws IOException, InterruptedException, SQLException {
		TestStores stores = newStores();
		long seed = System.nanoTime();
		System.err.println("Kills at random moments: seed " + seed);
		Random random = new Random(seed);
		try (DbBarrier end = DbBarrier.before(stores.database(), "UPDATE", "run", "NEW.finished_at IS NOT NULL")) {
			for (int kills = 0; kills < KILLS; kills++) {
				double early = random.nextDouble();
				killAfter(stores, Duration.ofMillis((long) (4000 * early * early)));
				end.endWaiting();
			}
		}
		assertThat(resume(stores)).isEqualTo(undisturbedReport);
		assertThat(Findings.of(stores)).isEqualTo(undisturbed);
	}

	private static void killAt(TestStores stores, String operation, String table, String condition)
			throws IOException, InterruptedException, SQLException {
		killAt(stores, folder, operation, table, condition);
	}

	private static void killAt(TestStores stores, Path folder, String operation, String table, String condition)
			throws IOException, InterruptedException, SQLException {
		try (DbBarrier barrier = DbBarrier.before(stores.database(), operation, table, condition);
				IngestProcess process = IngestProcess.start(stores, folder)) {
			barrier.await(process::isAlive);
			process.kill();
		}
	}

	private static void killAfter(TestStores stores, Duration work) throws IOException, InterruptedException {
		long workers = workers(stores);
		try (IngestProcess process = IngestProcess.start(stores, folder)) {
			while (workers(stores) == workers && process.isAlive()) {
				Thread.sleep(Duration.ofMillis(20));
			}
			Thread.sleep(work);
			assertThat(process.isAlive()).isTrue();
			process.kill();
		}
	}

	private static long workers(TestStores stores) {
		return stores.jdbc().sql(COUNT_WORKERS).query(Long.class).single();
	}

	private static String resume(TestStores stores) throws IOException, InterruptedException {
		return resume(stores, folder);
	}

	private static String resume(TestStores stores, Path folder) throws IOException, InterruptedException {
		try (IngestProcess process = IngestProcess.start(stores, folder)) {
			return process.report();
		}
	}

	private static TestStores newStores() throws IOException {
		return TestStores.in(Files.createTempDirectory(directory, "stores"));
	}

}
