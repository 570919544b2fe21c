package io.regwatch.batch;

import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;

import io.regwatch.batch.ItemStep.Role;
import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Opens queues of items. */
@Component
public class ItemQueues {

	private final JdbcClient jdbc;

	private final WorkerRegistration worker;

	private final TransactionTemplate transaction;

	ItemQueues(JdbcClient jdbc, WorkerRegistration worker, TransactionTemplate transaction) {
		this.jdbc = jdbc;
		this.worker = worker;
		this.transaction = transaction;
	}

	/**
	 * Transactions that prove first that this worker may work on a run.
	 * @param runId of the run
	 * @param runs where the run is
	 * @param role of this worker
	 * @return to write with
	 */
	public FencedTransaction fence(UUID runId, RunRepository runs, Role role) {
		return new FencedTransaction(runId, runs, role, this.transaction);
	}

	/**
	 * Opens a queue whose items belong to one run.
	 * @param <I> an item
	 * @param fence of the run
	 * @param table of the items
	 * @param scope parameters of the table's scope
	 * @param mapper reads an item from its row
	 * @param key of an item, as the table has it
	 * @return the queue
	 */
	public <I> ItemQueue<I> open(FencedTransaction fence, ItemTable table, Supplier<Map<String, ?>> scope,
			RowMapper<I> mapper, Function<I, ?> key) {
		return queue(fence, table, scope, mapper, key, true);
	}

	/**
	 * Opens a queue whose items several runs wait for, each of which is processed once.
	 * @param <I> an item
	 * @param fence of the run
	 * @param table of the items
	 * @param scope parameters of the table's scope
	 * @param mapper reads an item from its row
	 * @param key of an item, as the table has it
	 * @return the queue
	 */
	public <I> ItemQueue<I> openShared(FencedTransaction fence, ItemTable table, Supplier<Map<String, ?>> scope,
			RowMapper<I> mapper, Function<I, ?> key) {
		return queue(fence, table, scope, mapper, key, false);
	}

	private <I> ItemQueue<I> queue(FencedTransaction fence, ItemTable table, Supplier<Map<String, ?>> scope,
			RowMapper<I> mapper, Function<I, ?> key, boolean exclusive) {
		return new ItemQueue<>(new ItemLeases(this.jdbc, this.worker, table, scope), fence, mapper,
				key.andThen(Object::toString), exclusive);
	}

}
