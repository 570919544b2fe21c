package io.regwatch.ingest.discover;

import java.util.Set;

import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.SourceDefinition.Tolerance;
import org.jspecify.annotations.Nullable;

/** Judges whether an absence from a listing may mean anything. */
final class Completeness {

	/** So few absences are never suspicious, however small the source. */
	private static final int ALWAYS_TOLERATED = 3;

	private Completeness() {
	}

	/**
	 * Looks for a reason to distrust a listing.
	 * @param listing what the source named
	 * @param known how many references the source is known to have had
	 * @param missing those of them that the listing does not name
	 * @param tolerance of the source
	 * @return {@code null} if the listing counts as complete
	 */
	static @Nullable String shortfall(Listing listing, int known, Set<String> missing, Tolerance tolerance) {
		if (listing.shortfall() != null) {
			return listing.shortfall();
		}
		if (listing.reported() != null && listing.size() < listing.reported()) {
			return "The source reports %d items but listed %d".formatted(listing.reported(), listing.size());
		}
		if (listing.size() == 0 && known > 0) {
			return "The source listed nothing; it had %d items".formatted(known);
		}
		if (missing.size() > Math.max(ALWAYS_TOLERATED, known * tolerance.shrink())) {
			return "The listing lacks %d of %d known items, more than the tolerated share of %s"
				.formatted(missing.size(), known, tolerance.shrink());
		}
		return null;
	}

}
