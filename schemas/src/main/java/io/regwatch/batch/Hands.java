package io.regwatch.batch;

import java.util.UUID;

import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Workers that lend a hand with a run that is too long for its owner. What they have in
 * hand is claimed by their id, below zero, as long as they lend it.
 */
@Repository
public class Hands {

	private static final String LEND = """
			INSERT INTO hand (run_id, worker_id)
			VALUES (:run, :worker)
			ON CONFLICT DO NOTHING
			""";

	private static final String WITHDRAW = """
			DELETE FROM hand
			WHERE run_id = :run AND worker_id = :worker
			""";

	private static final String WITHDRAW_DEAD = """
			DELETE FROM hand
			WHERE run_id = :run AND NOT worker_is_alive(worker_id)
			""";

	private static final String WITHDRAW_ALL = """
			DELETE FROM hand
			WHERE run_id = :run
			""";

	private static final String LENT = """
			SELECT run_id
			FROM hand
			WHERE run_id = :run AND worker_id = :worker
			FOR SHARE
			""";

	private final JdbcClient jdbc;

	private final WorkerRegistration worker;

	Hands(JdbcClient jdbc, WorkerRegistration worker) {
		this.jdbc = jdbc;
		this.worker = worker;
	}

	/**
	 * Withdraws the hands of workers that have ended.
	 * @param runId of the run
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void withdrawDead(UUID runId) {
		this.jdbc.sql(WITHDRAW_DEAD).param("run", runId).update();
	}

	/**
	 * Withdraws all hands, so that what they claimed is free when it was seen to.
	 * @param runId of the run
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void withdrawAll(UUID runId) {
		this.jdbc.sql(WITHDRAW_ALL).param("run", runId).update();
	}

	/**
	 * Makes sure, until the transaction ends, that this worker lends a hand.
	 * @param runId of the run
	 * @throws LeaseLostException if it does not
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void requireLent(UUID runId) {
		boolean lent = at(LENT, runId).query(UUID.class).optional().isPresent();
		if (!lent) {
			throw new LeaseLostException(runId, this.worker.id());
		}
	}

	/** Lends this worker's hand. */
	void lend(UUID runId) {
		at(LEND, runId).update();
	}

	void withdraw(UUID runId) {
		at(WITHDRAW, runId).update();
	}

	/** By what this worker's hand claims items. */
	long claimant() {
		return -this.worker.id();
	}

	private JdbcClient.StatementSpec at(String sql, UUID runId) {
		return this.jdbc.sql(sql).param("run", runId).param("worker", this.worker.id());
	}

}
