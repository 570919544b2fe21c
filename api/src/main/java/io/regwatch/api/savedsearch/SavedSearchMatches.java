package io.regwatch.api.savedsearch;

import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.change.Change;
import io.regwatch.change.ChangeType;
import org.jspecify.annotations.Nullable;

/**
 * The saved searches that updates match now.
 *
 * @param byUpdate ids of saved searches by the ids of updates; without those that match
 * none
 */
public record SavedSearchMatches(Map<UUID, List<UUID>> byUpdate) {

	/**
	 * Returns the saved searches that the update of a change matches.
	 * @param change of an update, or of a reference, which matches none
	 * @return their ids
	 */
	public List<UUID> of(Change change) {
		UUID update = change.updateId();
		return (update != null) ? this.byUpdate.getOrDefault(update, List.of()) : List.of();
	}

	/**
	 * Whether a reader that follows a saved search gets a change: those of updates that
	 * match, and of all that are no longer shown, because what they matched is not known
	 * any more.
	 * @param change that may be left out
	 * @param search id of the saved search; {@code null} for all changes
	 * @return whether it is to be read
	 */
	public boolean includes(Change change, @Nullable UUID search) {
		return search == null || (change.updateId() != null && (change.type() == ChangeType.UPDATE_RETRACTED
				|| change.type() == ChangeType.VISIBILITY_LOST || of(change).contains(search)));
	}

}
