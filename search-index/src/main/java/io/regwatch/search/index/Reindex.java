package io.regwatch.search.index;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.LongConsumer;

/**
 * Builds new indices from PostgreSQL beside the live ones and swaps the aliases. Searches
 * use the old ones meanwhile, and drains pause; after the swap it drains the outbox. If
 * it is killed, the live indices stay as they are, drains resume, and the next reindex
 * deletes the abandoned indices.
 */
public final class Reindex {

	private final DocumentSources sources;

	private final Indices indices;

	private final BulkWriter bulk;

	private final ReindexLock lock;

	private final OutboxRelay relay;

	private final int pageSize;

	Reindex(DocumentSources sources, Indices indices, BulkWriter bulk, ReindexLock lock, OutboxRelay relay,
			SearchProperties properties) {
		this.sources = sources;
		this.indices = indices;
		this.bulk = bulk;
		this.lock = lock;
		this.relay = relay;
		this.pageSize = properties.bulkSize();
	}

	/**
	 * Builds the indices if they are missing, and checks them. Of several processes that
	 * start together one builds, and the others wait.
	 * @throws SearchUnavailableException when the index cannot be reached or was made by
	 * a program with another layout
	 */
	public void prepare() {
		OutboxRelay.requireNoTransaction();
		if (this.indices.missing()) {
			try (ReindexLock.Held held = this.lock.take()) {
				if (this.indices.missing()) {
					rebuild(held, (done, total) -> {
					});
				}
			}
		}
		this.indices.check();
	}

	/**
	 * Builds the indices anew.
	 * @param progress receives the progress
	 * @return what was indexed
	 * @throws ReindexException when another reindex runs or the new indices do not hold
	 * all rows; the live ones stay in use
	 * @throws SearchUnavailableException when the index cannot be reached
	 */
	public ReindexResult reindex(ReindexProgress progress) {
		OutboxRelay.requireNoTransaction();
		Map<Index, Long> counts;
		try (ReindexLock.Held held = this.lock.tryTake().orElseThrow(ReindexException::running)) {
			counts = rebuild(held, progress);
		}
		return new ReindexResult(counts.getOrDefault(Index.REFERENCES, 0L), counts.getOrDefault(Index.UPDATES, 0L),
				this.relay.drain());
	}

	private Map<Index, Long> rebuild(ReindexLock.Held held, ReindexProgress progress) {
		this.indices.deleteAbandoned();
		IndexTarget.Generation next = this.indices.create(held.now());
		long expected = this.sources.references().count() + this.sources.updates().count();
		Map<Index, Long> counts = new EnumMap<>(Index.class);
		long done = 0;
		for (Index index : Index.values()) {
			long before = done;
			long rows = fill(next, index, held,
					(count) -> progress.update(before + count, Math.max(before + count, expected)));
			counts.put(index, rows);
			done += rows;
		}
		counts.forEach((index, rows) -> requireAll(next, index, rows));
		held.now();
		this.indices.swap(next);
		return counts;
	}

	/** The next page is read while one is written. */
	private long fill(IndexTarget next, Index index, ReindexLock.Held held, LongConsumer progress) {
		DocumentSource source = this.sources.of(index);
		UUID last = source.findLastId();
		long rows = 0;
		List<IndexWrite> writes = source.findBetween(DocumentSource.BEFORE_ALL, last, this.pageSize);
		while (!writes.isEmpty()) {
			UUID read = writes.getLast().id();
			Ahead<List<IndexWrite>> following = Ahead.start(() -> source.findBetween(read, last, this.pageSize));
			writeSlices(next, writes);
			rows += writes.size();
			progress.accept(rows);
			held.now();
			writes = following.get();
		}
		return rows;
	}

	/**
	 * Waits for both halves, also if one fails: nothing is written after the lock ends.
	 */
	private void writeSlices(IndexTarget next, List<IndexWrite> writes) {
		int half = writes.size() / 2;
		Ahead<Boolean> other = Ahead.start(() -> write(next, writes.subList(half, writes.size())));
		try {
			write(next, writes.subList(0, half));
		}
		finally {
			other.get();
		}
	}

	private boolean write(IndexTarget next, List<IndexWrite> writes) {
		this.bulk.write(next, writes).entrySet().stream().findFirst().ifPresent((refused) -> {
			throw ReindexException.refused(refused.getKey(), refused.getValue());
		});
		return true;
	}

	private void requireAll(IndexTarget next, Index index, long rows) {
		long documents = this.indices.count(next, index);
		if (documents != rows) {
			throw ReindexException.incomplete(next.name(index), rows, documents);
		}
	}

}
