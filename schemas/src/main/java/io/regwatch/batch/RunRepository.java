package io.regwatch.batch;

import java.util.UUID;

import io.regwatch.batch.ItemStep.Role;
import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * A table of runs with the columns {@code id}, {@code worker_id} (the owner) and
 * {@code finished_at}.
 */
public abstract class RunRepository {

	private final JdbcClient jdbc;

	private final WorkerRegistration worker;

	private final String table;

	/**
	 * A repository of one table.
	 * @param jdbc for its statements
	 * @param worker of this process
	 * @param table name in the database
	 */
	protected RunRepository(JdbcClient jdbc, WorkerRegistration worker, String table) {
		this.jdbc = jdbc;
		this.worker = worker;
		this.table = table;
	}

	/**
	 * Proves, until the transaction ends, that this worker owns an unfinished run.
	 * @param runId of the run
	 * @throws LeaseLostException if it does not
	 */
	public void requireOwned(UUID runId) {
		require(runId, Role.OWNER);
	}

	/**
	 * Finishes a run; nothing, if it is finished.
	 * @param runId of the run
	 */
	public void finish(UUID runId) {
		this.jdbc.sql("""
				UPDATE %s
				SET finished_at = now()
				WHERE id = :run AND finished_at IS NULL
				""".formatted(this.table)).param("run", runId).update();
	}

	/**
	 * Whether somebody stopped a run: items under way are finished, and no others are
	 * begun.
	 * @param runId of the run
	 * @return {@code false} unless runs of this table can be stopped
	 */
	public boolean isStopped(UUID runId) {
		return false;
	}

	/**
	 * Locks the run's row until the commit. Protected, because proxies do not override
	 * package-private methods of other packages.
	 * @param runId of the run
	 * @param role that this worker needs
	 * @throws LeaseLostException if this worker may not work on the run
	 */
	protected void require(UUID runId, Role role) {
		String owned = switch (role) {
			case OWNER -> "worker_id = :worker";
			case ASSISTANT -> "true";
		};
		if (this.jdbc.sql("""
				SELECT id
				FROM %s
				WHERE id = :run AND finished_at IS NULL AND %s
				FOR SHARE
				""".formatted(this.table, owned))
			.param("run", runId)
			.param("worker", this.worker.id())
			.query(UUID.class)
			.optional()
			.isEmpty()) {
			throw lost(runId);
		}
	}

	/**
	 * Describes a lost lease.
	 * @param runId of the run
	 * @return to be thrown
	 */
	protected LeaseLostException lost(UUID runId) {
		return new LeaseLostException(runId, this.worker.id());
	}

}
