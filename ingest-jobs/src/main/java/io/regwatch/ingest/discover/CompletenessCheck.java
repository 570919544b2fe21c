package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.RejectionReason;

/**
 * Detects anomalies of a listing, and whether conclusions from absences are possible.
 */
final class CompletenessCheck {

	private CompletenessCheck() {
	}

	/**
	 * Finds the anomalies of a listing.
	 * @param listing what the source named
	 * @param known how many references the source is known to have had
	 * @param missing those of them that the listing does not name
	 * @param tolerance of the source
	 * @return at most one anomaly per rule; the listing is complete if none of them makes
	 * it incomplete
	 */
	static List<Anomaly> anomalies(Listing listing, int known, Set<String> missing, Tolerance tolerance) {
		return Stream.of(listing.anomalies(), absences(listing, known, missing.size(), tolerance), duplicates(listing))
			.flatMap(List::stream)
			.toList();
	}

	/**
	 * Absences that another anomaly explains are not reported, nor that a feed has
	 * nothing for the source now.
	 */
	private static List<Anomaly> absences(Listing listing, int known, int missing, Tolerance tolerance) {
		if (listing.shortfall() != null) {
			return List.of();
		}
		if (listing.reported() != null && listing.size() < listing.reported()) {
			return List.of(new Anomaly(AnomalyRule.COUNT_MISMATCH,
					"The source reports %d items but listed %d".formatted(listing.reported(), listing.size())));
		}
		if (listing.size() == 0 && known > 0 && !listing.excerpt()) {
			return List
				.of(new Anomaly(AnomalyRule.ZERO_ROWS, "The source listed nothing; it had %d items".formatted(known)));
		}
		if (!tolerance.allows(missing, known)) {
			return List.of(new Anomaly(AnomalyRule.SHRINK,
					"The listing lacks %d of %d known items, more than the tolerated share of %s".formatted(missing,
							known, tolerance.shrink())));
		}
		return List.of();
	}

	private static List<Anomaly> duplicates(Listing listing) {
		List<String> ids = listing.rejections()
			.stream()
			.filter((rejection) -> rejection.reason() == RejectionReason.DUPLICATE_ID)
			.map((rejection) -> rejection.item().externalId())
			.distinct()
			.toList();
		return ids.isEmpty() ? List.of() : List.of(new Anomaly(AnomalyRule.DUPLICATE_IDS,
				"%d ids stand in rows that differ, such as '%s'".formatted(ids.size(), ids.getFirst())));
	}

}
