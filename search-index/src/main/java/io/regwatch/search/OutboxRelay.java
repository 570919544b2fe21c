package io.regwatch.search;

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
 * Brings what the outbox tells of into the index. Several may do so at once: versions let
 * the newest state win, and an entry leaves only when the index has its state or a newer
 * one.
 */
public final class OutboxRelay {

	private final Outbox outbox;

	private final DocumentSources tables;

	private final Indices indices;

	private final BulkWriter bulk;

	private final ReindexLock lock;

	private final IndexTarget live;

	private final int batch;

	OutboxRelay(Outbox outbox, DocumentSources tables, Indices indices, BulkWriter bulk, ReindexLock lock,
			SearchProperties properties) {
		this.outbox = outbox;
		this.tables = tables;
		this.indices = indices;
		this.bulk = bulk;
		this.lock = lock;
		this.live = new IndexTarget.Live(properties.indexPrefix());
		this.batch = properties.bulkSize();
	}

	/**
	 * Publishes the entries that are in the outbox at the beginning, in order; one that
	 * is refused does not hold up those behind it. Searches that begin after it see them.
	 * Holds no database connection while the index is asked.
	 * @return what became of them
	 * @throws SearchUnavailableException when the index cannot be used; what it has not
	 * confirmed stays in the outbox
	 * @throws IllegalStateException when called in a transaction
	 */
	public DrainResult drain() {
		requireNoTransaction();
		this.indices.check();
		long indexed = 0;
		List<BulkFailure> refused = new ArrayList<>();
		long last = this.outbox.lastId();
		List<OutboxEntry> entries = this.outbox.findAfter(0, this.batch);
		while (!entries.isEmpty() && entries.getFirst().id() <= last) {
			// Only after the entries were read: see ReindexLock.
			if (this.lock.isHeld()) {
				return new DrainResult(indexed, refused, true);
			}
			List<BulkFailure> refusals = publish(entries);
			refused.addAll(refusals);
			indexed += entries.size() - refusals.size();
			entries = this.outbox.findAfter(entries.getLast().id(), this.batch);
		}
		if (indexed > 0) {
			this.indices.refresh(this.live);
		}
		return new DrainResult(indexed, refused, false);
	}

	static void requireNoTransaction() {
		Assert.state(!TransactionSynchronizationManager.isSynchronizationActive(),
				"Call this outside of transactions, those that are only synchronized included:"
						+ " they would hold a database connection while Elasticsearch is asked");
	}

	private List<BulkFailure> publish(List<OutboxEntry> entries) {
		Map<Index, Map<UUID, String>> reasons = write(load(entries));
		List<Long> confirmed = new ArrayList<>();
		List<BulkFailure> refusals = new ArrayList<>();
		for (OutboxEntry entry : entries) {
			String reason = reasons.getOrDefault(Index.of(entry.kind()), Map.of()).get(entry.entityId());
			if (reason == null) {
				confirmed.add(entry.id());
			}
			else {
				this.outbox.fail(entry.id(), reason);
				refusals.add(new BulkFailure(entry.kind(), entry.entityId(), reason));
			}
		}
		this.outbox.remove(confirmed);
		return refusals;
	}

	private List<IndexWrite> load(List<OutboxEntry> entries) {
		Map<Index, Set<UUID>> ids = entries.stream()
			.collect(Collectors.groupingBy((entry) -> Index.of(entry.kind()),
					Collectors.mapping(OutboxEntry::entityId, Collectors.toSet())));
		List<IndexWrite> writes = new ArrayList<>();
		ids.forEach((index, entities) -> writes.addAll(this.tables.find(index, entities)));
		return writes;
	}

	private Map<Index, Map<UUID, String>> write(List<IndexWrite> writes) {
		Map<Index, Map<UUID, String>> reasons = new HashMap<>();
		this.bulk.write(this.live, writes)
			.forEach((write, reason) -> reasons.computeIfAbsent(write.index(), (index) -> new HashMap<>())
				.put(write.id(), reason));
		return reasons;
	}

}
