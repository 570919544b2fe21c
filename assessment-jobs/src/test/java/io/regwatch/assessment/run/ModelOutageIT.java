package io.regwatch.assessment.run;

import io.regwatch.store.WrittenTexts;
import io.regwatch.store.Publications;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.model.StubModel;
import io.regwatch.assessment.model.StubModel.Behaviour;
import io.regwatch.batch.JobResult;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * A model fails in the middle of a run and recovers: the request is then retried
 * automatically.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ModelOutageIT {

	private static final int UPDATES = 8;

	private static final String CURRENT = """
			SELECT concat_ws(' | ', u.title, a.status, a.priority, a.reason_code, a.impact_summary,
				a.evidence -> 0 ->> 'quote')
			FROM assessment AS a
			JOIN reference_update AS u ON u.id = a.update_id
			WHERE a.workspace_id = :workspace AND a.current
			ORDER BY 1
			""";

	private static final String PAST = """
			SELECT a.reason_code
			FROM assessment AS a
			WHERE a.workspace_id = :workspace AND NOT a.current
			""";

	private static final String FAILURES = """
			SELECT failures
			FROM work_request
			WHERE work_key = CAST(:workspace AS text)
			""";

	private TestStores stores;

	private StubModel model;

	private TestApplication application;

	private Publications publications;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.model = new StubModel(Behaviour.GOOD);
		Map<String, String> properties = new HashMap<>(this.model.properties());
		properties.put("regwatch.work.retry-delay", "1s");
		this.application = TestApplication.start(this.stores, properties);
		this.application.bean(WorkerSchedulers.class).start();
		this.publications = new Publications(this.stores.jdbc());
		this.publications.source("mdcg", "EU", "public");
		this.publications.redistribute("mdcg", "text");
		IntStream.range(0, UPDATES).forEach(this::publish);
	}

	private void publish(int number) {
		UUID reference = this.publications.reference("mdcg", "MDCG " + number, "guidance", "Catheters " + number);
		this.publications.digest(
				this.publications.update(reference, "new_publication", "Catheters " + number, "2026-10-01T00:00:00Z"));
		new WrittenTexts(this.stores.jdbc()).write(reference, 1,
				List.of("Coronary catheters number %d shall be long.".formatted(number)));
	}

	@AfterAll
	void stop() {
		this.application.close();
		this.model.close();
	}

	@ParameterizedTest
	@EnumSource(names = { "FAILING", "SLOW" })
	void runWhenModelGoesAwayIsMadeGoodOnceItIsBack(Behaviour behaviour) {
		UUID workspace = assessWhile(behaviour);
		await().atMost(Duration.ofMinutes(1)).until(() -> ask(FAILURES, workspace), (rows) -> rows.contains("2"));
		this.model.behave(Behaviour.GOOD);
		await().atMost(Duration.ofMinutes(1)).until(() -> ask(CURRENT, workspace), this.undisturbed()::equals);
		await().atMost(Duration.ofMinutes(1)).until(() -> ask(FAILURES, workspace), (rows) -> rows.contains("0"));
		assertThat(ask(PAST, workspace)).hasSizeLessThan(UPDATES)
			.allSatisfy((reason) -> assertThat(reason).matches("model_(unavailable|timed_out)"));
	}

	@Test
	void runWhenModelTalksNonsenseIsMadeGoodByARerun() {
		UUID workspace = assessWhile(Behaviour.MALFORMED);
		await().atMost(Duration.ofMinutes(1)).until(() -> ask(CURRENT, workspace).size() == UPDATES);
		assertThat(ask(CURRENT, workspace)).anySatisfy((said) -> assertThat(said).contains("model_malformed"));
		this.model.behave(Behaviour.GOOD);
		List<String> undisturbed = undisturbed();
		AssessmentRequest again = new AssessmentRequest(null, true, null, null, null, "Well again");
		await("the first run ends").atMost(Duration.ofMinutes(1))
			.until(() -> this.application.bean(RerunService.class).run(workspace, again),
					JobResult.Completed.class::isInstance);
		assertThat(ask(CURRENT, workspace)).isEqualTo(undisturbed);
	}

	@Test
	void rerunWhenTheDailyBudgetIsUsedUpKeepsTheContexts() {
		this.model.behave(Behaviour.GOOD);
		UUID workspace = this.publications.follow("mdcg", "EU", "We make coronary catheters.");
		AssessmentRequest all = new AssessmentRequest(null, true, null, null, null, "Again");
		this.application.bean(RerunService.class).run(workspace, all);
		List<String> said = ask(CURRENT, workspace);
		assertThat(said).hasSize(UPDATES);
		Map<String, String> properties = new HashMap<>(this.model.properties());
		properties.put("regwatch.model-budget.workspace-tokens", "1");
		try (TestApplication poor = TestApplication.start(this.stores, properties)) {
			poor.bean(RerunService.class).run(workspace, all);
			assertThat(ask(CURRENT, workspace)).isEqualTo(said);
			UUID other = this.publications.follow("mdcg", "EU", "We make coronary catheters.");
			poor.bean(RerunService.class).run(other, all);
			assertThat(ask(CURRENT, other)).hasSize(UPDATES)
				.allSatisfy((one) -> assertThat(one).contains("to_review", "model_over_budget"));
		}
	}

	private UUID assessWhile(Behaviour behaviour) {
		this.model.behave(behaviour);
		this.model.first(Behaviour.GOOD, Behaviour.GOOD, Behaviour.GOOD);
		UUID workspace = this.publications.follow("mdcg", "EU", "We make coronary catheters.");
		request(workspace);
		return workspace;
	}

	/** The circuit breaker refuses some calls right after an outage. */
	private List<String> undisturbed() {
		return await().atMost(Duration.ofMinutes(1))
			.until(this::assessOnce, (said) -> said.stream().allMatch((one) -> one.contains("model_applicable")));
	}

	private List<String> assessOnce() {
		UUID workspace = this.publications.follow("mdcg", "EU", "We make coronary catheters.");
		this.application.bean(RerunService.class)
			.run(workspace, new AssessmentRequest(null, false, null, null, null, null));
		List<String> said = ask(CURRENT, workspace);
		assertThat(said).hasSize(UPDATES);
		return said;
	}

	private void request(UUID workspace) {
		this.application.bean(TransactionTemplate.class)
			.executeWithoutResult((status) -> this.application.bean(WorkQueue.class)
				.request(WorkKind.ASSESS, workspace.toString(), workspace));
	}

	private List<String> ask(String sql, UUID workspace) {
		return this.stores.jdbc()
			.sql(sql)
			.param("workspace", workspace)
			.query((row, number) -> row.getString(1))
			.list();
	}

}
