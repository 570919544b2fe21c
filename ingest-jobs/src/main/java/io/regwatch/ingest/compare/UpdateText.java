package io.regwatch.ingest.compare;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.catalogue.Redistribution;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.update.ListedStatus;
import io.regwatch.ingest.update.Markdown;
import io.regwatch.ingest.update.UpdateDescription;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.RelationKind;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/** Type, title and description of an update, made by rules and without a model. */
record UpdateText(String updateType, String title, UpdateDescription description) {

	static UpdateText ofPublication(ReferenceState reference, ComparedItem candidate, String updateType) {
		SourceDefinition source = candidate.source();
		String shortSummary = "%s published a %s: %s".formatted(source.institution(), name(reference.type()),
				reference.title());
		boolean quoted = source.redistribution() != Redistribution.METADATA;
		return new UpdateText(updateType, reference.title(), new UpdateDescription(shortSummary,
				shortSummary + Headings.sentence(candidate.blocks(), quoted), Markdown.of(candidate.blocks())));
	}

	/**
	 * Describes a new version.
	 * @param details what else it changes, behind the sentence that names it
	 */
	static UpdateText ofRevision(ReferenceState reference, SourceDefinition source, String updateType,
			Materiality materiality, String details) {
		boolean status = materiality == Materiality.STATUS;
		String shortSummary = (status ? "%s changed the status, extent or validity of a %s: %s" : "%s revised a %s: %s")
			.formatted(source.institution(), name(reference.type()), reference.title());
		return new UpdateText(updateType, reference.title(),
				new UpdateDescription(shortSummary, shortSummary + details, null));
	}

	static UpdateText ofStatus(ReferenceState reference, String updateType, VersionStatus from, VersionStatus to) {
		String summary = "The status of %s changed from %s to %s".formatted(reference.title(), name(from), name(to));
		return new UpdateText(updateType, reference.title(), new UpdateDescription(summary, summary, null));
	}

	static UpdateText ofEdition(ReferenceState reference, String updateType, Change.Edition change) {
		String summary = "The edition of %s changed from %s to %s; the text is the same".formatted(reference.title(),
				change.from(), change.to());
		return new UpdateText(updateType, reference.title(), new UpdateDescription(summary, summary, null));
	}

	static UpdateText ofStatement(ReferenceState reference, String updateType, ListedStatus status) {
		String summary = "The list %s of %s: “%s”".formatted(status.stated() ? "says now" : "no longer says",
				reference.title(), status.quote());
		return new UpdateText(updateType, reference.title(), new UpdateDescription(summary, summary, null));
	}

	static UpdateText ofRenumbering(ReferenceState reference, String updateType, Change.Renumbering change) {
		String summary = "%s was renumbered from %s to %s; the text is the same".formatted(reference.title(),
				change.from(), change.to());
		return new UpdateText(updateType, reference.title(), new UpdateDescription(summary, summary, null));
	}

	static UpdateText ofPostponement(ReferenceState reference, String updateType, Change.Postponement change) {
		String summary = reference.title() + postponement(change.from(), change.to());
		return new UpdateText(updateType, reference.title(), new UpdateDescription(summary, summary, null));
	}

	static UpdateText ofWithdrawal(KnownReference reference, SourceDefinition source, String updateType) {
		String summary = "%s no longer lists %s, which means that it is withdrawn".formatted(source.institution(),
				reference.title());
		return new UpdateText(updateType, reference.title(), new UpdateDescription(summary, summary, null));
	}

	static UpdateText ofEnding(KnownReference reference, String updateType, VersionStatus status, String by) {
		String summary = "%s is %s: see %s".formatted(reference.title(), name(status), by);
		return new UpdateText(updateType, reference.title(), new UpdateDescription(summary, summary, null));
	}

	static UpdateText ofReversal(KnownReference reference, String updateType, String by, RelationKind kind) {
		String summary = "%s is %s again: %s no longer says that it %s it".formatted(reference.title(),
				name(reference.status()), by, name(kind));
		return new UpdateText(updateType, reference.title(), new UpdateDescription(summary, summary, null));
	}

	static UpdateText ofDay(KnownReference reference, String updateType) {
		String summary = "%s applies from %s on".formatted(reference.title(), day(reference.effective()));
		return new UpdateText(updateType, reference.title(), new UpdateDescription(summary, summary, null));
	}

	/** The authority's class of the publication, or what follows from the reference. */
	static String typeOf(@Nullable ListedItem listed, ReferenceType type, VersionStatus status) {
		if (listed != null && listed.updateType() != null) {
			return listed.updateType();
		}
		return switch (type) {
			case REGULATION -> (status == VersionStatus.DRAFT) ? "proposed_rule" : "rule";
			case GUIDANCE -> (status == VersionStatus.DRAFT) ? "guidance_draft" : "guidance_final";
			case STANDARD -> (status == VersionStatus.DRAFT) ? "standard_draft" : "standard_edition";
		};
	}

	private static String postponement(@Nullable Instant from, @Nullable Instant to) {
		if (to == null) {
			return " has no date from which it applies any more"
					+ ((from != null) ? "; before, it was %s".formatted(day(from)) : "");
		}
		return " applies from " + day(to) + ((from != null) ? " instead of " + day(from) : "");
	}

	static LocalDate day(Instant instant) {
		return LocalDate.ofInstant(instant, ZoneOffset.UTC);
	}

	static String name(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

}
