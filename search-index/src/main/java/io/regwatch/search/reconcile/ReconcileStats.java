package io.regwatch.search.reconcile;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

import io.regwatch.store.OutboxEntry;

/**
 * Counts of one kind of entity.
 *
 * @param kind of the entities
 * @param rows number of rows that have a document
 * @param documents number of documents
 * @param mismatches number by type, zeros included
 * @param repaired how many of them were repaired
 */
public record ReconcileStats(OutboxEntry.Kind kind, long rows, long documents, Map<MismatchType, Long> mismatches,
		long repaired) {

	public ReconcileStats {
		mismatches = Collections.unmodifiableMap(new EnumMap<>(mismatches));
	}

	static ReconcileStats empty(OutboxEntry.Kind kind) {
		Map<MismatchType, Long> none = new EnumMap<>(MismatchType.class);
		EnumSet.allOf(MismatchType.class).forEach((type) -> none.put(type, 0L));
		return new ReconcileStats(kind, 0, 0, none, 0);
	}

	/**
	 * Counts the mismatches that were not repaired.
	 * @return number of documents
	 */
	public long remaining() {
		return this.mismatches.values().stream().mapToLong(Long::longValue).sum() - this.repaired;
	}

	ReconcileStats compared(long allRows, long allDocuments) {
		return new ReconcileStats(this.kind, allRows, allDocuments, this.mismatches, this.repaired);
	}

	ReconcileStats with(List<Mismatch> found) {
		Map<MismatchType, Long> sums = new EnumMap<>(this.mismatches);
		found.forEach((mismatch) -> sums.merge(mismatch.type(), 1L, Long::sum));
		long more = found.stream().filter(Mismatch::repaired).count();
		return new ReconcileStats(this.kind, this.rows, this.documents, sums, this.repaired + more);
	}

}
