package io.regwatch.ops.api;

import io.regwatch.store.WrittenTexts;
import io.regwatch.store.Publications;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import io.regwatch.batch.JobResult;
import io.regwatch.assessment.run.RerunService;
import io.regwatch.assessment.run.AssessmentRequest;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.Commands;
import io.regwatch.ops.cli.Program;
import io.regwatch.ops.cli.ProgramProcess;
import io.regwatch.ops.cli.delegation.CommandReply;
import io.regwatch.scheduling.WorkerSchedulers;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A slow model delays only its own calls. */
class HeldModelIT {

	private static final int UPDATES = 64;

	private static final String COUNT_IN_TRANSACTION = """
			SELECT count(*)
			FROM pg_stat_activity
			WHERE datname = current_database() AND state LIKE 'idle in transaction%'
			""";

	private static final String QUOTES = """
			SELECT evidence -> 0 ->> 'quote'
			FROM assessment
			""";

	private static final String COUNT_BY_ASSISTANT = """
			SELECT count(*)
			FROM assessment_item
			WHERE leased_by <> (SELECT worker_id FROM assessment_run)
			""";

	private static final String RUNS = """
			SELECT count(*)
			FROM assessment_run
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private UUID workspace;

	@BeforeEach
	void publish() {
		this.stores = TestStores.in(this.directory);
		Publications publications = new Publications(this.stores.jdbc());
		publications.source("mdcg", "EU", "public");
		publications.redistribute("mdcg", "text");
		WrittenTexts texts = new WrittenTexts(this.stores.jdbc());
		IntStream.range(0, UPDATES).forEach((number) -> {
			UUID reference = publications.reference("mdcg", "MDCG " + number, "guidance", "Catheters " + number);
			publications.digest(
					publications.update(reference, "new_publication", "Catheters " + number, "2026-10-01T00:00:00Z"));
			texts.write(reference, 1, List.of("Coronary catheters number %d shall be long.".formatted(number)));
		});
		this.workspace = publications.follow("mdcg", "EU", "We make coronary catheters.");
	}

	@Test
	void runWhenAllItemsWaitHoldsNoConnection() throws InterruptedException {
		try (HeldModel model = new HeldModel(0); TestApplication application = start(model)) {
			CompletableFuture<JobResult> run = CompletableFuture.supplyAsync(() -> run(application),
					Thread::startVirtualThread);
			await().atMost(Duration.ofMinutes(5)).until(() -> model.asked().size() == UPDATES);
			assertNothingIsHeld(application);
			model.resume();
			assertThat(run.orTimeout(1, TimeUnit.MINUTES).join()).isInstanceOfSatisfying(JobResult.Completed.class,
					(finished) -> assertThat(application.bean(RerunService.class).report(finished.run()).asked())
						.isEqualTo(UPDATES));
		}
		assertThat(quotes()).hasSize(UPDATES).doesNotHaveDuplicates();
	}

	@Test
	void runWhenItsWorkspaceIsDeletedMeanwhileWritesNothing() {
		try (HeldModel model = new HeldModel(0); TestApplication application = start(model)) {
			CompletableFuture<JobResult> run = CompletableFuture.supplyAsync(() -> run(application),
					Thread::startVirtualThread);
			await().atMost(Duration.ofMinutes(5)).until(() -> model.asked().size() == UPDATES);
			this.stores.jdbc().sql("DELETE FROM workspace").update();
			model.resume();
			assertThat(run.orTimeout(1, TimeUnit.MINUTES).join()).isInstanceOfSatisfying(JobResult.Unfinished.class,
					(unfinished) -> assertThat(unfinished.reason()).contains("no longer belongs"));
			assertThat(run(application)).isEqualTo(new JobResult.Gone());
		}
		assertThat(quotes()).isEmpty();
		assertThat(this.stores.jdbc().sql(RUNS).query(Integer.class).single()).isZero();
	}

	@Test
	@Tag("faults")
	void runWhenItsWorkerIsKilledIsResumedAndRepeatsNoStoredCall() throws Exception {
		try (HeldModel model = new HeldModel(20)) {
			ProgramProcess killed = program(model).start("assess", this.workspace.toString(), "--all");
			await().atMost(Duration.ofMinutes(5)).until(() -> quotes().size() == 20);
			killed.kill();
			List<String> kept = quotes();
			List<String> before = model.asked();
			model.resume();
			assertThat(assess(model, "--all")).contains("\"items\":64,\"judged\":64");
			Set<String> again = new HashSet<>(model.asked().subList(before.size(), model.asked().size()));
			assertThat(again).hasSize(UPDATES - kept.size()).doesNotContainAnyElementsOf(kept);
		}
		assertThat(quotes()).hasSize(UPDATES).doesNotHaveDuplicates();
		assertThat(this.stores.jdbc().sql(RUNS).query(Integer.class).single()).isOne();
	}

	@Test
	void runThatIsLongIsSharedWithOtherWorkers() {
		Map<String, Integer> few = Map.of("regwatch.assessment.model.concurrency", 8, "regwatch.work-sharing.min-items",
				20);
		try (HeldModel model = new HeldModel(0);
				TestApplication owner = start(model, few);
				TestApplication other = start(model, few)) {
			other.bean(WorkerSchedulers.class).start();
			CompletableFuture<JobResult> run = CompletableFuture.supplyAsync(() -> run(owner),
					Thread::startVirtualThread);
			await().atMost(Duration.ofMinutes(5)).until(() -> model.asked().size() == 16);
			model.resume();
			assertThat(run.orTimeout(1, TimeUnit.MINUTES).join()).isInstanceOfSatisfying(JobResult.Completed.class,
					(finished) -> assertThat(owner.bean(RerunService.class).report(finished.run()).judged())
						.isEqualTo(UPDATES));
			assertThat(model.asked()).hasSize(UPDATES);
		}
		assertThat(quotes()).hasSize(UPDATES).doesNotHaveDuplicates();
		assertThat(this.stores.jdbc().sql(COUNT_BY_ASSISTANT).query(Integer.class).single()).isBetween(16,
				UPDATES - 16);
	}

	@Test
	void runWhenBudgetIsUsedUpLeavesTheRest() {
		try (HeldModel model = new HeldModel(1_000_000)) {
			String report = assess(model, "--budget-tokens", "30000");
			assertThat(model.asked()).hasSizeBetween(15, 27);
			assertThat(report).contains("\"skipped\":{\"budget\":%d}".formatted(UPDATES - model.asked().size()),
					"\"tokensIn\":%d".formatted(1000 * model.asked().size()));
		}
		assertThat(quotes().size()).isPositive();
	}

	private void assertNothingIsHeld(TestApplication application) throws InterruptedException {
		HikariPoolMXBean pool = application.bean(HikariDataSource.class).getHikariPoolMXBean();
		Thread.sleep(Duration.ofMillis(500));
		for (int look = 0; look < 20; look++) {
			assertThat(pool.getActiveConnections()).isZero();
			assertThat(this.stores.jdbc().sql(COUNT_IN_TRANSACTION).query(Integer.class).single()).isZero();
			Thread.sleep(Duration.ofMillis(50));
		}
	}

	private TestApplication start(HeldModel model) {
		return start(model, Map.of());
	}

	private TestApplication start(HeldModel model, Map<String, Integer> more) {
		Map<String, Object> properties = new HashMap<>(model.properties());
		properties.putAll(more);
		properties.put("spring.datasource.hikari.maximum-pool-size", 4);
		return TestApplication.start(this.stores, properties);
	}

	private String assess(HeldModel model, String... options) {
		String[] arguments = Stream.concat(Stream.of("assess", this.workspace.toString(), "--json"), Stream.of(options))
			.toArray(String[]::new);
		try (TestApplication application = start(model)) {
			CommandReply reply = Commands.on(application, this.directory.resolve("home"), arguments);
			assertThat(reply.exitCode()).as(reply.err()).isZero();
			return reply.out();
		}
	}

	private Program program(HeldModel model) {
		Map<String, String> environment = this.stores.environment();
		environment.putAll(model.environment());
		return new Program(this.directory.resolve("home"), environment);
	}

	private JobResult run(TestApplication application) {
		return application.bean(RerunService.class)
			.run(this.workspace, new AssessmentRequest(null, true, null, null, null, null));
	}

	private List<String> quotes() {
		return this.stores.jdbc().sql(QUOTES).query((row, number) -> row.getString(1)).list();
	}

}
