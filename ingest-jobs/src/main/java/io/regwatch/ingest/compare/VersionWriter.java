package io.regwatch.ingest.compare;

import java.util.UUID;

import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.RunItem.Outcome;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.UpdateKind;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Writes new versions with their updates. */
@Component
class VersionWriter {

	private final References references;

	private final Versions versions;

	private final UpdateFactory updateFactory;

	private final StatusWriter statuses;

	private final ItemOutcomes outcomes;

	private final DatabaseClock clock;

	VersionWriter(References references, Versions versions, UpdateFactory updateFactory, StatusWriter statuses,
			ItemOutcomes outcomes, DatabaseClock clock) {
		this.references = references;
		this.versions = versions;
		this.updateFactory = updateFactory;
		this.statuses = statuses;
		this.outcomes = outcomes;
		this.clock = clock;
	}

	/** Writes a reference that was not known. */
	void publish(ComparedItem candidate) {
		UUID versionId = this.clock.newId();
		VersionState version = VersionState.of(candidate);
		ReferenceState state = ReferenceState.of(this.clock.newId(), versionId, candidate.listed(), candidate.source(),
				candidate.ownTitle(), candidate.file());
		this.references.add(candidate.source().id(), candidate.item().externalId(), state, candidate.language());
		this.versions.add(versionId, state.id(), 1, candidate.listed(), candidate.file(), version);
		UpdateText text = UpdateText.ofPublication(state, candidate,
				UpdateText.typeOf(candidate.listed(), state.type(), version.status()));
		UpdateDate date = UpdateDate.of(version.published(), null, candidate.now());
		this.updateFactory.publication(candidate, text, date, state.id(), versionId);
		this.outcomes.finish(candidate.item(), Outcome.NEW, null);
	}

	/**
	 * Writes another version of a known reference.
	 * @param kind of the update: a revision, or a change of status in the same text
	 */
	void revise(ComparedItem candidate, KnownReference known, TextDifference difference, UpdateKind kind) {
		UUID versionId = this.clock.newId();
		VersionState version = VersionState.ofRevision(known, candidate);
		ReferenceState state = candidate.stateOf(known, versionId);
		this.versions.add(versionId, known.id(), known.ordinal() + 1, candidate.listed(), candidate.file(), version);
		this.versions.supersede(known.id(), versionId, version.status(), version.since(known, candidate.now()));
		this.references.change(state, known);
		UpdateText text = UpdateText.ofRevision(state, candidate.source(),
				UpdateText.typeOf(candidate.listed(), state.type(), version.status()), difference,
				candidate.listed().edition());
		UpdateDate date = UpdateDate.of(version.published(), known.published(), candidate.now());
		this.updateFactory.change(kind, text, date, known, candidate.item(), versionId);
		if (version.status().isEnded() && !known.status().isEnded()) {
			this.statuses.report(candidate, known, state, version.status());
		}
		this.outcomes.finish(candidate.item(), Outcome.CHANGED, difference.materiality());
	}

}
