package io.regwatch.scheduling;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Recurring tasks of workers, here every second. */
class RoutineIT {

	private static final String EVERY_SECOND = "* * * * * ?";

	private static final String SCHEDULES = """
			SELECT coalesce(string_agg(concat_ws(' ', trigger_name, cron_expression, time_zone_id), ', '
				ORDER BY trigger_name), 'none')
			FROM qrtz_cron_triggers
			""";

	private static final String SWEPT = """
			SELECT count(*) FILTER (WHERE completed_version > 2)
			FROM work_request
			WHERE kind = 'reconcile_index'
			""";

	private static final String MORE_THAN_ONCE_A_SECOND = """
			SELECT count(*)
			FROM work_request
			WHERE requested_version > extract(epoch FROM now() - :begun) + 2
			""";

	private static final String EXECUTIONS = """
			WITH instance AS (
				INSERT INTO batch_job_instance (job_instance_id, version, job_name, job_key)
				SELECT number, 0, 'ingest', 'key ' || number
				FROM generate_series(1, 1203) AS number
				RETURNING job_instance_id
			), execution AS (
				INSERT INTO batch_job_execution (job_execution_id, job_instance_id, create_time, end_time, status)
				SELECT job_instance_id, job_instance_id, now() - interval '90 days',
					CASE WHEN job_instance_id > 2 THEN now() - interval '40 days'
						WHEN job_instance_id = 2 THEN now() - interval '5 days' END,
					CASE WHEN job_instance_id = 3 THEN 'FAILED' ELSE 'COMPLETED' END
				FROM instance
				RETURNING job_execution_id
			), context AS (
				INSERT INTO batch_job_execution_context (job_execution_id, short_context)
				SELECT job_execution_id, '{}'
				FROM execution
			), params AS (
				INSERT INTO batch_job_execution_params (job_execution_id, parameter_name, parameter_type, identifying)
				SELECT job_execution_id, 'run', 'java.lang.String', 'Y'
				FROM execution
			), step AS (
				INSERT INTO batch_step_execution (step_execution_id, version, step_name, job_execution_id, create_time)
				SELECT job_execution_id, 0, 'fetch', job_execution_id, now()
				FROM execution
				RETURNING step_execution_id
			)
			INSERT INTO batch_step_execution_context (step_execution_id, short_context)
			SELECT step_execution_id, '{}'
			FROM step
			""";

	private static final String REQUESTS = """
			INSERT INTO work_request (kind, work_key, requested_version, completed_version, requested_at)
			VALUES ('ingest', 'completed long ago', 7, 7, now() - interval '40 days'),
				('ingest', 'completed', 7, 7, now() - interval '5 days'),
				('ingest', 'asked for', 7, 6, now() - interval '40 days')
			""";

	/** A completed request whose worker was killed before its trigger was deleted. */
	private static final String ORPHANED_TRIGGER = """
			WITH request AS (
				INSERT INTO work_request (kind, work_key, requested_version, completed_version, requested_at)
				VALUES ('ingest', 'orphaned', 7, 7, now() - interval '40 days')
			), job AS (
				INSERT INTO qrtz_job_details (sched_name, job_name, job_group, job_class_name, is_durable,
					is_nonconcurrent, is_update_data, requests_recovery)
				VALUES ('batch', 'orphaned', 'ingest', 'io.regwatch.scheduling.WorkRequestJob', false, true, false, true)
			)
			INSERT INTO qrtz_triggers (sched_name, trigger_name, trigger_group, job_name, job_group, next_fire_time,
				trigger_state, trigger_type, start_time)
			VALUES ('batch', 'orphaned', 'ingest', 'orphaned', 'ingest', 4102444800000, 'PAUSED', 'SIMPLE', 0)
			""";

	private static final String LEFT = """
			SELECT concat_ws(' ', (SELECT string_agg(CAST(job_instance_id AS text), ',' ORDER BY job_instance_id)
					FROM batch_job_instance),
				(SELECT count(*) FROM batch_job_execution), (SELECT count(*) FROM batch_step_execution_context),
				(SELECT string_agg(work_key, ',' ORDER BY work_key) FROM work_request WHERE kind = 'ingest'))
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	@BeforeEach
	void makeStores() {
		this.stores = TestStores.in(this.directory);
	}

	@Test
	void scheduleFollowsTheSettings() {
		schedule(Map.of());
		assertThat(schedules()).isEqualTo(
				"alerts 0 */5 * * * ? UTC, digest-mails 0 0 6 * * ? UTC, index 0 20 4 * * ? UTC, leftovers 0 40 4 * * ? UTC");
		schedule(Map.of("regwatch.search.reconcile.cron", "0 0 1 * * ?", "regwatch.search.reconcile.zone",
				"Europe/Paris", "regwatch.retention.cron", "-"));
		assertThat(schedules())
			.isEqualTo("alerts 0 */5 * * * ? UTC, digest-mails 0 0 6 * * ? UTC, index 0 0 1 * * ? Europe/Paris");
	}

	@Test
	void sweepIsDoneByOneOfTwoWorkers() {
		Map<String, String> settings = Map.of("regwatch.search.reconcile.cron", EVERY_SECOND);
		try (TestApplication one = TestApplication.start(this.stores, settings);
				TestApplication other = TestApplication.start(this.stores, settings)) {
			Object begun = this.stores.jdbc().sql("SELECT now()").query().singleValue();
			work(one);
			work(other);
			await().atMost(Duration.ofMinutes(1)).until(() -> count(SWEPT) == 1);
			assertThat(this.stores.jdbc().sql(MORE_THAN_ONCE_A_SECOND).param("begun", begun).query(Long.class).single())
				.isZero();
		}
	}

	@Test
	void whatWasKeptLongEnoughIsRemovedAndNothingElse() {
		try (TestApplication application = TestApplication.start(this.stores,
				Map.of("regwatch.retention.cron", EVERY_SECOND, "regwatch.retention.keep", "30d"))) {
			this.stores.jdbc().sql(EXECUTIONS).update();
			this.stores.jdbc().sql(REQUESTS).update();
			this.stores.jdbc().sql(ORPHANED_TRIGGER).update();
			work(application);
			await().atMost(Duration.ofMinutes(1))
				.untilAsserted(() -> assertThat(this.stores.jdbc().sql(LEFT).query(String.class).single())
					.isEqualTo("1,2,3 3 3 asked for,completed,orphaned"));
		}
	}

	private static void work(TestApplication application) {
		application.bean(RecurringTasks.class).schedule();
		application.bean(WorkerSchedulers.class).start();
	}

	private void schedule(Map<String, String> settings) {
		try (TestApplication application = TestApplication.start(this.stores, settings)) {
			application.bean(RecurringTasks.class).schedule();
		}
	}

	private String schedules() {
		return this.stores.jdbc().sql(SCHEDULES).query(String.class).single();
	}

	private long count(String sql) {
		return this.stores.jdbc().sql(sql).query(Long.class).single();
	}

}
