package io.regwatch.ingest.compare;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.run.ExternalIds;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Materiality;

/**
 * What a new version changes: passages of the text, and what the listing says of it.
 *
 * @param item of the run
 * @param listed as the source lists it now
 * @param known the reference before
 * @param state of the reference now
 * @param version the new one
 */
record RevisionDetails(RunItem item, ListedItem listed, KnownReference known, ReferenceState state,
		VersionState version, TextDifference difference) {

	/** The end of a sentence that names the document, and further ones. */
	String sentences() {
		return edition() + Stream.of(passages(), status(), effective(), title(), id())
			.flatMap(Optional::stream)
			.map(". "::concat)
			.collect(Collectors.joining());
	}

	private String edition() {
		String edition = this.listed.edition();
		if (edition == null) {
			return "";
		}
		return ChangeClassifier.isOtherEdition(this.known, edition)
				? " (edition %s, before: %s)".formatted(edition, this.known.edition())
				: " (edition %s)".formatted(edition);
	}

	private Optional<String> passages() {
		return (this.difference.added() + this.difference.removed() == 0) ? Optional.empty()
				: Optional.of("Passages new or reworded: %d; passages gone or reworded: %d"
					.formatted(this.difference.added(), this.difference.removed()));
	}

	/** Besides a revision, another status has an update of its own. */
	private Optional<String> status() {
		return (this.difference.materiality() == Materiality.STATUS && this.version.status() != this.known.status())
				? Optional.of("Its status changed from %s to %s".formatted(UpdateText.name(this.known.status()),
						UpdateText.name(this.version.status())))
				: Optional.empty();
	}

	private Optional<String> effective() {
		if (this.known.isSuspendedBy(this.listed)) {
			return Optional.of("The list has no day any more from which it applies, before: %s"
				.formatted(UpdateText.day(this.known.effective())));
		}
		if (this.version.effectiveDateBasis() != EffectiveDateBasis.LISTING) {
			return Optional.empty();
		}
		String sentence = "It applies from " + UpdateText.day(this.version.effective());
		boolean other = this.known.hasStatedDay() && !this.version.effective().equals(this.known.effective());
		return Optional
			.of(other ? "%s, before: %s".formatted(sentence, UpdateText.day(this.known.effective())) : sentence);
	}

	private Optional<String> title() {
		return this.known.title().equals(this.state.title()) ? Optional.empty()
				: Optional.of("Its title was before: “%s”".formatted(this.known.title()));
	}

	private Optional<String> id() {
		return Optional.ofNullable(this.item.formerId())
			.filter((former) -> !ExternalIds.isSame(former, this.item.externalId()))
			.map("Its id was before: “%s”"::formatted);
	}

}
