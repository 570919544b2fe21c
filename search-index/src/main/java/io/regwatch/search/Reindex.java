package io.regwatch.search;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Builds the indices anew from PostgreSQL beside those that are read, then swaps them.
 * Meanwhile searches go on with the old ones and drains pause; when the new ones are in
 * place, it drains what has changed. Killed at any moment, it leaves the old indices as
 * they are, frees the drains, and the next one removes what it left.
 */
public final class Reindex {

	private static final UUID BEFORE_ALL = new UUID(0, 0);

	private final DocumentSources tables;

	private final Indices indices;

	private final BulkWriter bulk;

	private final ReindexLock lock;

	private final OutboxRelay publisher;

	private final int page;

	Reindex(DocumentSources tables, Indices indices, BulkWriter bulk, ReindexLock lock, OutboxRelay publisher,
			SearchProperties properties) {
		this.tables = tables;
		this.indices = indices;
		this.bulk = bulk;
		this.lock = lock;
		this.publisher = publisher;
		this.page = properties.bulkSize();
	}

	/**
	 * Makes the indices if they are missing, filled with what PostgreSQL has, and checks
	 * them if not. Processes that start together do it once: the others wait.
	 * @throws SearchUnavailableException when the index cannot be asked, or was written
	 * by a program with another layout
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
	 * @param progress hears how far it is
	 * @return what was done
	 * @throws SearchUnavailableException when the index cannot be asked
	 * @throws ReindexException when another reindex runs, or when the new indices do not
	 * hold all rows; the old ones stay in use
	 */
	public ReindexResult reindex(ReindexProgress progress) {
		OutboxRelay.requireNoTransaction();
		Map<Index, Long> counts;
		try (ReindexLock.Held held = this.lock.tryTake().orElseThrow(ReindexException::running)) {
			counts = rebuild(held, progress);
		}
		return new ReindexResult(counts.getOrDefault(Index.REFERENCES, 0L), counts.getOrDefault(Index.UPDATES, 0L),
				this.publisher.drain());
	}

	private Map<Index, Long> rebuild(ReindexLock.Held held, ReindexProgress progress) {
		this.indices.deleteLeftovers();
		IndexTarget.Generation next = this.indices.create(held.now());
		ReindexMeter meter = new ReindexMeter(progress,
				this.tables.references().count() + this.tables.updates().count());
		Map<Index, Long> counts = new EnumMap<>(Index.class);
		for (Index index : Index.values()) {
			counts.put(index, fill(next, index, held, meter));
		}
		counts.forEach((index, rows) -> requireAll(next, index, rows));
		held.now();
		this.indices.swap(next);
		return counts;
	}

	private long fill(IndexTarget next, Index index, ReindexLock.Held held, ReindexMeter meter) {
		DocumentSource table = this.tables.table(index);
		UUID last = table.findLastId().orElse(BEFORE_ALL);
		long rows = 0;
		List<IndexWrite> writes = table.findBetween(BEFORE_ALL, last, this.page);
		while (!writes.isEmpty()) {
			write(next, writes);
			rows += writes.size();
			meter.advance(writes.size());
			held.now();
			writes = table.findBetween(writes.getLast().id(), last, this.page);
		}
		return rows;
	}

	private void write(IndexTarget next, List<IndexWrite> writes) {
		this.bulk.write(next, writes).entrySet().stream().findFirst().ifPresent((refused) -> {
			throw ReindexException.refused(refused.getKey(), refused.getValue());
		});
	}

	private void requireAll(IndexTarget next, Index index, long rows) {
		long documents = this.indices.count(next, index);
		if (documents != rows) {
			throw ReindexException.incomplete(next.name(index), rows, documents);
		}
	}

}
