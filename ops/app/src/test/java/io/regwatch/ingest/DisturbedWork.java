package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.assessment.run.AssessmentRequest;
import io.regwatch.assessment.run.RerunService;
import io.regwatch.batch.JobResult;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.server.Database;
import io.regwatch.ops.server.TestServers;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkerSchedulers;
import org.jspecify.annotations.Nullable;

import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * An ingest and an assessment by a worker whose database is disturbed in the middle of
 * each: the worker has to complete them by itself, with the result of undisturbed work.
 */
final class DisturbedWork implements AutoCloseable {

	private static final String FOLLOW = """
			WITH client AS (
				INSERT INTO client (name) VALUES ('Acme') RETURNING id
			), workspace AS (
				INSERT INTO workspace (client_id, name) SELECT id, 'Acme' FROM client RETURNING id
			), profile AS (
				INSERT INTO profile (workspace_id, markets, company_description)
				SELECT id, ARRAY['EU'], 'We manufacture devices.' FROM workspace
			), subscription AS (
				INSERT INTO source_subscription (workspace_id, source_id, status)
				SELECT id, :source, 'subscribed' FROM workspace
			)
			SELECT id FROM workspace
			""";

	private static final String IS_SERVED = """
			SELECT completed_version = requested_version
			FROM work_request
			WHERE kind = :kind
			""";

	private static final String STATUSES = """
			SELECT instance.job_name || ' ' || execution.status
			FROM batch_job_execution AS execution
			JOIN batch_job_instance AS instance USING (job_instance_id)
			ORDER BY job_execution_id
			""";

	private final Path directory;

	private final Path folder;

	private final TestStores stores;

	private final TestApplication application;

	private final Disturbance disturbance;

	/**
	 * Starts a worker.
	 * @param directory for files
	 * @param database of the worker, without tables
	 * @param disturbance of the database while a statement waits at the barrier; it ends
	 * with a database that works
	 */
	DisturbedWork(Path directory, Database database, Disturbance disturbance) throws IOException {
		this.directory = directory;
		this.disturbance = disturbance;
		this.folder = SampleFolder.fill(directory.resolve("documents"));
		this.stores = new TestStores(database, TestServers.shared().newIndexPrefix(),
				Files.createDirectory(directory.resolve("disturbed")));
		this.application = TestApplication.start(this.stores, Map.of("regwatch.work.retry-delay", "1s",
				"regwatch.work.busy-delay", "1s", "spring.datasource.hikari.connection-timeout", "2000"));
		this.application.bean(WorkerSchedulers.class).start();
	}

	/** Disturbs an ingest and an assessment; one that its run survives is no failure. */
	void assertIsResumed() throws Exception {
		this.application.bean(Sources.class).save(FolderSource.of(this.folder));
		disturbTheMiddleOf(WorkKind.INGEST, source(), null, "UPDATE", "run_item", "NEW.stage = 'compare'");
		UUID workspace = follow(this.stores);
		disturbTheMiddleOf(WorkKind.ASSESS, workspace.toString(), workspace, "INSERT", "assessment", "NEW.current");
		assertThat(this.stores.jdbc().sql(STATUSES).query(String.class).list()).hasSizeGreaterThan(2)
			.filteredOn((status) -> !status.endsWith("FAILED"))
			.containsExactly("ingest COMPLETED", "assess COMPLETED");
		assertThat(Findings.withAssessments(this.stores)).isEqualTo(undisturbed());
	}

	@Override
	public void close() {
		this.application.close();
	}

	/**
	 * Sessions lose what they wait for; when the server is back nothing holds them up.
	 */
	private void disturbTheMiddleOf(WorkKind kind, String subject, @Nullable UUID workspace, String operation,
			String table, String condition) throws Exception {
		DbBarrier barrier = DbBarrier.before(this.stores.database(), operation, table, condition);
		request(kind, subject, workspace);
		await().atMost(Duration.ofMinutes(5)).until(barrier::isReached);
		this.disturbance.happen(barrier);
		await().atMost(Duration.ofMinutes(5)).ignoreExceptions().until(() -> isServed(kind));
		this.stores.jdbc().sql("DROP FUNCTION hold() CASCADE").update();
	}

	private Map<String, List<String>> undisturbed() throws IOException, InterruptedException {
		TestStores others = TestStores.in(Files.createDirectory(this.directory.resolve("undisturbed")));
		try (TestApplication other = TestApplication.start(others, Map.of())) {
			new Folder(this.folder).ingest(other);
			assertThat(other.bean(RerunService.class)
				.run(follow(others), new AssessmentRequest(null, false, null, null, null, null)))
				.isInstanceOf(JobResult.Completed.class);
		}
		return Findings.withAssessments(others);
	}

	private UUID follow(TestStores where) {
		return where.jdbc()
			.sql(FOLLOW)
			.param("source", source())
			.query((row, number) -> row.getObject("id", UUID.class))
			.single();
	}

	private void request(WorkKind kind, String subject, @Nullable UUID workspace) {
		this.application.bean(TransactionTemplate.class)
			.executeWithoutResult((status) -> this.application.bean(WorkQueue.class).request(kind, subject, workspace));
	}

	private boolean isServed(WorkKind kind) {
		return this.stores.jdbc().sql(IS_SERVED).param("kind", kind.code()).query(Boolean.class).single();
	}

	private String source() {
		return FolderSource.of(this.folder).id();
	}

	/** What happens to a database. */
	@FunctionalInterface
	interface Disturbance {

		void happen(DbBarrier barrier) throws Exception;

	}

}
