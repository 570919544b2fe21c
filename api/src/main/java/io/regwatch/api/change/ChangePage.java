package io.regwatch.api.change;

import java.util.List;

import io.regwatch.change.ChangeBatch;

/**
 * A page of the feed.
 *
 * @param events in order, possibly none
 * @param cursor value of {@code after} for the next request
 */
record ChangePage(List<CloudEvent> events, String cursor) {

	static ChangePage of(ChangeBatch batch, String workspace) {
		return new ChangePage(batch.changes().stream().map((change) -> CloudEvent.of(change, workspace)).toList(),
				batch.cursor().text());
	}

}
