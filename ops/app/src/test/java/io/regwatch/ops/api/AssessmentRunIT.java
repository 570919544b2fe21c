package io.regwatch.ops.api;

import io.regwatch.store.Publications;
import io.regwatch.api.ApiClient;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.assessment.run.PastAssessment;
import io.regwatch.assessment.run.AssessmentHistory;
import io.regwatch.assessment.run.Preview;
import io.regwatch.assessment.run.PreviewService;
import io.regwatch.batch.JobResult;
import io.regwatch.assessment.run.RerunService;
import io.regwatch.assessment.run.AssessmentRequest;
import io.regwatch.assessment.run.RunReport;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Assessment runs: selection, results, and resumption. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AssessmentRunIT {

	private static final AssessmentRequest CHANGES = new AssessmentRequest(null, false, null, null, null, null);

	private static final AssessmentRequest ALL = new AssessmentRequest(null, true, null, null, null, "Auditor asked");

	private static final String LEFT_BY_A_DEAD_WORKER = """
			WITH worker AS (
				INSERT INTO worker (host, pid) VALUES ('elsewhere', 1) RETURNING id
			), run AS (
				INSERT INTO assessment_run (workspace_id, worker_id, requested_version, forced)
				SELECT :workspace, id, 0, true FROM worker
				RETURNING id
			)
			INSERT INTO assessment_item (run_id, update_id, rank, state, leased_by, leased_at, crash_count, done_at)
			SELECT run.id, update_id, 0, state, worker.id, now(), crash_count, CASE WHEN state = 'done' THEN now() END
			FROM worker, run, unnest(CAST(:updates AS uuid[]), ARRAY['done', 'open', 'open'], ARRAY[0, 2, 7])
				AS given (update_id, state, crash_count)
			""";

	private static final String ITEMS = """
			SELECT concat_ws(' ', state, reason, crash_count, count(assessment.id))
			FROM assessment_item AS item
			LEFT JOIN assessment ON assessment.run_id = item.run_id AND assessment.update_id = item.update_id
			WHERE item.run_id = (SELECT run_id FROM assessment_item GROUP BY run_id HAVING bool_or(crash_count = 8))
			GROUP BY item.run_id, item.update_id
			ORDER BY 1
			""";

	private static final String COUNT_RUNS = """
			SELECT concat_ws(' ', count(*), count(*) FILTER (WHERE finished_at IS NULL))
			FROM assessment_run
			""";

	private TestStores stores;

	private TestApplication application;

	private ApiClient client;

	private Publications publications;

	private UUID workspace;

	private List<UUID> updates;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores, Map.of());
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		this.publications = new Publications(this.stores.jdbc());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void beginAnew() {
		this.stores.clear();
		String path = this.client.newWorkspace();
		this.workspace = UUID.fromString(path.substring(path.lastIndexOf('/') + 1));
		this.publications.source("mdcg", "EU", "public");
		UUID reference = this.publications.reference("mdcg", "MDCG 2019-11", "guidance", "Qualification of Software");
		this.updates = List.of(this.publications.update(reference, "new_publication", "First", "2026-01-01T00:00:00Z"),
				this.publications.update(reference, "status_change", "Second", "2026-02-01T00:00:00Z"),
				this.publications.update(reference, "status_change", "Third", "2026-03-01T00:00:00Z"));
		this.client.send("PATCH", path + "/profile", "{\"markets\": [\"EU\"], \"products\": [{\"name\": \"Stem\"}]}");
		this.client.send("PATCH", path + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
	}

	@Test
	void runTakesWhatHasChangedAndNothingElse() {
		assertThat(run(CHANGES).judged()).isEqualTo(3);
		assertThat(run(CHANGES).items()).isZero();
		this.publications.digest(this.updates.getFirst());
		RunReport digested = run(CHANGES);
		assertThat(digested.items()).isOne();
		assertThat(digested.changes()).isEmpty();
		assertThat(past(this.updates.getFirst())).hasSize(2);
	}

	@Test
	void runWhenForcedAssessesAgainAndKeepsTheHistory() {
		run(CHANGES);
		this.stores.jdbc().sql("UPDATE assessment SET status = 'applicable', priority = 'low'").update();
		RunReport report = run(ALL);
		assertThat(report.judged()).isEqualTo(3);
		assertThat(report.changes()).extracting(RunReport.Change::title).containsExactly("Third", "Second", "First");
		assertThat(report.changes().getFirst().before()).isEqualTo(new RunReport.Said("applicable", "low"));
		assertThat(report.changes().getFirst().after().status()).isEqualTo("to_review");
		assertThat(past(this.updates.getFirst())).extracting(PastAssessment::current).containsExactly(true, false);
		assertThat(past(this.updates.getFirst())).extracting(PastAssessment::runReason)
			.containsExactly("Auditor asked", null);
		assertThat(run(CHANGES).items()).isZero();
	}

	@Test
	void runWhenUpdatesAreNamedTakesOnlyThem() {
		run(CHANGES);
		UUID second = this.updates.get(1);
		assertThat(run(new AssessmentRequest(null, true, null, List.of(second), null, null)).judged()).isOne();
		assertThat(run(new AssessmentRequest(null, true, Instant.parse("2026-02-01T00:00:00Z"), null, null, null))
			.judged()).isEqualTo(2);
		assertThat(past(second)).hasSize(3);
		UUID nothing = UUID.randomUUID();
		assertThat(problem(new AssessmentRequest(null, true, null, List.of(second), null, null))).isEmpty();
		assertThat(problem(new AssessmentRequest(null, true, null, List.of(second, nothing), null, null)))
			.hasValueSatisfying((problem) -> assertThat(problem).contains("does not see", nothing.toString())
				.doesNotContain(second.toString()));
	}

	@Test
	void previewDoesNothing() {
		assertThat(preview(CHANGES)).isEqualTo(new Preview(3, 0, 0));
		run(CHANGES);
		assertThat(preview(CHANGES)).isEqualTo(new Preview(0, 0, 0));
		assertThat(preview(ALL)).isEqualTo(new Preview(3, 0, 0));
		assertThat(runs()).isEqualTo("1 0");
		assertThat(this.application.bean(PreviewService.class).find(UUID.randomUUID(), ALL)).isEmpty();
	}

	@Test
	void runWhenAnotherIsUnfinishedResumesThatFirstAndRepeatsNoCall() {
		this.stores.jdbc()
			.sql(LEFT_BY_A_DEAD_WORKER)
			.param("workspace", this.workspace)
			.param("updates", this.updates.stream().map(UUID::toString).toArray(String[]::new))
			.update();
		RunReport report = run(CHANGES);
		assertThat(runs()).isEqualTo("2 0");
		assertThat(this.stores.jdbc().sql(ITEMS).query(String.class).list()).containsExactly("done 0 0", "done 3 1",
				"failed given_up 8 1");
		assertThat(report.items()).isEqualTo(2);
		assertThat(this.updates.stream()
			.flatMap((update) -> past(update).stream())
			.filter((assessment) -> assessment.impactSummary().contains("could not be assessed"))).singleElement()
			.matches((assessment) -> !assessment.current(), "replaced by the run after it");
	}

	@Test
	void runWhenWorkspaceDoesNotExistFails() {
		assertThat(this.application.bean(RerunService.class).run(UUID.randomUUID(), ALL))
			.isEqualTo(new JobResult.Gone());
	}

	@Test
	void runWhenItsModelCannotBeAskedAnyMoreIsGivenUp() {
		this.stores.jdbc()
			.sql(LEFT_BY_A_DEAD_WORKER)
			.param("workspace", this.workspace)
			.param("updates", this.updates.stream().map(UUID::toString).toArray(String[]::new))
			.update();
		this.stores.jdbc().sql("UPDATE assessment_run SET model = 'oracle'").update();
		assertThat(run(CHANGES).judged()).isEqualTo(3);
		assertThat(runs()).isEqualTo("2 0");
		assertThat(problem(new AssessmentRequest("oracle", true, null, null, null, null))).isPresent();
		assertThat(problem(new AssessmentRequest("offline", true, null, null, null, null))).isEmpty();
	}

	private Optional<String> problem(AssessmentRequest order) {
		return this.application.bean(RerunService.class).findProblem(this.workspace, order);
	}

	private RunReport run(AssessmentRequest order) {
		JobResult rerun = this.application.bean(RerunService.class).run(this.workspace, order);
		assertThat(rerun).isInstanceOf(JobResult.Completed.class);
		return this.application.bean(RerunService.class).report(((JobResult.Completed) rerun).run());
	}

	private Preview preview(AssessmentRequest order) {
		return this.application.bean(PreviewService.class).find(this.workspace, order).orElseThrow();
	}

	private List<PastAssessment> past(UUID update) {
		return this.application.bean(AssessmentHistory.class).find(this.workspace, update);
	}

	private String runs() {
		return this.stores.jdbc().sql(COUNT_RUNS).query(String.class).single();
	}

}
