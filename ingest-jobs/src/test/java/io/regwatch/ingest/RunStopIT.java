package io.regwatch.ingest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import io.regwatch.ingest.report.RunState;
import io.regwatch.ingest.report.SourceReports;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkResult;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Runs that operators stop and resume. */
class RunStopIT {

	private static final int ITEMS = 12;

	private static final int AT_ONCE = 4;

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestApplication application;

	private RunStops stops;

	@BeforeEach
	void startApplication() {
		this.stores = TestStores.in(this.directory);
		this.application = TestApplication.start(this.stores,
				Map.of("regwatch.fetch.concurrency", AT_ONCE, "test.slow.items", ITEMS), SlowConnector.class);
		this.application.bean(Sources.class).save(SlowConnector.SOURCE);
		this.stops = this.application.bean(RunStops.class);
	}

	@AfterEach
	void stopApplication() {
		this.application.close();
	}

	@Test
	void stoppedRunFinishesItemsUnderWayAndWaitsUntilItIsResumed() throws InterruptedException {
		request();
		UUID run = stopWhileItemsAreUnderWay(handle());
		assertThat(count("stage <> 'fetch'")).isBetween(1, ITEMS - 1);
		assertThat(count("leased_by IS NOT NULL")).isZero();
		assertThat(state(run)).isEqualTo(RunState.STOPPED);
		assertThat(requests()).isZero();
		assertThat(this.stops.stop(run)).isFalse();
		assertThat(this.stops.resume(run)).isTrue();
		assertThat(this.stops.resume(run)).isFalse();
		assertThat(requests()).isOne();
		assertThat(handle().orTimeout(2, TimeUnit.MINUTES).join()).isInstanceOf(WorkResult.Done.class);
		assertThat(state(run)).isEqualTo(RunState.COMPLETE);
		assertThat(number("SELECT new FROM ledger")).isEqualTo(ITEMS);
		assertThat(this.stops.stop(run)).isFalse();
	}

	@Test
	void nextRunOfTheSourceContinuesTheStoppedOne() throws InterruptedException {
		UUID run = stopWhileItemsAreUnderWay(handle());
		assertThat(handle().orTimeout(2, TimeUnit.MINUTES).join()).isInstanceOf(WorkResult.Done.class);
		assertThat(state(run)).isEqualTo(RunState.COMPLETE);
		assertThat(number("SELECT count(*) FROM run")).isOne();
		assertThat(number("SELECT count(*) FROM run_stop")).isZero();
	}

	private UUID stopWhileItemsAreUnderWay(CompletableFuture<WorkResult> result) throws InterruptedException {
		SlowConnector connector = this.application.bean(SlowConnector.class);
		connector.awaitFullWindow();
		UUID run = this.stores.jdbc().sql("SELECT id FROM run").query(UUID.class).single();
		assertThat(this.stops.stop(run)).isTrue();
		connector.letGoOn();
		assertThat(result.orTimeout(2, TimeUnit.MINUTES).join()).isInstanceOf(WorkResult.Done.class);
		await().atMost(Duration.ofSeconds(10)).until(() -> state(run) == RunState.STOPPED);
		return run;
	}

	private CompletableFuture<WorkResult> handle() {
		IngestLauncher launcher = this.application.bean(IngestLauncher.class);
		return CompletableFuture.supplyAsync(() -> launcher.handle(SlowConnector.SOURCE.id()),
				Thread::startVirtualThread);
	}

	private void request() {
		this.application.bean(TransactionTemplate.class)
			.executeWithoutResult((_) -> this.application.bean(WorkQueue.class)
				.request(WorkKind.INGEST, SlowConnector.SOURCE.id(), null));
	}

	private RunState state(UUID run) {
		return this.application.bean(SourceReports.class).find(run).orElseThrow().state();
	}

	private int requests() {
		return number("SELECT count(*) FROM work_request WHERE kind = 'ingest'");
	}

	private int count(String condition) {
		return number("SELECT count(*) FROM run_item WHERE " + condition);
	}

	private int number(String query) {
		return this.stores.jdbc().sql(query).query(Integer.class).single();
	}

}
