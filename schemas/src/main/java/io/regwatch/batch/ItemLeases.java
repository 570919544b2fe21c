package io.regwatch.batch;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The leases on the items of one queue. A lease is valid as long as the worker is alive
 * that holds it.
 */
final class ItemLeases {

	/** No worker has this id. */
	private static final int NOBODY = 0;

	private final JdbcClient jdbc;

	private final WorkerRegistration worker;

	private final ItemTable table;

	private final Supplier<Map<String, ?>> scope;

	ItemLeases(JdbcClient jdbc, WorkerRegistration worker, ItemTable table, Supplier<Map<String, ?>> scope) {
		this.jdbc = jdbc;
		this.worker = worker;
		this.table = table;
		this.scope = scope;
	}

	/** Leases items in a transaction, which must be active. */
	<I> List<I> lease(int crashes, int count, RowMapper<I> mapper) {
		this.jdbc.sql(ItemTable.READ_IN_ORDER).update();
		return sql(this.table.lease()).param("worker", this.worker.id())
			.param("crashes", crashes)
			.param("count", count)
			.query(mapper)
			.list();
	}

	/** Locks those that this worker has leased, and returns how many they are. */
	int lock(Collection<String> keys) {
		return of(this.table.lockLeased(), keys).query((row, number) -> number).list().size();
	}

	void release(Collection<String> keys, int crashes) {
		if (!keys.isEmpty()) {
			of(this.table.release(), keys).param("crashes", crashes).update();
		}
	}

	/**
	 * Ends the leases of workers that are dead, and counts a crash unless they were asked
	 * to stop.
	 * @param own whether to end this worker's leases, too
	 */
	void expire(boolean own) {
		sql(this.table.expire()).param("lost", own ? this.worker.id() : NOBODY).update();
	}

	void revoke() {
		sql(this.table.revoke()).update();
	}

	long count() {
		return sql(this.table.count()).query(Long.class).single();
	}

	/** Whether there may be open items: faster than to count none. */
	boolean isAny() {
		return sql(this.table.isAny()).query(Boolean.class).single();
	}

	boolean isAnyFree() {
		return sql(this.table.isAnyFree()).query(Boolean.class).single();
	}

	private JdbcClient.StatementSpec of(String statement, Collection<String> keys) {
		return sql(statement).param("keys", keys.toArray(String[]::new)).param("worker", this.worker.id());
	}

	private JdbcClient.StatementSpec sql(String statement) {
		return this.jdbc.sql(statement).params(this.scope.get());
	}

}
