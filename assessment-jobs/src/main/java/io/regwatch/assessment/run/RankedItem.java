package io.regwatch.assessment.run;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.priority.PriorityClassifier;
import io.regwatch.schema.Priority;

/**
 * An item of a run, with its rank.
 *
 * @param updateId to be assessed
 * @param rank smaller ranks come first
 */
record RankedItem(UUID updateId, int rank) {

	private static final List<Priority> MOST_URGENT_FIRST = List.of(Priority.values());

	/**
	 * Updates without assessment come first, because the user of a new subscription waits
	 * for them. Then by expected priority.
	 */
	static RankedItem of(VisibleUpdate seen, Instant now) {
		Priority guess = PriorityClassifier.expected(seen.candidate(), now);
		return new RankedItem(seen.candidate().id(),
				(seen.isAssessed() ? MOST_URGENT_FIRST.size() : 0) + MOST_URGENT_FIRST.indexOf(guess));
	}

}
