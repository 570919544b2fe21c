package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import io.regwatch.ingest.run.ExternalIds;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.EditionLabel;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.ListedStatus;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/** Classifies the changes of known references. */
final class ChangeClassifier {

	/**
	 * Type of updates without substance by the authority's own word: with an equal text
	 * they are none.
	 */
	private static final String EDITORIAL = "editorial";

	private ChangeClassifier() {
	}

	/**
	 * Classifies the change of a reference whose item may have another id than before.
	 * @param known the reference before
	 * @param item of the reference
	 * @param listed as the source lists it now
	 * @param difference of the texts; {@code null} if the file is the one seen last
	 */
	static Change of(KnownReference known, RunItem item, ListedItem listed, @Nullable TextDifference difference) {
		Change change = of(known, listed, difference);
		boolean silent = change instanceof Change.Silent || change instanceof Change.None;
		return (silent && item.formerId() != null && !ExternalIds.isSame(item.formerId(), item.externalId()))
				? new Change.Renumbering(item.formerId(), item.externalId()) : change;
	}

	/**
	 * Classifies the change of a reference.
	 * @param known the reference before
	 * @param listed as the source lists it now
	 * @param difference of the texts; {@code null} if the file is the one seen last
	 */
	static Change of(KnownReference known, ListedItem listed, @Nullable TextDifference difference) {
		return (difference != null) ? ofText(known, listed, difference)
				: ofListing(known, listed).orElseGet(Change.None::new);
	}

	private static Change ofText(KnownReference known, ListedItem listed, TextDifference difference) {
		return switch (difference.materiality()) {
			case TEXT -> new Change.Revision(difference);
			case STATUS -> new Change.Validity(difference);
			case BYTES, FURNITURE ->
				ofListing(known, listed).orElseGet(() -> new Change.Silent(difference.materiality()));
		};
	}

	private static Optional<Change> ofListing(KnownReference known, ListedItem listed) {
		VersionStatus status = statusNow(known, listed);
		if (status != known.status()) {
			return Optional.of(new Change.Status(known.status(), status));
		}
		Optional<ListedStatus> statement = statement(known, listed);
		if (statement.isPresent()) {
			return Optional.of(new Change.Statement(statement.get()));
		}
		if (EDITORIAL.equals(listed.updateType())) {
			return Optional.empty();
		}
		if (known.isPostponedBy(listed) || known.isSuspendedBy(listed)) {
			return Optional
				.of(new Change.Postponement(known.hasStatedDay() ? known.effective() : null, listed.effective()));
		}
		if (listed.edition() != null && isOtherEdition(known, listed.edition())) {
			return Optional.of(new Change.Edition(known.edition(), listed.edition()));
		}
		return Optional.empty();
	}

	/** Whether an item leaves all that is known of a reference as it is. */
	static boolean remains(KnownReference known, ListedItem listed, FileKey file) {
		return file.equals(known.latest()) && known.wasListed() && !known.isCorrectedBy(listed)
				&& of(known, listed, null) instanceof Change.None
				&& ReferenceState.of(known, known.versionId(), listed, null, file).showsAs(known);
	}

	/** What title or description newly say, or no longer say, of the validity. */
	static Optional<ListedStatus> statement(KnownReference known, ListedItem listed) {
		return ListedStatus.between(List.of(known.title(), known.description()),
				List.of(Objects.requireNonNullElse(listed.title(), known.title()),
						Objects.requireNonNullElse(listed.description(), known.description())));
	}

	/** Whether a label is more than another spelling of the known one. */
	static boolean isOtherEdition(KnownReference known, String edition) {
		return known.edition() != null
				&& !EditionLabel.normalize(edition).equals(EditionLabel.normalize(known.edition()));
	}

	private static VersionStatus statusNow(KnownReference known, ListedItem listed) {
		return (listed.status() != null) ? listed.status() : known.statedStatus();
	}

}
