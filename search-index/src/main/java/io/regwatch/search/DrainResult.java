package io.regwatch.search;

import java.util.List;

/**
 * What became of the outbox entries that a drain found.
 *
 * @param indexed number of entries that the index confirmed and that left the outbox
 * @param refused those that the index refused; they stay
 * @param paused {@code true} when a reindex was running: the rest stays until it ends,
 * and the reindex drains it
 */
public record DrainResult(long indexed, List<BulkFailure> refused, boolean paused) {

	public DrainResult {
		refused = List.copyOf(refused);
	}

}
