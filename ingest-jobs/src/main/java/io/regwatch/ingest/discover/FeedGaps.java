package io.regwatch.ingest.discover;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.source.Listing.Part;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;

/**
 * Detects feeds that have no entry any more of those that the last run saw: a feed shows
 * the newest entries only, so others may have come and gone between.
 */
final class FeedGaps {

	private FeedGaps() {
	}

	/**
	 * Finds such feeds.
	 * @param before the feeds as they were last read with entries
	 * @param now as they are
	 * @return empty if each that could be read shows an entry that was seen
	 */
	static Optional<Anomaly> find(List<Part> before, List<Part> now) {
		return now.stream()
			.filter((feed) -> before.stream()
				.filter((earlier) -> earlier.start().equals(feed.start()))
				.anyMatch((earlier) -> Collections.disjoint(earlier.entries(), feed.entries())))
			.findFirst()
			.map((feed) -> new Anomaly(AnomalyRule.FEED_GAP,
					"The feed '%s' has none of the entries that the last run saw: others may have come and gone since"
						.formatted(feed.start())));
	}

}
