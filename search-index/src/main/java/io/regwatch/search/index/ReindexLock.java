package io.regwatch.search.index;

import java.util.Optional;

import javax.sql.DataSource;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/**
 * Pauses drains while a reindex runs: a PostgreSQL advisory lock of the reindex's
 * session, released with the session when the process is killed.
 *
 * <p>
 * Drains take no lock. A drain first reads outbox entries and then checks whether a
 * reindex runs. If none does, the changes behind its entries were committed before any
 * later reindex reads its first page, so they cannot be missing there; if one does, the
 * drain leaves the entries for later.
 */
final class ReindexLock {

	// Two integers: the bytes of 'regw' and 'atch'.
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

	/** Whether a reindex runs in any process. */
	boolean isHeld() {
		return this.jdbc.sql(IS_HELD).query(Boolean.class).single();
	}

	/** Takes the lock; waits while another process holds it. */
	Held take() {
		Held held = new Held(this.dataSource);
		held.jdbc.sql(TAKE).query((row) -> {
		});
		return held;
	}

	/** Takes the lock if no process holds it. */
	Optional<Held> tryTake() {
		Held held = new Held(this.dataSource);
		if (held.jdbc.sql(TRY).query(Boolean.class).single()) {
			return Optional.of(held);
		}
		held.session.destroy();
		return Optional.empty();
	}

	/** The lock, taken, with the database session that holds it. */
	static final class Held implements AutoCloseable {

		private final SingleConnectionDataSource session;

		private final JdbcClient jdbc;

		private Held(DataSource dataSource) {
			this.session = new SingleConnectionDataSource(DataSourceUtils.getConnection(dataSource), true);
			this.jdbc = JdbcClient.create(this.session);
		}

		/**
		 * Returns the time; this proves that the session, and so the lock, still exists.
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
