package io.regwatch.api.savedsearch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.api.security.Uuids;
import io.regwatch.api.update.Update;
import io.regwatch.api.update.UpdateLists;
import io.regwatch.change.Change;
import io.regwatch.search.SearchedText;

import org.springframework.stereotype.Component;

/**
 * Matches updates with saved searches by their rows, as lists match them in the index.
 * The index is not asked, so a change is never left out because it is not indexed yet.
 */
@Component
public class SavedSearchMatcher {

	private final SavedSearchRepository searches;

	private final UpdateLists updates;

	SavedSearchMatcher(SavedSearchRepository searches, UpdateLists updates) {
		this.searches = searches;
		this.updates = updates;
	}

	/**
	 * Matches the updates of changes.
	 * @param workspace that sees them
	 * @param changes of updates and references
	 * @return which saved searches of the workspace they match as they are now
	 */
	public SavedSearchMatches match(UUID workspace, List<Change> changes) {
		Set<UUID> ids = changes.stream().map(Change::updateId).filter(Objects::nonNull).collect(Collectors.toSet());
		List<SavedSearch> all = ids.isEmpty() ? List.of() : this.searches.find(workspace);
		return new SavedSearchMatches(all.isEmpty() ? Map.of() : match(all, this.updates.find(workspace, ids)));
	}

	/**
	 * Finds a saved search.
	 * @param workspace that has it
	 * @param id as a client gives it
	 * @return its id; empty if there is none
	 */
	public Optional<UUID> find(UUID workspace, String id) {
		return Uuids.parse(id).flatMap((parsed) -> this.searches.find(workspace, parsed)).map(SavedSearch::id);
	}

	private static Map<UUID, List<UUID>> match(List<SavedSearch> searches, Map<UUID, Update> updates) {
		Map<UUID, List<UUID>> matches = new HashMap<>();
		updates.forEach((id, update) -> {
			SearchedText text = update.searched();
			List<UUID> found = searches.stream()
				.filter((search) -> search.matches(update, text))
				.map(SavedSearch::id)
				.toList();
			if (!found.isEmpty()) {
				matches.put(id, found);
			}
		});
		return matches;
	}

}
