package io.regwatch.search.reconcile;

import java.util.List;

/**
 * The result of a reconcile.
 *
 * @param stats one for each kind of entity
 * @param pending number of outbox entries afterwards; their changes are no mismatches
 * @param complete {@code false} if it was stopped before the end
 */
public record ReconcileResult(List<ReconcileStats> stats, long pending, boolean complete) {

	public ReconcileResult {
		stats = List.copyOf(stats);
	}

	/**
	 * Counts the mismatches that were not repaired.
	 * @return number of documents
	 */
	public long remaining() {
		return this.stats.stream().mapToLong(ReconcileStats::remaining).sum();
	}

}
