package io.regwatch.batch;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

import org.springframework.jdbc.core.RowMapper;

/**
 * The open items of one step of one run, leased by the workers that process them. Each
 * transaction proves first that this worker may work on the run.
 *
 * @param <I> an item
 */
public final class ItemQueue<I> {

	private final ItemLeases leases;

	private final FencedTransaction fence;

	private final RowMapper<I> mapper;

	private final Function<I, String> key;

	private final boolean exclusive;

	ItemQueue(ItemLeases leases, FencedTransaction fence, RowMapper<I> mapper, Function<I, String> key,
			boolean exclusive) {
		this.leases = leases;
		this.fence = fence;
		this.mapper = mapper;
		this.key = key;
		this.exclusive = exclusive;
	}

	String key(I item) {
		return this.key.apply(item);
	}

	FencedTransaction fence() {
		return this.fence;
	}

	List<I> lease(PoisonPolicy policy, int count) {
		return this.fence.with(() -> this.leases.lease(policy.crashes(), count, this.mapper));
	}

	/**
	 * Writes results in a transaction in which this worker holds the leases of all items.
	 */
	<T> T write(List<I> items, Supplier<T> writing) {
		return this.fence.with(() -> {
			if (this.leases.lock(keys(items)) < items.size()) {
				throw this.fence.lost();
			}
			return writing.get();
		});
	}

	/** Ends leases; a crash is counted for what may have caused an error. */
	void release(Collection<I> items, Collection<I> suspects) {
		this.fence.with(() -> {
			this.leases.release(keys(items), 0);
			this.leases.release(keys(suspects), 1);
		});
	}

	/**
	 * Ends the leases of dead workers; those of this one, too, where nothing else in this
	 * process leases from the queue and nothing is being processed.
	 */
	void expire() {
		this.fence.with(() -> this.leases.expire(this.exclusive));
	}

	/**
	 * Ends such leases and handles what can be done for many items at once.
	 * @return the number of open items after that
	 */
	long prepare(Runnable preparation) {
		return this.fence.with(() -> {
			if (this.leases.isAny()) {
				this.leases.expire(this.exclusive);
			}
			preparation.run();
			return this.leases.isAny() ? this.leases.count() : 0;
		});
	}

	/** Ends the leases of all workers. */
	void revoke() {
		this.fence.with(this.leases::revoke);
	}

	long count() {
		return this.leases.count();
	}

	boolean isAnyFree() {
		return this.leases.isAnyFree();
	}

	private List<String> keys(Collection<I> items) {
		return items.stream().map(this.key).toList();
	}

}
