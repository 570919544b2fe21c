package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;

import io.regwatch.batch.FatalStepException;
import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * An item that ends its worker each time ends in quarantine; those that were only leased
 * then do not, however often.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DeadlyItemIT {

	private static final int PATIENCE = 12;

	private static final String DIE = """
			WITH dead AS (INSERT INTO worker (host, pid) VALUES ('elsewhere', 1) RETURNING id)
			UPDATE run SET worker_id = (SELECT id FROM dead) WHERE finished_at IS NULL
			""";

	private static final String LEASE_ALL = """
			UPDATE run_item
			SET leased_by = (SELECT max(id) FROM worker WHERE host = 'elsewhere'), leased_at = now()
			WHERE run_id IN (SELECT id FROM run WHERE finished_at IS NULL) AND stage = 'fetch'
			""";

	private static final String FORGET_THE_END = """
			UPDATE batch_step_execution
			SET status = :status, end_time = NULL
			WHERE status = 'FAILED'
			""";

	private TestStores stores;

	private TestApplication application;

	private DeadlyConnector connector;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of("regwatch.fetch.concurrency", 4),
				DeadlyConnector.class);
		this.connector = this.application.bean(DeadlyConnector.class);
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void launchWhenAnItemBreaksEverythingEachTimeQuarantinesItAndTakesTheRest() {
		IngestReport report = ingest("memory", (id) -> {
			if (id.equals("ITEM 3")) {
				throw new OutOfMemoryError("Java heap space");
			}
		});
		assertThat(report.ledger().added()).isEqualTo(DeadlyConnector.ITEMS - 1);
		assertThat(report.rejections()).singleElement().satisfies((rejection) -> {
			assertThat(rejection.item()).isEqualTo("ITEM 3");
			assertThat(rejection.detail()).contains("Too many workers died");
		});
	}

	@Test
	void launchWhenAnItemIsNestedTooDeepQuarantinesItAtOnce() {
		this.connector.let((id) -> {
			if (id.equals("ITEM 5")) {
				throw new StackOverflowError();
			}
		});
		assertThat(handle("deep")).isInstanceOfSatisfying(JobResult.Completed.class,
				(finished) -> assertThat(report(finished.run()).rejections()).extracting(IngestReport.Rejection::item)
					.containsExactly("ITEM 5"));
	}

	@Test
	void launchWhenTheMachineryIsBrokenForLongRejectsNothing() {
		assertUnharmed("machinery", (id) -> {
			throw new FatalStepException(new IllegalStateException("No program to read with"));
		}, () -> {
		});
	}

	@Test
	void launchWhenWorkersDiedWithLeasedItemsRejectsNothing() {
		assertUnharmed("deaths", (id) -> {
			throw new FatalStepException(new IllegalStateException("About to die"));
		}, () -> {
			this.stores.jdbc().sql(DIE).update();
			this.stores.jdbc().sql(LEASE_ALL).update();
		}, 4);
	}

	/** As when the database is unavailable while a step ends. */
	@ParameterizedTest
	@ValueSource(strings = { "STARTED", "UNKNOWN" })
	void launchWhenTheEndOfAStepWasNotRecordedResumes(String status) {
		assertUnharmed("forgotten-" + status.toLowerCase(Locale.ROOT), (id) -> {
			throw new FatalStepException(new IllegalStateException("The database is away"));
		}, () -> this.stores.jdbc().sql(FORGET_THE_END).param("status", status).update(), 1);
	}

	private void assertUnharmed(String source, Consumer<String> effect, Runnable then) {
		assertUnharmed(source, effect, then, PATIENCE);
	}

	private void assertUnharmed(String source, Consumer<String> effect, Runnable then, int times) {
		this.connector.let(effect);
		for (int time = 0; time < times; time++) {
			assertThat(handle(source)).isInstanceOf(JobResult.Unfinished.class);
			then.run();
		}
		IngestReport report = ingest(source, (id) -> {
		});
		assertThat(report.rejections()).isEmpty();
		assertThat(report.ledger().added()).isEqualTo(DeadlyConnector.ITEMS);
	}

	/** Launches as often as schedulers would in some hours. */
	private IngestReport ingest(String source, Consumer<String> effect) {
		this.connector.let(effect);
		List<JobResult.Completed> finished = Stream.generate(() -> handle(source))
			.limit(PATIENCE)
			.filter(JobResult.Completed.class::isInstance)
			.map(JobResult.Completed.class::cast)
			.limit(1)
			.toList();
		assertThat(finished).as("finished after %d triggers".formatted(PATIENCE)).hasSize(1);
		return report(finished.getFirst().run());
	}

	private JobResult handle(String source) {
		this.application.bean(Sources.class).save(DeadlyConnector.source(source));
		return this.application.bean(IngestLauncher.class).launch(source);
	}

	private IngestReport report(UUID run) {
		return this.application.bean(IngestReportRepository.class).get(run);
	}

}
