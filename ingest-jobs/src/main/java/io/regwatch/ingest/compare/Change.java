package io.regwatch.ingest.compare;

import java.time.Instant;

import io.regwatch.ingest.update.ListedStatus;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/** The change of a known reference by a listed item. */
sealed interface Change {

	/** The text is another. */
	record Revision(TextDifference difference) implements Change {

	}

	/** The same text with other statements of its extent, validity or status. */
	record Validity(TextDifference difference) implements Change {

	}

	/** The authority calls the same text another edition. */
	record Edition(@Nullable String from, String to) implements Change {

	}

	/** The authority gives the same text another status. */
	record Status(VersionStatus from, VersionStatus to) implements Change {

	}

	/** What the authority's list says of the same text states another validity. */
	record Statement(ListedStatus status) implements Change {

	}

	/**
	 * The authority has moved the day from which the same text applies.
	 *
	 * @param from {@code null} if it gave none
	 * @param to {@code null} if it gives none any more
	 */
	record Postponement(@Nullable Instant from, @Nullable Instant to) implements Change {

	}

	/** The authority gives the same text another id. */
	record Renumbering(String from, String to) implements Change {

	}

	/** Other bytes that say the same. */
	record Silent(Materiality materiality) implements Change {

	}

	/** Nothing. */
	record None() implements Change {

	}

}
