package io.regwatch.ingest.discover;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.ListingShape;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;

/**
 * Detects fields that nearly all items stated and many do not state any more, or that a
 * good share of them stated and none does: the list may call them otherwise or have them
 * in another column, and changes of them would not be seen. Fields that the source's
 * definition does not read any more are not lost.
 */
final class LostFields {

	private static final double NEARLY_ALL = 0.9;

	private static final double GOOD_SHARE = 0.2;

	/** What fewer items have in common may be chance. */
	private static final int LEAST_ITEMS = 3;

	private LostFields() {
	}

	/**
	 * Finds such fields.
	 * @param before the last complete listing
	 * @param now this one
	 * @param excerpt whether it only names what is new
	 * @param tolerance what it may lack
	 * @return their names; none if there is too little to tell
	 */
	static Set<String> find(ListingShape before, ListingShape now, boolean excerpt, Tolerance tolerance) {
		if (before.items() < LEAST_ITEMS || now.items() < LEAST_ITEMS) {
			return Set.of();
		}
		return before.found()
			.keySet()
			.stream()
			.filter(now.found()::containsKey)
			.filter((field) -> isLost(before, now, field, tolerance) || (!excerpt && isEmpty(before, now, field)))
			.collect(Collectors.toCollection(TreeSet::new));
	}

	/** The anomaly that names fields; empty without any. */
	static Optional<Anomaly> anomaly(Set<String> lost, ListingShape before, ListingShape now) {
		return lost.isEmpty() ? Optional.empty()
				: Optional.of(new Anomaly(AnomalyRule.LOST_FIELD, "Of %d items, too few state %s".formatted(now.items(),
						lost.stream().map((field) -> stated(field, before, now)).collect(Collectors.joining(", ")))));
	}

	private static String stated(String field, ListingShape before, ListingShape now) {
		return "%s (%d; before, %d of %d)".formatted(field, now.found().getOrDefault(field, 0),
				before.found().getOrDefault(field, 0), before.items());
	}

	private static boolean isLost(ListingShape before, ListingShape now, String field, Tolerance tolerance) {
		return before.found().getOrDefault(field, 0) >= before.items() * NEARLY_ALL
				&& !isKept(before, now, field, tolerance);
	}

	/** What a good share of the items stated, none states. */
	private static boolean isEmpty(ListingShape before, ListingShape now, String field) {
		int stated = before.found().getOrDefault(field, 0);
		int gone = Math.max(0, before.items() - now.items());
		return now.found().getOrDefault(field, 0) == 0
				&& stated - gone >= Math.max(LEAST_ITEMS, before.items() * GOOD_SHARE);
	}

	/** Items that are no longer listed state nothing. */
	private static boolean isKept(ListingShape before, ListingShape now, String field, Tolerance tolerance) {
		int stated = now.found().getOrDefault(field, 0);
		int gone = Math.max(0, before.items() - now.items());
		return stated > 0 && tolerance.allows(before.found().getOrDefault(field, 0) - stated - gone, before.items());
	}

}
