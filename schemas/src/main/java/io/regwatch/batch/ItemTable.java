package io.regwatch.batch;

/**
 * A table whose rows are items that workers lease: it has the columns {@code leased_by},
 * {@code leased_at} and {@code crash_count}. All statements of the engine are generated
 * here, with the table's alias {@code item}.
 *
 * @param name of the table
 * @param key column that identifies an item within its {@code owner}
 * @param keyType SQL type of the key
 * @param owner condition for the columns before the key in the primary key, with named
 * parameters; {@code true} if there are none
 * @param scope condition for open items of the owner, with named parameters
 * @param filter further condition for the items of one queue, which may change while they
 * are processed
 * @param order in which items are leased
 */
public record ItemTable(String name, String key, String keyType, String owner, String scope, String filter,
		String order) {

	/** A table whose queues need no further condition. */
	public ItemTable(String name, String key, String keyType, String owner, String scope, String order) {
		this(name, key, keyType, owner, scope, "true", order);
	}

	/** SET clause for an item at its next stage: not leased, without crashes. */
	public static final String RESET = "leased_by = NULL, leased_at = NULL, crash_count = 0";

	/**
	 * Before a lease. Statistics lag behind a first run, where all items of a stage are
	 * open: they say that few are, so a plan would read and sort all of them for each
	 * lease. With this it follows the index that has the order of the queue.
	 */
	static final String READ_IN_ORDER = "SET LOCAL enable_sort = off";

	// Without MATERIALIZED a plan may execute the subquery once per row. Rows are found
	// again by their primary key alone: statistics say that a queue is nearly empty, and
	// with its conditions a plan would read all of it for each row.
	String lease() {
		return fill("""
				WITH next AS MATERIALIZED (
					SELECT item.{key}
					FROM {name} AS item
					WHERE {scope} AND {filter} AND item.leased_by IS NULL AND item.crash_count <= :crashes
					ORDER BY {order}
					FOR NO KEY UPDATE OF item SKIP LOCKED
					LIMIT :count), leased AS (
					UPDATE {name} AS item
					SET leased_by = :worker, leased_at = now()
					FROM next
					WHERE {owner} AND item.{key} = next.{key}
					RETURNING item.*)
				SELECT item.*
				FROM leased AS item
				ORDER BY {order}
				""");
	}

	/** Locks some items, and finds those that the worker has leased. */
	String lockLeased() {
		return fill("""
				WITH locked AS MATERIALIZED (
					SELECT item.*
					FROM {name} AS item
					WHERE {owner} AND item.{key} = ANY (CAST(:keys AS {keyType}[]))
					ORDER BY item.{key}
					FOR NO KEY UPDATE OF item)
				SELECT item.{key}
				FROM locked AS item
				WHERE {scope} AND item.leased_by = :worker
				""");
	}

	String release() {
		return fill("""
				UPDATE {name} AS item
				SET leased_by = NULL, leased_at = NULL, crash_count = item.crash_count + :crashes
				WHERE {scope} AND item.{key} = ANY (CAST(:keys AS {keyType}[])) AND item.leased_by = :worker
				""");
	}

	/** A worker that was asked to stop did not die from what it had leased. */
	String expire() {
		return fill("""
				UPDATE {name} AS item
				SET leased_by = NULL, leased_at = NULL,
					crash_count = item.crash_count + CASE WHEN expired.stopped THEN 0 ELSE 1 END
				FROM (
					SELECT worker.id, worker.stopped_at IS NOT NULL AS stopped
					FROM (SELECT DISTINCT item.leased_by AS id FROM {name} AS item WHERE {scope} AND {filter}) AS lessee
					JOIN worker ON worker.id = lessee.id
					WHERE worker.id = :lost OR NOT worker_is_alive(worker.id)) AS expired
				WHERE {scope} AND item.leased_by = expired.id
				""");
	}

	String revoke() {
		return fill("""
				UPDATE {name} AS item
				SET leased_by = NULL, leased_at = NULL
				WHERE {scope} AND {filter} AND item.leased_by IS NOT NULL
				""");
	}

	String isAny() {
		return fill("SELECT EXISTS (SELECT FROM {name} AS item WHERE {scope})");
	}

	String count() {
		return fill("SELECT count(*) FROM {name} AS item WHERE {scope} AND {filter}");
	}

	String isAnyFree() {
		return fill("SELECT EXISTS (SELECT FROM {name} AS item WHERE {scope} AND {filter} AND item.leased_by IS NULL)");
	}

	private String fill(String statement) {
		return statement.replace("{owner}", this.owner)
			.replace("{scope}", this.owner + " AND " + this.scope)
			.replace("{filter}", this.filter)
			.replace("{name}", this.name)
			.replace("{keyType}", this.keyType)
			.replace("{key}", this.key)
			.replace("{order}", this.order);
	}

}
