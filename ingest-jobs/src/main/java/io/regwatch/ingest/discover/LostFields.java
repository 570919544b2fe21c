package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.ListingShape;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;

/**
 * Detects fields that nearly all items stated and many do not state any more: the list
 * may call them otherwise or have them in another column, and changes of them would not
 * be seen.
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
	 * @param tolerance what it may lack
	 * @return empty if there is none, or too little to tell
	 */
	static Optional<Anomaly> find(ListingShape before, ListingShape now, Tolerance tolerance) {
		if (before.items() < LEAST_ITEMS || now.items() < LEAST_ITEMS) {
			return Optional.empty();
		}
		List<String> lost = before.fields()
			.entrySet()
			.stream()
			.filter((field) -> field.getValue() >= before.items() * NEARLY_ALL)
			.map((field) -> field.getKey())
			.filter((field) -> !isKept(before, now, field, tolerance))
			.sorted()
			.toList();
		return lost.isEmpty() ? Optional.empty()
				: Optional.of(new Anomaly(AnomalyRule.LOST_FIELD,
						"Of %d items, too few state %s; nearly all of %d did".formatted(now.items(),
								lost.stream().map((field) -> stated(now, field)).collect(Collectors.joining(", ")),
								before.items())));
	}

	private static String stated(ListingShape now, String field) {
		return "%s (%d)".formatted(field, now.fields().getOrDefault(field, 0));
	}

	/** Items that are no longer listed state nothing. */
	private static boolean isKept(ListingShape before, ListingShape now, String field, Tolerance tolerance) {
		int stated = now.fields().getOrDefault(field, 0);
		int gone = Math.max(0, before.items() - now.items());
		return stated > 0 && tolerance.allows(before.fields().getOrDefault(field, 0) - stated - gone, before.items());
	}

}
