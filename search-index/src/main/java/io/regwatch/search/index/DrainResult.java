package io.regwatch.search.index;

import java.util.List;

/**
 * The result of draining the outbox.
 *
 * @param indexed number of entries that the index confirmed and that left the outbox
 * @param refused entries that the index refused; they stay
 * @param paused {@code true} when a reindex was running: the remaining entries stay until
 * it ends, and it drains them itself
 */
public record DrainResult(long indexed, List<BulkFailure> refused, boolean paused) {

	public DrainResult {
		refused = List.copyOf(refused);
	}

}
