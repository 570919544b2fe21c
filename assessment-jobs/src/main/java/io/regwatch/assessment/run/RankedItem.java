package io.regwatch.assessment.run;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.schema.Priority;

/**
 * What a run has to judge, and how soon.
 *
 * @param updateId to be judged
 * @param rank those with less come first
 */
record RankedItem(UUID updateId, int rank) {

	private static final List<Priority> MOST_URGENT_FIRST = List.of(Priority.values());

	/**
	 * What has no assessment yet comes first: somebody who has just subscribed waits for
	 * it. Then, what would be urgent if it obliged anybody.
	 */
	static RankedItem of(VisibleUpdate seen, Instant now) {
		Priority guess = seen.candidate().expectedPriority(now);
		return new RankedItem(seen.candidate().id(),
				(seen.isAssessed() ? MOST_URGENT_FIRST.size() : 0) + MOST_URGENT_FIRST.indexOf(guess));
	}

}
