package io.regwatch.api.change;

import java.util.List;

/**
 * A page of the feed.
 *
 * @param events in order, possibly none
 * @param cursor value of {@code after} for the next request
 */
record ChangePage(List<CloudEvent> events, String cursor) {

	static ChangePage of(MatchedChanges found, String workspace) {
		return new ChangePage(found.batch()
			.changes()
			.stream()
			.map((change) -> CloudEvent.of(change, workspace, found.matches().of(change)))
			.toList(), found.batch().cursor().text());
	}

}
