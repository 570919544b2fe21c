package io.regwatch.search.index;

import java.util.ArrayDeque;
import java.util.Deque;
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

	/** Pages that are written at the same time. */
	private static final int CONCURRENT_WRITES = 2;

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
		this.indices.makeDurable(next);
		this.indices.swap(next);
		return counts;
	}

	/** A page is read while others are written, for all of which it waits. */
	private long fill(IndexTarget next, Index index, ReindexLock.Held held, LongConsumer progress) {
		DocumentSource source = this.sources.of(index);
		UUID last = source.findLastId();
		Deque<Ahead<Integer>> writing = new ArrayDeque<>();
		long rows = 0;
		try {
			List<IndexWrite> writes = source.findBetween(DocumentSource.BEFORE_ALL, last, this.pageSize);
			while (!writes.isEmpty() || !writing.isEmpty()) {
				if (writes.isEmpty() || writing.size() == CONCURRENT_WRITES) {
					rows += writing.remove().get();
					progress.accept(rows);
					held.now();
				}
				if (!writes.isEmpty()) {
					List<IndexWrite> page = writes;
					writing.add(Ahead.start(() -> write(next, page)));
					writes = source.findBetween(page.getLast().id(), last, this.pageSize);
				}
			}
			return rows;
		}
		finally {
			end(writing);
		}
	}

	/** Waits for all, also if one fails: nothing is written after the lock ends. */
	private static void end(Deque<Ahead<Integer>> writing) {
		if (!writing.isEmpty()) {
			try {
				writing.remove().get();
			}
			finally {
				end(writing);
			}
		}
	}

	private int write(IndexTarget next, List<IndexWrite> writes) {
		this.bulk.write(next, writes).entrySet().stream().findFirst().ifPresent((refused) -> {
			throw ReindexException.refused(refused.getKey(), refused.getValue());
		});
		return writes.size();
	}

	private void requireAll(IndexTarget next, Index index, long rows) {
		long documents = this.indices.count(next, index);
		if (documents != rows) {
			throw ReindexException.incomplete(next.name(index), rows, documents);
		}
	}

}
