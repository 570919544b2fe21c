package io.regwatch.ingest.compare;

import java.time.Instant;
import java.util.function.BiFunction;

import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItem.Outcome;
import io.regwatch.ingest.update.ListedStatus;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;

import org.springframework.stereotype.Component;

/** Writes changes of status, effective date, edition and id that listings state. */
@Component
class StatusWriter {

	private final References references;

	private final Versions versions;

	private final VersionEndings endings;

	private final UpdateFactory updateFactory;

	private final ItemOutcomes outcomes;

	StatusWriter(References references, Versions versions, VersionEndings endings, UpdateFactory updateFactory,
			ItemOutcomes outcomes) {
		this.references = references;
		this.versions = versions;
		this.endings = endings;
		this.updateFactory = updateFactory;
		this.outcomes = outcomes;
	}

	/** Writes that the authority gives the current version another status. */
	void change(ComparedItem candidate, KnownReference known, Change.Status change) {
		ReferenceState state = candidate.stateOf(known, known.versionId());
		this.versions.correct(known, candidate);
		Instant since = candidate.changeDate(known);
		if (change.from() == VersionStatus.DRAFT && !change.to().isEnded() && change.to() != VersionStatus.SUPERSEDED) {
			VersionState event = VersionState.ofEvent(known, candidate.listed(), candidate.effectiveInText(),
					candidate.now());
			this.versions.date(known.versionId(), event);
			since = event.effective();
		}
		setStatus(known, change.to(), since);
		this.references.change(state, known);
		report(candidate, known, state, change.to());
		this.outcomes.finish(candidate.item(), Outcome.CHANGED, Materiality.STATUS);
	}

	/** Writes that the current version applies from another day. */
	void postpone(ComparedItem candidate, KnownReference known, Change.Postponement change) {
		ReferenceState state = candidate.stateOf(known, known.versionId());
		this.versions.correct(known, candidate);
		VersionStatus status = known.status();
		if (change.to() == null) {
			this.versions.date(known.versionId(), VersionState.ofSuspension(known, candidate));
		}
		else if (status == VersionStatus.IN_FORCE || status == VersionStatus.NOT_YET_IN_FORCE) {
			status = VersionState.of(known, candidate.listed(), candidate.now()).status();
			if (status != known.status()) {
				this.versions.setStatus(known.versionId(), status, change.to(), "authority");
			}
		}
		this.references.change(state, known);
		UpdateText text = UpdateText.ofPostponement(state, UpdateText.typeOf(candidate.listed(), state.type(), status),
				change);
		this.updateFactory.change(UpdateKind.STATUS_CHANGE, text, candidate.updateDate(known), known, candidate.item(),
				known.versionId());
		this.outcomes.finish(candidate.item(), Outcome.CHANGED, Materiality.STATUS);
	}

	/** Writes that title or description of the same text state another validity. */
	void state(ComparedItem candidate, KnownReference known, Change.Statement change) {
		relabel(candidate, known, (state, updateType) -> UpdateText.ofStatement(state, updateType, change.status()));
	}

	/** Writes that the authority calls the same text another edition. */
	void rename(ComparedItem candidate, KnownReference known, Change.Edition change) {
		relabel(candidate, known, (state, updateType) -> UpdateText.ofEdition(state, updateType, change));
	}

	/** Writes that the authority gives the same text another id. */
	void renumber(ComparedItem candidate, KnownReference known, Change.Renumbering change) {
		relabel(candidate, known, (state, updateType) -> UpdateText.ofRenumbering(state, updateType, change));
	}

	private void relabel(ComparedItem candidate, KnownReference known,
			BiFunction<ReferenceState, String, UpdateText> text) {
		ReferenceState state = candidate.stateOf(known, known.versionId());
		this.versions.correct(known, candidate);
		this.references.change(state, known);
		String updateType = UpdateText.typeOf(candidate.listed(), state.type(), known.status());
		this.updateFactory.change(UpdateKind.STATUS_CHANGE, text.apply(state, updateType), candidate.updateDate(known),
				known, candidate.item(), known.versionId());
		this.outcomes.finish(candidate.item(), Outcome.CHANGED, Materiality.STATUS);
	}

	/** Creates the update that reports a status. */
	void report(ComparedItem candidate, KnownReference known, ReferenceState state, VersionStatus status) {
		UpdateText text = UpdateText.ofStatus(state, UpdateText.typeOf(candidate.listed(), state.type(), status),
				known.status(), status);
		this.updateFactory.change(status.isEnded() ? UpdateKind.WITHDRAWAL : UpdateKind.STATUS_CHANGE, text,
				candidate.updateDate(known), known, candidate.item(), state.versionId());
	}

	/** Creates the update that reports a statement of the list. */
	void report(ComparedItem candidate, KnownReference known, ReferenceState state, ListedStatus statement) {
		UpdateText text = UpdateText.ofStatement(state,
				UpdateText.typeOf(candidate.listed(), state.type(), known.status()), statement);
		this.updateFactory.change(UpdateKind.STATUS_CHANGE, text, candidate.updateDate(known), known, candidate.item(),
				state.versionId());
	}

	/**
	 * Writes that a reference is gone, if that is new. Whether it is withdrawn is decided
	 * after all items.
	 */
	void remove(RunItem item, KnownReference known) {
		if (known.wasListed()) {
			this.references.lose(known.id());
		}
		this.outcomes.finish(item, known.wasListed() ? Outcome.GONE : Outcome.UNCHANGED, null);
	}

	private void setStatus(KnownReference known, VersionStatus status, Instant since) {
		if (status == known.removedFrom()) {
			this.endings.reinstate(known.id(), since);
		}
		else if (status.isEnded()) {
			this.endings.end(known.id(), status, since, "authority");
		}
		else {
			this.versions.setStatus(known.versionId(), status, since, "authority");
			this.endings.supersede(known.id(), known.versionId(), status, since);
		}
	}

}
