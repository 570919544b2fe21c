package io.regwatch.search;

import java.util.Optional;

import javax.sql.DataSource;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/**
 * Makes drains pause while a reindex runs: an advisory lock of PostgreSQL that belongs to
 * the reindex's session, so it ends with a killed process and cannot be forgotten.
 *
 * <p>
 * Drains take no lock. A drain first reads outbox entries and then looks whether a
 * reindex runs. If none does, the changes behind its entries were committed before any
 * later reindex reads its first page, so they cannot be missing there; if one does, the
 * drain leaves the entries for later.
 */
final class ReindexLock {

	// 'regw', 'atch': the two halves of the lock's name.
	private static final String KEY = "1919248247, 1635017576";

	private static final String TAKE = "SELECT pg_advisory_lock(" + KEY + ")";

	private static final String TRY = "SELECT pg_try_advisory_lock(" + KEY + ")";

	private static final String RELEASE = "SELECT pg_advisory_unlock(" + KEY + ")";

	private static final String NOW = """
			SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSMS')
			""";

	private static final String IS_HELD = """
			SELECT EXISTS (
				SELECT FROM pg_locks
				WHERE locktype = 'advisory' AND (classid::bigint, objid::bigint, objsubid) = (%s, 2) AND granted
					AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
			)
			""".formatted(KEY);

	private final DataSource dataSource;

	private final JdbcClient jdbc;

	ReindexLock(DataSource dataSource) {
		this.dataSource = dataSource;
		this.jdbc = JdbcClient.create(dataSource);
	}

	/**
	 * Tells whether a reindex runs in any process.
	 * @return whether the lock is taken
	 */
	boolean isHeld() {
		return this.jdbc.sql(IS_HELD).query(Boolean.class).single();
	}

	/**
	 * Takes the lock; waits while another holds it.
	 * @return to be closed
	 */
	Held take() {
		Held held = new Held(this.dataSource);
		held.jdbc.sql(TAKE).query((row) -> {
		});
		return held;
	}

	/**
	 * Takes the lock if nobody holds it.
	 * @return to be closed; empty when a reindex runs
	 */
	Optional<Held> tryTake() {
		Held held = new Held(this.dataSource);
		if (held.jdbc.sql(TRY).query(Boolean.class).single()) {
			return Optional.of(held);
		}
		held.session.destroy();
		return Optional.empty();
	}

	/** The lock, taken, with the database session that it lives as long as. */
	static final class Held implements AutoCloseable {

		private final SingleConnectionDataSource session;

		private final JdbcClient jdbc;

		private Held(DataSource dataSource) {
			this.session = new SingleConnectionDataSource(DataSourceUtils.getConnection(dataSource), true);
			this.jdbc = JdbcClient.create(this.session);
		}

		/**
		 * Tells the time. An answer proves that the session, and so the lock, is still
		 * there.
		 * @return the database's UTC time, 17 digits
		 */
		String now() {
			return this.jdbc.sql(NOW).query(String.class).single();
		}

		@Override
		public void close() {
			try {
				this.jdbc.sql(RELEASE).query(Boolean.class).single();
			}
			finally {
				this.session.destroy();
			}
		}

	}

}
