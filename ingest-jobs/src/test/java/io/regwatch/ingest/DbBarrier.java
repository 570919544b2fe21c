package io.regwatch.ingest;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.function.BooleanSupplier;

import io.regwatch.ops.server.Database;

/**
 * Holds up whoever is about to write a certain row, in the middle of its transaction,
 * until the gate is closed.
 */
final class DbBarrier implements AutoCloseable {

	private static final String COUNT_WAITING = """
			SELECT count(*)
			FROM pg_locks
			WHERE locktype = 'advisory' AND classid = 2 AND NOT granted
				AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
			""";

	private static final String HOLD = """
			CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				PERFORM pg_advisory_xact_lock_shared(2, 1);
				RETURN NEW;
			END $$
			""";

	private static final String END_WAITING = """
			SELECT pg_terminate_backend(pid, 10000)
			FROM pg_locks
			WHERE locktype = 'advisory' AND classid = 2 AND NOT granted
				AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
			""";

	private final Connection connection;

	private final String table;

	private DbBarrier(Connection connection, String table) {
		this.connection = connection;
		this.table = table;
	}

	/**
	 * Builds a gate.
	 * @param operation {@code INSERT} or {@code UPDATE}
	 * @param table of the row
	 * @param condition about {@code NEW}
	 */
	static DbBarrier before(Database database, String operation, String table, String condition) throws SQLException {
		DbBarrier gate = new DbBarrier(database.connect(), table);
		gate.execute("SELECT pg_advisory_lock(2, 1)");
		gate.execute(HOLD);
		gate.execute("CREATE TRIGGER hold BEFORE %s ON %s FOR EACH ROW WHEN (%s) EXECUTE FUNCTION hold()"
			.formatted(operation, table, condition));
		return gate;
	}

	boolean isReached() throws SQLException {
		try (Statement statement = this.connection.createStatement();
				ResultSet rows = statement.executeQuery(COUNT_WAITING)) {
			return rows.next() && rows.getInt(1) > 0;
		}
	}

	/**
	 * Waits until somebody is held up.
	 * @param alive whether those who might be still run
	 */
	void await(BooleanSupplier alive) throws SQLException, InterruptedException {
		while (!isReached()) {
			if (!alive.getAsBoolean()) {
				throw new IllegalStateException("Ended before it reached the barrier at '%s'".formatted(this.table));
			}
			Thread.sleep(Duration.ofMillis(20));
		}
	}

	/** Lets everybody through. */
	void open() throws SQLException {
		execute("SELECT pg_advisory_unlock(2, 1)");
	}

	/** Ends the session of a process that was killed while it waited. */
	void endWaiting() throws SQLException {
		execute(END_WAITING);
	}

	@Override
	public void close() throws SQLException {
		endWaiting();
		execute("DROP FUNCTION hold() CASCADE");
		this.connection.close();
	}

	private void execute(String sql) throws SQLException {
		try (Statement statement = this.connection.createStatement()) {
			statement.execute(sql);
		}
	}

}
