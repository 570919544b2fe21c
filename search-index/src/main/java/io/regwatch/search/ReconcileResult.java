package io.regwatch.search;

import java.util.List;

/**
 * What a sweep saw.
 *
 * @param tallies one for each kind of entity
 * @param waiting number of outbox entries after it: what they tell of is on its way, and
 * no difference
 * @param complete {@code false} when it was ended before it was through
 */
public record ReconcileResult(List<ReconcileStats> tallies, long waiting, boolean complete) {

	public ReconcileResult {
		tallies = List.copyOf(tallies);
	}

	/**
	 * Counts what is still wrong.
	 * @return number of differences
	 */
	public long remaining() {
		return this.tallies.stream().mapToLong(ReconcileStats::remaining).sum();
	}

}
