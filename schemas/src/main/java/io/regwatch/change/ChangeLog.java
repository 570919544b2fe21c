package io.regwatch.change;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

import io.regwatch.scheduling.Purgeable;

import org.springframework.dao.PessimisticLockingFailureException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The log of all changes. Changes are recorded without a position; the sequencer gives
 * them one after their commit. One sequencer works at a time, under an advisory lock that
 * is held until its transaction has ended, so a position becomes visible only after all
 * lower ones. What concerns all workspaces are functions of the database, because
 * requests see only the changes of their own.
 */
@Component
class ChangeLog implements Purgeable {

	private static final Duration POLL_INTERVAL = Duration.ofMillis(200);

	private static final Duration MAX_WAIT = Duration.ofMillis(500);

	private static final Duration PAUSE = Duration.ofMillis(10);

	private static final int BATCH = 10_000;

	private static final int NONE = 0;

	private static final String HAS_PENDING = """
			SELECT has_pending_change()
			""";

	/** Any number that no other advisory lock has. */
	private static final String TRY_LOCK = """
			SELECT pg_try_advisory_xact_lock(7206201901)
			""";

	private static final String LOCK = """
			SELECT true
			FROM pg_advisory_xact_lock(7206201901)
			""";

	private static final String ASSIGN_POSITIONS = """
			SELECT assign_change_positions(:limit)
			""";

	private static final String LAST = """
			SELECT last_change_position()
			""";

	/** At least every position that was ever assigned, also if its change is deleted. */
	private static final String HIGHEST = """
			SELECT last_value
			FROM change_event_position_seq
			""";

	private static final String PURGED = """
			SELECT purged_position
			FROM change_retention
			""";

	private static final String BEFORE = """
			SELECT change_position_before(:time)
			""";

	private static final String PURGE = """
			WITH purged AS (
				DELETE FROM change_event
				WHERE position IN (SELECT position FROM change_event ORDER BY position LIMIT :limit)
					AND positioned_at < :time
				RETURNING position, positioned_at
			), retention AS (
				UPDATE change_retention
				SET purged_position = greatest(purged_position, (SELECT max(position) FROM purged)),
					purged_until = greatest(purged_until, (SELECT max(positioned_at) FROM purged)))
			SELECT count(*)
			FROM purged
			""";

	private final JdbcClient jdbc;

	private final TransactionTemplate transaction;

	private final ReentrantLock polling = new ReentrantLock();

	private long polledAt = System.nanoTime() - POLL_INTERVAL.toNanos();

	private volatile long polled;

	ChangeLog(JdbcClient jdbc, TransactionTemplate transaction) {
		this.jdbc = jdbc;
		this.transaction = transaction;
	}

	/**
	 * The position of the last change that is committed now. Waits a moment for another
	 * sequencer, without a connection.
	 */
	long last() {
		long end = System.nanoTime() + MAX_WAIT.toNanos();
		int assigned = BATCH;
		while (this.jdbc.sql(HAS_PENDING).query(Boolean.class).single()
				&& (assigned == BATCH || (assigned == NONE && System.nanoTime() - end < 0))) {
			assigned = tryToAssignPositions();
		}
		return this.jdbc.sql(LAST).query(Long.class).single();
	}

	/**
	 * As {@link #last()}, but waits for another sequencer: each position that is assigned
	 * afterwards also has a time after this call.
	 */
	long lastInTime() {
		while (assignPositions(LOCK) == BATCH) {
			// There are more.
		}
		return last();
	}

	/**
	 * The position of the last change not long ago. However many threads of the process
	 * ask, the database is asked a few times a second, and nobody waits for the answer to
	 * another thread.
	 */
	long recentLast() {
		if (this.polling.tryLock()) {
			try {
				if (System.nanoTime() - this.polledAt >= POLL_INTERVAL.toNanos()) {
					this.polled = last();
					this.polledAt = System.nanoTime();
				}
			}
			finally {
				this.polling.unlock();
			}
		}
		return this.polled;
	}

	/** The highest position that a cursor of this database can have. */
	long highest() {
		return this.jdbc.sql(HIGHEST).query(Long.class).single();
	}

	/**
	 * The position of the last change that got it before a time; empty if later changes
	 * were deleted.
	 */
	Optional<Long> before(Instant time) {
		return this.jdbc.sql(BEFORE)
			.param("time", time.atOffset(ZoneOffset.UTC))
			.query((row, _) -> Optional.ofNullable(row.getObject(1, Long.class)))
			.single();
	}

	/** The position up to which changes were deleted; 0 if none were. */
	long purged() {
		return this.jdbc.sql(PURGED).query(Long.class).single();
	}

	@Override
	public String name() {
		return "changes";
	}

	@Override
	public int removeBefore(Instant time) {
		last();
		return this.jdbc.sql(PURGE)
			.param("time", OffsetDateTime.ofInstant(time, ZoneOffset.UTC))
			.param("limit", BATCH)
			.query(Integer.class)
			.single();
	}

	/**
	 * While another sequencer works, or a workspace with changes is deleted, there are no
	 * new positions.
	 */
	private int tryToAssignPositions() {
		int assigned = NONE;
		try {
			assigned = assignPositions(TRY_LOCK);
		}
		catch (PessimisticLockingFailureException ex) {
			// As if the lock were taken.
		}
		if (assigned == NONE) {
			LockSupport.parkNanos(PAUSE.toNanos());
		}
		return assigned;
	}

	/**
	 * The statement after the lock sees everything that the sequencer before committed.
	 */
	private int assignPositions(String lock) {
		return this.transaction.execute((_) -> this.jdbc.sql(lock).query(Boolean.class).single()
				? this.jdbc.sql(ASSIGN_POSITIONS).param("limit", BATCH).query(Integer.class).single() : 0);
	}

}
