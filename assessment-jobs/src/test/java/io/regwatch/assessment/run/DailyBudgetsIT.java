package io.regwatch.assessment.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.DailyBudgets;
import io.regwatch.budget.ModelBudgets;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Daily limits of tokens for a workspace, a client and all clients. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DailyBudgetsIT {

	private static final String WORKSPACE = """
			WITH client AS (
				INSERT INTO client (name) VALUES (:client)
				ON CONFLICT (name) DO UPDATE SET name = excluded.name
				RETURNING id
			)
			INSERT INTO workspace (client_id, name) SELECT id, 'Europe' FROM client
			RETURNING id
			""";

	private static final String SPENT = """
			SELECT coalesce(string_agg(tokens::text, ' ' ORDER BY client_id NULLS FIRST, workspace_id NULLS FIRST), '')
			FROM model_spend
			""";

	private TestStores stores;

	private TestApplication application;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores,
				Map.of("regwatch.model-budget.workspace-tokens", "100000", "regwatch.model-budget.client-tokens",
						"150000", "regwatch.model-budget.installation-tokens", "200000"));
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void beginAnew() {
		this.stores.clear();
	}

	@Test
	void reserveWhenWorkspaceClientOrInstallationHasTooFewIsRefused() {
		UUID europe = workspace("Acme");
		assertThat(isCovered(europe, 100_001)).isFalse();
		assertThat(isCovered(europe, 100_000)).isTrue();
		assertThat(isCovered(europe, 1)).as("workspace").isFalse();
		UUID america = workspace("Acme");
		assertThat(isCovered(america, 50_001)).as("client").isFalse();
		assertThat(isCovered(america, 50_000)).isTrue();
		UUID other = workspace("Other");
		assertThat(isCovered(other, 50_001)).as("installation").isFalse();
		assertThat(isCovered(other, 50_000)).isTrue();
		assertThat(this.application.bean(ModelBudgets.class).usedToday()).isEqualTo(200_000);
	}

	@Test
	void reserveWhenConcurrentNeverExceedsTheLimit() {
		UUID europe = workspace("Acme");
		UUID america = workspace("Acme");
		AtomicInteger covered = new AtomicInteger();
		try (ExecutorService threads = Executors.newFixedThreadPool(16)) {
			for (int call = 0; call < 320; call++) {
				UUID workspace = (call % 2 == 0) ? europe : america;
				threads.execute(() -> covered.addAndGet(isCovered(workspace, 1000) ? 1 : 0));
			}
		}
		assertThat(covered).hasValue(150);
	}

	@Test
	void settleReleasesWhatWasNotUsedAndDeletionKeepsTheClientsTokens() {
		UUID europe = workspace("Acme");
		Budget.Reservation reservation = Objects.requireNonNull(budget(europe).reserve(90_000));
		assertThat(spent()).isEqualTo("90000 90000 90000");
		reservation.settle(80_000);
		assertThat(spent()).isEqualTo("80000 80000 80000");
		this.stores.jdbc().sql("DELETE FROM workspace").update();
		assertThat(spent()).isEqualTo("80000 80000");
		assertThat(isCovered(workspace("Acme"), 80_000)).isFalse();
	}

	@Test
	void retryAfterWhenTodaysBudgetIsUsedUpIsTheNextDay() {
		UUID europe = workspace("Acme");
		ModelBudgets budgets = this.application.bean(ModelBudgets.class);
		assertThat(budgets.retryAfter(europe)).isEmpty();
		assertThat(isCovered(europe, 95_000)).isTrue();
		assertThat(budgets.retryAfter(europe))
			.hasValueSatisfying((delay) -> assertThat(delay).isBetween(Duration.ofSeconds(1), Duration.ofDays(1)));
		assertThat(budgets.retryAfter(workspace("Other"))).isEmpty();
		this.stores.jdbc().sql("UPDATE model_spend SET day = day - 1").update();
		assertThat(budgets.retryAfter(europe)).isEmpty();
		assertThat(isCovered(europe, 95_000)).isTrue();
	}

	@Test
	void reserveWhenTheRunsBudgetIsTooSmallReservesNothing() {
		UUID europe = workspace("Acme");
		DailyBudgets daily = this.application.bean(DailyBudgets.class);
		assertThat(daily.within(europe, (_) -> null).reserve(10)).isNull();
		assertThat(spent()).isEmpty();
	}

	private boolean isCovered(UUID workspace, long tokens) {
		try {
			return budget(workspace).reserve(tokens) != null;
		}
		catch (RuntimeException ex) {
			assertThatThrownBy(() -> {
				throw ex;
			}).hasMessageContaining("model_over_budget");
			return false;
		}
	}

	private Budget budget(UUID workspace) {
		return this.application.bean(DailyBudgets.class).within(workspace, Budget.unlimited());
	}

	private UUID workspace(String client) {
		return this.stores.jdbc().sql(WORKSPACE).param("client", client).query(UUID.class).single();
	}

	private String spent() {
		return this.stores.jdbc().sql(SPENT).query(String.class).single();
	}

}
