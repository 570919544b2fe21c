package io.regwatch.ingest.compare;

import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.RunItem.Outcome;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.UpdateKind;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Writes the changes of known references. */
@Component
class ChangeWriter {

	private final References references;

	private final Versions versions;

	private final RevisionWriter revisions;

	private final StatusWriter statuses;

	private final ItemOutcomes outcomes;

	ChangeWriter(References references, Versions versions, RevisionWriter revisions, StatusWriter statuses,
			ItemOutcomes outcomes) {
		this.references = references;
		this.versions = versions;
		this.revisions = revisions;
		this.statuses = statuses;
		this.outcomes = outcomes;
	}

	void write(ComparedItem candidate, KnownReference known, Change change) {
		switch (change) {
			case Change.Revision(TextDifference difference) ->
				this.revisions.revise(candidate, known, difference, UpdateKind.REVISION);
			case Change.Validity(TextDifference difference) ->
				this.revisions.revise(candidate, known, difference, UpdateKind.STATUS_CHANGE);
			case Change.Edition edition -> this.statuses.rename(candidate, known, edition);
			case Change.Status status -> this.statuses.change(candidate, known, status);
			case Change.Statement statement -> this.statuses.state(candidate, known, statement);
			case Change.Postponement postponement -> this.statuses.postpone(candidate, known, postponement);
			case Change.Renumbering renumbering -> this.statuses.renumber(candidate, known, renumbering);
			case Change.Silent silent -> remain(candidate, known, silent.materiality());
			case Change.None none -> remain(candidate, known, null);
		}
	}

	/**
	 * Keeps version and status; corrected dates and titles are stored without an update.
	 */
	private void remain(ComparedItem candidate, KnownReference known, @Nullable Materiality materiality) {
		ReferenceState state = candidate.stateOf(known, known.versionId());
		boolean corrected = this.versions.correct(known, candidate);
		boolean respelled = candidate.item().formerId() != null;
		if (corrected || respelled || materiality != null || !known.wasListed() || !state.showsAs(known)) {
			this.references.change(state, known);
		}
		this.outcomes.finish(candidate.item(), Outcome.UNCHANGED, materiality);
	}

}
