package io.regwatch.api.change;

import java.util.UUID;

import io.regwatch.api.savedsearch.SavedSearchMatches;
import io.regwatch.change.ChangeBatch;
import org.jspecify.annotations.Nullable;

/**
 * Changes with the saved searches that they match.
 *
 * @param batch some consecutive changes
 * @param matches of their updates
 */
record MatchedChanges(ChangeBatch batch, SavedSearchMatches matches) {

	/** Without the changes that a reader does not get who follows a saved search. */
	MatchedChanges restrictedTo(@Nullable UUID search) {
		return new MatchedChanges(new ChangeBatch(
				this.batch.changes().stream().filter((change) -> this.matches.includes(change, search)).toList(),
				this.batch.cursor()), this.matches);
	}

	boolean isEmpty() {
		return this.batch.changes().isEmpty();
	}

}
