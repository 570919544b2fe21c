package io.regwatch.ingest.run;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.batch.RunRepository;
import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The runs; at most one of a source is unfinished. */
@Repository
public class Runs extends RunRepository {

	private static final String LOCK_SOURCE = """
			SELECT id
			FROM source
			WHERE id = :source
			FOR NO KEY UPDATE
			""";

	private static final String OPEN = """
			INSERT INTO run (source_id, scheduled_at, worker_id, backfill)
			VALUES (:source, :scheduledAt, :worker,
				NOT EXISTS (
					SELECT
					FROM run
					JOIN ledger ON ledger.run_id = run.id
					WHERE run.source_id = :source AND run.finished_at IS NOT NULL AND ledger.incomplete_reason IS NULL))
			RETURNING id, source_id, scheduled_at, worker_id, backfill
			""";

	private static final String FIND = """
			SELECT id, source_id, scheduled_at, worker_id, backfill
			FROM run
			WHERE id = :run
			""";

	private static final String FIND_UNFINISHED = """
			SELECT id, source_id, scheduled_at, worker_id, backfill
			FROM run
			WHERE source_id = :source AND finished_at IS NULL
			""";

	private static final String TAKE_OVER = """
			UPDATE run
			SET worker_id = :worker
			WHERE id = :run
			RETURNING id, source_id, scheduled_at, worker_id, backfill
			""";

	private static final String STOP = """
			INSERT INTO run_stop (run_id)
			SELECT id
			FROM run
			WHERE id = :run AND finished_at IS NULL
			ON CONFLICT DO NOTHING
			""";

	private static final String IS_STOPPED = """
			SELECT EXISTS (SELECT FROM run_stop WHERE run_id = :run)
			""";

	private static final String RESUME = """
			DELETE FROM run_stop
			WHERE run_id = :run
			""";

	private final JdbcClient jdbc;

	private final WorkerRegistration worker;

	Runs(JdbcClient jdbc, WorkerRegistration worker) {
		super(jdbc, worker, "run");
		this.jdbc = jdbc;
		this.worker = worker;
	}

	/**
	 * Makes this transaction the only one that decides about runs of a source.
	 * @param sourceId of a known source
	 */
	public void lockSource(String sourceId) {
		this.jdbc.sql(LOCK_SOURCE).param("source", sourceId).query(String.class).single();
	}

	/**
	 * Opens a run that belongs to this worker.
	 * @param sourceId of a source without an unfinished run
	 * @param scheduledAt when it was to start
	 * @return the run
	 */
	public Run open(String sourceId, Instant scheduledAt) {
		return this.jdbc.sql(OPEN)
			.param("source", sourceId)
			.param("scheduledAt", OffsetDateTime.ofInstant(scheduledAt, ZoneOffset.UTC))
			.param("worker", this.worker.id())
			.query(Run.class)
			.single();
	}

	/**
	 * Finds a run.
	 * @param runId of a run
	 * @return the run
	 */
	public Run get(UUID runId) {
		return this.jdbc.sql(FIND).param("run", runId).query(Run.class).single();
	}

	/**
	 * Finds the unfinished run of a source.
	 * @param sourceId of a source
	 * @return empty if all its runs are finished
	 */
	public Optional<Run> findUnfinished(String sourceId) {
		return this.jdbc.sql(FIND_UNFINISHED).param("source", sourceId).query(Run.class).optional();
	}

	/**
	 * Stops a run, until it is resumed.
	 * @param runId of a run
	 * @return {@code false} if it is finished or stopped already
	 */
	public boolean stop(UUID runId) {
		return this.jdbc.sql(STOP).param("run", runId).update() > 0;
	}

	/**
	 * Lets workers work on a run again.
	 * @param runId of a run
	 * @return {@code false} if it was not stopped
	 */
	public boolean resume(UUID runId) {
		return this.jdbc.sql(RESUME).param("run", runId).update() > 0;
	}

	@Override
	public boolean isStopped(UUID runId) {
		return this.jdbc.sql(IS_STOPPED).param("run", runId).query(Boolean.class).single();
	}

	Optional<Run> findUnfinished(UUID runId) {
		return this.jdbc.sql(FIND + " AND finished_at IS NULL").param("run", runId).query(Run.class).optional();
	}

	/**
	 * Gives a run to this worker.
	 * @param run whose owner is dead
	 * @return the run with its new owner
	 */
	public Run takeOver(Run run) {
		return this.jdbc.sql(TAKE_OVER)
			.param("run", run.id())
			.param("worker", this.worker.id())
			.query(Run.class)
			.single();
	}

}
