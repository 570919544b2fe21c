package io.regwatch.batch;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;

import io.regwatch.scheduling.Purgeable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Removes Spring Batch's records of completed jobs. Those of other jobs are needed to
 * resume them.
 */
@Component
class BatchMetadataPurge implements Purgeable {

	private static final String FIND = """
			SELECT instance.job_instance_id
			FROM batch_job_instance AS instance
			WHERE EXISTS (
					SELECT
					FROM batch_job_execution AS execution
					WHERE execution.job_instance_id = instance.job_instance_id AND execution.status = 'COMPLETED')
				AND NOT EXISTS (
					SELECT
					FROM batch_job_execution AS execution
					WHERE execution.job_instance_id = instance.job_instance_id
						AND (execution.end_time IS NULL OR execution.end_time >= :time))
			ORDER BY instance.job_instance_id
			LIMIT 500
			""";

	private static final String OF_STEPS = """
			WHERE step_execution_id IN (
				SELECT step_execution_id
				FROM batch_step_execution
				JOIN batch_job_execution USING (job_execution_id)
				WHERE job_instance_id = ANY (:ids))
			""";

	private static final String OF_EXECUTIONS = """
			WHERE job_execution_id IN (
				SELECT job_execution_id
				FROM batch_job_execution
				WHERE job_instance_id = ANY (:ids))
			""";

	private static final String OF_INSTANCES = """
			WHERE job_instance_id = ANY (:ids)
			""";

	private static final List<String> REMOVE = List.of("DELETE FROM batch_step_execution_context " + OF_STEPS,
			"DELETE FROM batch_step_execution " + OF_EXECUTIONS,
			"DELETE FROM batch_job_execution_context " + OF_EXECUTIONS,
			"DELETE FROM batch_job_execution_params " + OF_EXECUTIONS,
			"DELETE FROM batch_job_execution " + OF_INSTANCES, "DELETE FROM batch_job_instance " + OF_INSTANCES);

	private final JdbcClient jdbc;

	BatchMetadataPurge(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	@Override
	public String name() {
		return "completed jobs";
	}

	/** Spring Batch records times without a zone, by the clock of the process. */
	@Override
	@Transactional
	public int removeBefore(Instant time) {
		LocalDateTime local = LocalDateTime.ofInstant(time, ZoneId.systemDefault());
		Long[] ids = this.jdbc.sql(FIND).param("time", local).query(Long.class).list().toArray(Long[]::new);
		REMOVE.forEach((statement) -> this.jdbc.sql(statement).param("ids", ids).update());
		return ids.length;
	}

}
