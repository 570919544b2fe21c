package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.source.ListingShape;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;

/**
 * Detects fields that nearly all items stated and none states any more: the list may call
 * them otherwise, and changes of them would not be seen.
 */
final class LostFields {

	private static final double NEARLY_ALL = 0.9;

	/** What fewer items have in common may be chance. */
	private static final int LEAST_ITEMS = 3;

	private LostFields() {
	}

	/**
	 * Finds such fields.
	 * @param before the last complete listing
	 * @param now this one
	 * @return empty if there is none, or too little to tell
	 */
	static Optional<Anomaly> find(ListingShape before, ListingShape now) {
		if (before.items() < LEAST_ITEMS || now.items() < LEAST_ITEMS) {
			return Optional.empty();
		}
		List<String> lost = before.fields()
			.entrySet()
			.stream()
			.filter((field) -> field.getValue() >= before.items() * NEARLY_ALL)
			.map((field) -> field.getKey())
			.filter((field) -> now.fields().getOrDefault(field, 0) == 0)
			.sorted()
			.toList();
		return lost.isEmpty() ? Optional.empty() : Optional.of(new Anomaly(AnomalyRule.LOST_FIELD,
				"No item states %s any more; nearly all of %d did".formatted(String.join(", ", lost), before.items())));
	}

}
