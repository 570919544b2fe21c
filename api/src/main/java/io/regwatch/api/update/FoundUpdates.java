package io.regwatch.api.update;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.reference.Passages.Passage;

/**
 * The result of a search for language models.
 *
 * @param updates as in the list of updates
 * @param passages of their documents that match
 */
record FoundUpdates(List<Update> updates, List<OfUpdate> passages) {

	/** The passages of one update's document. */
	record OfUpdate(UUID updateId, List<Passage> passages) {

	}

}
