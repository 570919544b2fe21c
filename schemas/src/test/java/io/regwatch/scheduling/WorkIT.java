package io.regwatch.scheduling;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.DatabaseClock;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.quartz.SchedulerException;

import org.springframework.transaction.IllegalTransactionStateException;
import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

/** What is asked for is done: not without the change that needs it, and not forgotten. */
@TestInstance(Lifecycle.PER_CLASS)
class WorkIT {

	private static final String ADD_WORKSPACE = """
			WITH client AS (
				INSERT INTO client (name) VALUES ('Acme') ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id)
			INSERT INTO workspace (client_id, name)
			SELECT id, 'Acme'
			FROM client
			RETURNING id
			""";

	private static final String STATE = """
			SELECT concat_ws(' ', requested_version, completed_version, failures, (SELECT count(*) FROM qrtz_triggers))
			FROM work_request
			""";

	private static final String COUNT_LEFT = """
			SELECT (SELECT count(*) FROM work_request) + (SELECT count(*) FROM qrtz_triggers)
				+ (SELECT count(*) FROM qrtz_job_details)
			""";

	private static final String BREAK = """
			CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				RAISE 'broken for a while';
			END $$;
			CREATE TRIGGER fail BEFORE UPDATE ON work_request FOR EACH ROW EXECUTE FUNCTION fail()
			""";

	private static final String MEND = """
			DROP FUNCTION fail() CASCADE
			""";

	private TestStores stores;

	private TestApplication application;

	private ScriptedHandler handler;

	private UUID workspace;

