package io.regwatch.batch;

import java.time.Duration;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;

import io.regwatch.work.Work;
import io.regwatch.work.WorkKind;
import io.regwatch.work.Worker;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Workers that lend a hand with a run that is too long for its owner. What they have in
 * hand is claimed by their id, below zero, as long as they lend it.
 */
@Repository
@EnableConfigurationProperties(HandProperties.class)
public class Hands {

	private static final Logger logger = LoggerFactory.getLogger(Hands.class);

	private static final Duration LOOK = Duration.ofMillis(200);

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
			WHERE run_id = :run AND NOT lives(worker_id)
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

	private final Work work;

	private final Worker worker;

	private final HandProperties properties;

	Hands(JdbcClient jdbc, Work work, Worker worker, HandProperties properties) {
		this.jdbc = jdbc;
		this.work = work;
		this.worker = worker;
		this.properties = properties;
	}

	/**
	 * Asks other workers for help, if there is enough to do.
	 * @param kind of work that is helping
	 * @param subject of the run; helpers are rung for with it, a slash and a number
	 * @param workspaceId whose work it is; {@code null} for a source's
	 * @param items how many are to be done
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void ask(WorkKind kind, String subject, @Nullable UUID workspaceId, long items) {
		LongStream.rangeClosed(1, this.properties.hands(items))
			.forEach((number) -> this.work.request(kind, "%s/%d".formatted(subject, number), workspaceId));
	}

	/**
	 * Waits, as the owner of a run, for those who lend a hand with it.
	 * @param runId of the run
	 * @param items of the run
	 * @param stopped whether to wait no longer
	 * @return {@code false} if nothing is left, or the owner is to stop; {@code true} if
	 * somebody left something
	 * @throws InterruptedException if this thread is to end
	 * @throws IllegalStateException if something is left that can be taken from nobody
	 */
	public boolean awaitFree(UUID runId, SharedItems items, BooleanSupplier stopped) throws InterruptedException {
		long left = items.count();
		long moved = System.nanoTime();
		while (left > 0 && !stopped.getAsBoolean()) {
			boolean impatient = System.nanoTime() - moved > this.properties.patience().toNanos();
			if (impatient) {
				logger.warn("Others do not bring back {} items of run {}: they are taken from them", left, runId);
				items.takeBack();
			}
			items.countCrashes();
			if (items.isAnyFree()) {
				return true;
			}
			if (impatient) {
				throw new IllegalStateException("Nobody has %d items of run '%s' in hand".formatted(left, runId));
			}
			Thread.sleep(LOOK);
			long now = items.count();
			moved = (now < left) ? System.nanoTime() : moved;
			left = now;
		}
		return false;
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
	 * @throws RunLostException if it does not
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void requireLent(UUID runId) {
		boolean lent = at(LENT, runId).query(UUID.class).optional().isPresent();
		if (!lent) {
			throw new RunLostException(runId, this.worker.id());
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
