package io.regwatch.assessment.run;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

import io.regwatch.assessment.model.Budget;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The budget of a run limits concurrent reservations. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RunBudgetsIT {

	private static final String WORKSPACE = """
			WITH client AS (
				INSERT INTO client (name) VALUES ('Acme')
				ON CONFLICT (name) DO UPDATE SET name = excluded.name
				RETURNING id
			)
			INSERT INTO workspace (client_id, name) SELECT id, 'Acme' FROM client
			RETURNING id
			""";

	private static final String ALL = """
			SELECT reserved_tokens + used_tokens
			FROM assessment_run
			""";

	private static final String COUNTED = """
			SELECT concat_ws(' ', reserved_tokens, used_tokens)
			FROM assessment_run
			""";

	private TestStores stores;

	private TestApplication application;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of());
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
	void reserveByManyAtOnceNeverPassesTheLimitAndUsesAllOfIt() {
		Budget budget = budget(1000L);
		AtomicLong calls = new AtomicLong();
		AtomicLong most = new AtomicLong();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			for (int call = 0; call < 200; call++) {
				threads.execute(() -> {
					Budget.Reservation reservation = budget.reserve(300);
					if (reservation != null) {
						calls.incrementAndGet();
						most.accumulateAndGet(this.stores.jdbc().sql(ALL).query(Long.class).single(), Math::max);
						reservation.settle(10);
					}
				});
			}
		}
		assertThat(calls).hasValue(71);
		assertThat(most.get()).isBetween(300L, 1000L);
		assertThat(counted()).isEqualTo("0 710");
	}

	@Test
	void settleGivesBackWhatWasNotUsed() {
		Budget budget = budget(100L);
		assertThat(budget.reserve(101)).isNull();
		Budget.Reservation reservation = Objects.requireNonNull(budget.reserve(80));
		assertThat(counted()).isEqualTo("80 0");
		reservation.settle(15);
		assertThat(counted()).isEqualTo("0 15");
		assertThat(budget.reserve(86)).isNull();
		assertThat(budget.reserve(85)).isNotNull();
	}

	@Test
	void budgetWithoutLimitCountsNothing() {
		Budget budget = budget(null);
		Objects.requireNonNull(budget.reserve(1_000_000)).settle(5);
		assertThat(counted()).isEqualTo("0 0");
	}

	private Budget budget(@Nullable Long tokens) {
		UUID workspace = this.stores.jdbc().sql(WORKSPACE).query(UUID.class).single();
		AssessmentRun run = this.application.bean(AssessmentRuns.class)
			.claim(workspace, new AssessmentRequest(null, true, null, null, tokens, null))
			.orElseThrow();
		return this.application.bean(RunBudgets.class).of(run);
	}

	private String counted() {
		return this.stores.jdbc().sql(COUNTED).query(String.class).single();
	}

}