	@BeforeAll
	void startApplication(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of("regwatch.work.busy-delay", "1s",
				"regwatch.work.retry-delay", "1s", "regwatch.work.clock-check-interval", "1h"), ScriptedHandler.class);
		this.handler = this.application.bean(ScriptedHandler.class);
	}

	@AfterAll
	void stopApplication() {
		this.application.close();
	}

	@BeforeEach
	void addWorkspace() {
		this.workspace = this.stores.jdbc().sql(ADD_WORKSPACE).query(UUID.class).single();
	}

	@AfterEach
	void endWork() throws SchedulerException {
		for (int i = 0; i < 100; i++) {
			this.handler.answer(this::done);
		}
		Workers.rest(this.application);
		this.handler.reset();
		this.stores.clear();
	}

	@Test
	void requestWhenRolledBackLeavesNothing() {
		this.application.bean(TransactionTemplate.class).executeWithoutResult((status) -> {
			ask(WorkKind.ASSESS);
			status.setRollbackOnly();
		});
		assertThat(this.stores.jdbc().sql(COUNT_LEFT).query(Long.class).single()).isZero();
	}

	@Test
	void requestWhenTheTransactionFailsAfterItLeavesNothing() {
		assertThatExceptionOfType(IllegalStateException.class)
			.isThrownBy(() -> this.application.bean(TransactionTemplate.class).executeWithoutResult((status) -> {
				ask(WorkKind.ASSESS);
				throw new IllegalStateException("The change failed");
			}));
		assertThat(this.stores.jdbc().sql(COUNT_LEFT).query(Long.class).single()).isZero();
	}

	@Test
	void requestWithoutTransactionIsRefused() {
		assertThatExceptionOfType(IllegalTransactionStateException.class).isThrownBy(() -> ask(WorkKind.ASSESS));
	}

	@Test
	void requestWhenNoWorkerRunsWaitsForOne() {
		request(WorkKind.ASSESS);
		assertThat(state()).isEqualTo("1 0 0 1");
		this.handler.answer(this::done);
		work();
		awaitState("1 1 0 0");
		assertThat(this.handler.triggers()).isOne();
	}

	@Test
	void requestsWhileWorkIsUnderWayCoalesceToOneMoreCall() {
		work();
		request(WorkKind.ASSESS);
		awaitCalls(1);
		for (int more = 0; more < 5; more++) {
			request(WorkKind.ASSESS);
		}
		this.handler.answer(this::done);
		awaitCalls(2);
		assertThat(state()).startsWith("6 1 ");
		this.handler.answer(this::done);
		awaitState("6 6 0 0");
		assertThat(this.handler.triggers()).isEqualTo(2);
	}

	@Test
	void workThatBeganBeforeTheRequestIsRepeated() {
		Instant before = this.application.bean(DatabaseClock.class).now().minus(Duration.ofHours(1));
		request(WorkKind.ASSESS);
		this.handler.answer(() -> new WorkResult.Done(before));
		work();
		awaitCalls(2);
		assertThat(state()).startsWith("1 0 ");
		this.handler.answer(this::done);
		awaitState("1 1 0 0");
	}

	@Test
	void workAfterWorkThatBeganBeforeTheRequestCompletesAllRequests() {
		Instant before = this.application.bean(DatabaseClock.class).now();
		request(WorkKind.ASSESS);
		work();
		awaitCalls(1);
		request(WorkKind.ASSESS);
		this.handler.answer(() -> new WorkResult.Done(before));
		awaitCalls(2);
		this.handler.answer(this::done);
		awaitState("2 2 0 0");
		assertThat(this.handler.triggers()).isEqualTo(2);
	}

	@Test
	void requestIsCompletedThoughEarlierWorkEndsMeanwhile() {
		Instant before = this.application.bean(DatabaseClock.class).now();
		request(WorkKind.ASSESS);
		work();
		awaitCalls(1);
		this.application.bean(TransactionTemplate.class)
			.executeWithoutResult((status) -> this.application.bean(WorkQueue.class)
				.complete(WorkKind.ASSESS, this.workspace.toString(), before));
		assertThat(state()).isEqualTo("1 0 0 1");
		this.handler.answer(this::done);
		awaitState("1 1 0 0");
		assertThat(this.handler.triggers()).isOne();
	}

	@Test
	void workWhenBusyOrFailedOrBrokenIsRetried() {
		request(WorkKind.ASSESS);
		this.handler.answer(() -> new WorkResult.Busy("somebody"));
		this.handler.answer(() -> new WorkResult.Failed("the model is down"));
		this.handler.answer(() -> {
			throw new IllegalStateException("broken");
		});
		work();
		awaitCalls(4);
		assertThat(state()).isEqualTo("1 0 2 1");
		this.handler.answer(this::done);
		awaitState("1 1 0 0");
	}

	@Test
	void workWhenTheDatabaseFailsAtItsBeginningOrEndIsRetried() throws InterruptedException {
		request(WorkKind.ASSESS);
		this.stores.jdbc().sql(BREAK).update();
		work();
		Thread.sleep(Duration.ofSeconds(3));
		assertThat(this.handler.triggers()).isZero();
		this.stores.jdbc().sql(MEND).update();
		awaitCalls(1);
		this.stores.jdbc().sql(BREAK).update();
		this.handler.answer(this::done);
		Thread.sleep(Duration.ofSeconds(2));
		assertThat(state()).isEqualTo("1 0 0 1");
		this.stores.jdbc().sql(MEND).update();
		awaitCalls(2);
		this.handler.answer(this::done);
		awaitState("1 1 0 0");
	}

	@Test
	void requestThatMayWaitDoesNotPutOffWhatIsToBeginSooner() {
		requestWithin(Duration.ofHours(1));
		work();
		await().during(Duration.ofSeconds(3)).until(() -> this.handler.triggers() == 0);
		request(WorkKind.ASSESS);
		requestWithin(Duration.ofHours(1));
		this.handler.answer(this::done);
		awaitState("3 3 0 0");
	}

	@Test
	void triggerIsRemovedWhenWorkspaceIsGone() {
		request(WorkKind.ASSESS);
		this.stores.jdbc().sql("DELETE FROM workspace").update();
		work();
		await().atMost(Duration.ofSeconds(30))
			.until(() -> this.stores.jdbc().sql(COUNT_LEFT).query(Long.class).single() == 0);
		assertThat(this.handler.triggers()).isZero();
	}

	private void work() {
		this.application.bean(WorkerSchedulers.class).start();
	}

	private void request(WorkKind kind) {
		this.application.bean(TransactionTemplate.class).executeWithoutResult((status) -> ask(kind));
	}

	private void requestWithin(Duration delay) {
		this.application.bean(TransactionTemplate.class)
			.executeWithoutResult((status) -> this.application.bean(WorkQueue.class)
				.requestWithin(WorkKind.ASSESS, this.workspace.toString(), this.workspace, delay));
	}

	private void ask(WorkKind kind) {
		this.application.bean(WorkQueue.class).request(kind, this.workspace.toString(), this.workspace);
	}

	private WorkResult done() {
		return new WorkResult.Done(this.application.bean(DatabaseClock.class).now());
	}

	private String state() {
		return this.stores.jdbc().sql(STATE).query(String.class).single();
	}

	private void awaitState(String state) {
		await().atMost(Duration.ofSeconds(30)).untilAsserted(() -> assertThat(state()).isEqualTo(state));
	}

	private void awaitCalls(int triggers) {
		await().atMost(Duration.ofSeconds(30)).until(() -> this.handler.triggers() >= triggers);
	}

}
