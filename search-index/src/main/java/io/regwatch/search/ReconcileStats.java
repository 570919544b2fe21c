package io.regwatch.search;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import io.regwatch.store.OutboxEntry;

/**
 * What a sweep saw of one kind of entity.
 *
 * @param kind of the entities
 * @param rows number of rows that have a document
 * @param documents number of documents
 * @param found number of differences by flaw, zeros included
 * @param repaired how many of them are no more
 */
public record ReconcileStats(OutboxEntry.Kind kind, long rows, long documents, Map<MismatchType, Long> found,
		long repaired) {

	public ReconcileStats {
		found = Collections.unmodifiableMap(new EnumMap<>(found));
	}

	static ReconcileStats nothing(OutboxEntry.Kind kind) {
		Map<MismatchType, Long> found = new EnumMap<>(MismatchType.class);
		for (MismatchType flaw : MismatchType.values()) {
			found.put(flaw, 0L);
		}
		return new ReconcileStats(kind, 0, 0, found, 0);
	}

	/**
	 * Counts what is still wrong.
	 * @return number of differences
	 */
	public long remaining() {
		return this.found.values().stream().mapToLong(Long::longValue).sum() - this.repaired;
	}

	ReconcileStats compared(long allRows, long allDocuments) {
		return new ReconcileStats(this.kind, allRows, allDocuments, this.found, this.repaired);
	}

	ReconcileStats with(List<Mismatch> differences) {
		Map<MismatchType, Long> more = new EnumMap<>(this.found);
		differences.forEach((difference) -> more.merge(difference.flaw(), 1L, Long::sum));
		long mended = differences.stream().filter(Mismatch::repaired).count();
		return new ReconcileStats(this.kind, this.rows, this.documents, more, this.repaired + mended);
	}

}
