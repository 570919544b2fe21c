package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * An ingest whose worker crashes at one boundary, and the next worker at the next one,
 * finds what an undisturbed one does. Processes that are killed: {@code RestartIT}.
 */
class CrashIT {

	private static final List<Boundary> RUN_BOUNDARIES = List.of(new Boundary("INSERT", "batch_job_instance", "true"),
			completed("fetch"), completed("compare"), completed("publish"),
			new Boundary("UPDATE", "run", "NEW.finished_at IS NOT NULL"));

	private static final List<Boundary> OTHER_RUN_BOUNDARIES = List.of(new Boundary("INSERT", "run", "true"),
			new Boundary("INSERT", "batch_job_execution", "true"), completed("discover"), completed("extract"),
			completed("conclude"), completed("redline"),
			new Boundary("UPDATE", "batch_job_execution", "NEW.status = 'COMPLETED'"));

	private static final List<Boundary> REDLINE_BOUNDARIES = List.of(new Boundary("INSERT", "redline", "true"),
			new Boundary("UPDATE", "reference_update", "NEW.content IS NOT NULL"));

	private static final List<Boundary> OTHER_REDLINE_BOUNDARIES = List.of(
			new Boundary("INSERT", "batch_step_execution", "NEW.step_name = 'redline'"),
			new Boundary("UPDATE", "redline", "NEW.status = 'completed'"));

	@TempDir
	private static Path directory;

	private static Path folder;

	private static Map<String, List<String>> undisturbed;

	@BeforeAll
	static void ingestUndisturbed() throws IOException, InterruptedException {
		folder = SampleFolder.fill(directory.resolve("documents"));
		TestStores stores = newStores();
		ingest(stores, folder);
		undisturbed = Findings.of(stores);
		assertThat(undisturbed.get("indexed references")).hasSize(SampleFolder.SIZE - SampleFolder.UNREADABLE);
		assertThat(undisturbed.get("quarantine")).hasSize(SampleFolder.UNREADABLE);
		assertThat(undisturbed.get("outbox")).isEmpty();
	}

	@Test
	void ingestWhenWorkersCrashResumes() throws Exception {
		assertResumesAfter(RUN_BOUNDARIES);
	}

	@Test
	@Tag("faults")
	void ingestWhenWorkersCrashAtTheOtherBoundariesResumes() throws Exception {
		assertResumesAfter(OTHER_RUN_BOUNDARIES);
	}

	@Test
	@Tag("faults")
	void ingestWhenWorkersCrashWhileRedlinesAreMadeResumes() throws Exception {
		assertRedlinesAfter(REDLINE_BOUNDARIES);
	}

	@Test
	@Tag("faults")
	void ingestWhenWorkersCrashAtTheOtherBoundariesOfRedlinesResumes() throws Exception {
		assertRedlinesAfter(OTHER_REDLINE_BOUNDARIES);
	}

	private static void assertResumesAfter(List<Boundary> boundaries) throws Exception {
		TestStores stores = newStores();
		for (Boundary boundary : boundaries) {
			crashAt(stores, folder, boundary);
		}
		ingest(stores, folder);
		assertThat(Findings.of(stores)).isEqualTo(undisturbed);
	}

	private static void assertRedlinesAfter(List<Boundary> boundaries) throws Exception {
		Path revised = SampleFolder.fill(Files.createTempDirectory(directory, "revised").resolve("documents"));
		TestStores stores = newStores();
		TestStores others = newStores();
		ingest(stores, revised);
		ingest(others, revised);
		SampleFolder.revise(revised);
		ingest(others, revised);
		for (Boundary boundary : boundaries) {
			crashAt(stores, revised, boundary);
		}
		ingest(stores, revised);
		Map<String, List<String>> findings = Findings.of(stores);
		assertThat(findings).isEqualTo(Findings.of(others));
		assertThat(findings.get("redline")).hasSize(SampleFolder.REVISED)
			.allSatisfy((redline) -> assertThat(redline).contains("\"completed\""));
	}

	private static void crashAt(TestStores stores, Path folder, Boundary at) throws SQLException {
		try (DbBarrier barrier = DbBarrier.before(stores.database(), at.operation(), at.table(), at.condition());
				CrashingWorker worker = CrashingWorker.start(stores, Map.of())) {
			CompletableFuture<JobResult> ingest = CompletableFuture
				.supplyAsync(() -> handle(worker.application(), folder), Thread::startVirtualThread);
			await().atMost(Duration.ofMinutes(1)).until(() -> barrier.isReached() || ingest.isDone());
			assertThat(ingest).as("ingest at %s", at).isNotDone();
			worker.crash();
			await().atMost(Duration.ofMinutes(1)).until(ingest::isDone);
		}
	}

	private static void ingest(TestStores stores, Path folder) {
		try (TestApplication application = TestApplication.start(stores, Map.of())) {
			assertThat(handle(application, folder)).isInstanceOf(JobResult.Completed.class);
		}
	}

	private static JobResult handle(TestApplication application, Path folder) {
		SourceDefinition source = FolderSource.of(folder);
		application.bean(Sources.class).save(source);
		return application.bean(IngestLauncher.class).launch(source.id());
	}

	private static TestStores newStores() throws IOException {
		return TestStores.in(Files.createTempDirectory(directory, "stores"));
	}

	private static Boundary completed(String step) {
		return new Boundary("UPDATE", "batch_step_execution",
				"NEW.step_name = '%s' AND NEW.status = 'COMPLETED'".formatted(step));
	}

	/** A write before which a worker crashes. */
	private record Boundary(String operation, String table, String condition) {

	}

}
