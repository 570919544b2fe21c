package io.regwatch.search.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry;

import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.util.Assert;

/**
 * Relays the changes in the outbox to the index (transactional outbox). Several processes
 * may do so at once: versions let the newest state win, and an entry is removed only when
 * the index has its state or a newer one.
 */
public final class OutboxRelay {

	private final Outbox outbox;

	private final DocumentSources sources;

	private final Indices indices;

	private final BulkWriter bulk;

	private final ReindexLock lock;

	private final IndexTarget live;

	private final int batchSize;

	OutboxRelay(Outbox outbox, DocumentSources sources, Indices indices, BulkWriter bulk, ReindexLock lock,
			SearchProperties properties) {
		this.outbox = outbox;
		this.sources = sources;
		this.indices = indices;
		this.bulk = bulk;
		this.lock = lock;
		this.live = new IndexTarget.Live(properties.indexPrefix());
		this.batchSize = properties.bulkSize();
	}

	/**
	 * Relays the entries that are in the outbox at the start, in order; a refused one
	 * does not hold up the next. Searches that begin afterwards see the changes. Holds no
	 * database connection while it calls Elasticsearch.
	 * @return counts and refusals
	 * @throws SearchUnavailableException when the index cannot be used; what it has not
	 * confirmed stays in the outbox
	 */
	public DrainResult drain() {
		requireNoTransaction();
		this.indices.check();
		long indexed = 0;
		List<BulkFailure> refused = new ArrayList<>();
		long last = this.outbox.lastId();
		List<OutboxEntry> entries = this.outbox.findAfter(0, this.batchSize);
		while (!entries.isEmpty() && entries.getFirst().id() <= last) {
			// Only after the entries were read: see ReindexLock.
			if (this.lock.isHeld()) {
				return new DrainResult(indexed, refused, true);
			}
			List<BulkFailure> failures = relay(entries);
			refused.addAll(failures);
			indexed += entries.size() - failures.size();
			entries = this.outbox.findAfter(entries.getLast().id(), this.batchSize);
		}
		if (indexed > 0) {
			this.indices.refresh(this.live);
		}
		return new DrainResult(indexed, refused, false);
	}

	/**
	 * Checks that the caller holds no database connection.
	 * @throws IllegalStateException inside of a transaction, or where one is only
	 * synchronized
	 */
	public static void requireNoTransaction() {
		Assert.state(!TransactionSynchronizationManager.isSynchronizationActive(),
				"Call this outside of transactions, those that are only synchronized included:"
						+ " they would hold a database connection while Elasticsearch is asked");
	}

	private List<BulkFailure> relay(List<OutboxEntry> entries) {
		Map<Entity, String> reasons = new HashMap<>();
		this.bulk.write(load(entries))
			.forEach((write, reason) -> reasons.put(new Entity(write.index(), write.id()), reason));
		List<Long> confirmed = new ArrayList<>();
		List<BulkFailure> failures = new ArrayList<>();
		for (OutboxEntry entry : entries) {
			String reason = reasons.get(new Entity(Index.of(entry.kind()), entry.entityId()));
			if (reason == null) {
				confirmed.add(entry.id());
			}
			else {
				this.outbox.fail(entry.id(), reason);
				failures.add(new BulkFailure(entry.kind(), entry.entityId(), reason));
			}
		}
		this.outbox.remove(confirmed);
		return failures;
	}

	private List<IndexWrite> load(List<OutboxEntry> entries) {
		Map<Index, Set<UUID>> ids = entries.stream()
			.collect(Collectors.groupingBy((entry) -> Index.of(entry.kind()),
					Collectors.mapping(OutboxEntry::entityId, Collectors.toSet())));
		List<IndexWrite> writes = new ArrayList<>();
		ids.forEach((index, entities) -> writes.addAll(this.sources.find(index, entities)));
		return writes;
	}

	private record Entity(Index index, UUID id) {
	}

}
