package io.regwatch.ingest.compare;

import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItem.Disposition;
import io.regwatch.ingest.run.RunItems;
import io.regwatch.ingest.source.Removal;
import io.regwatch.ingest.source.SourceDefinition;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Writes events of a version's life: its status, its effective date, its end. */
@Component
class StatusWriter {

	private final References references;

	private final Versions versions;

	private final Updates updates;

	private final RunItems items;

	private final DatabaseClock clock;

	StatusWriter(References references, Versions versions, Updates updates, RunItems items, DatabaseClock clock) {
		this.references = references;
		this.versions = versions;
		this.updates = updates;
		this.items = items;
		this.clock = clock;
	}

	/** Writes that the authority gives the current version another status. */
	void change(Candidate candidate, KnownReference known, Change.Status change) {
		ReferenceState state = candidate.stateOf(known, known.versionId());
		redate(candidate, known);
		this.versions.setStatus(known.versionId(), change.to(), candidate.changeDate(known), "authority");
		UpdateText text = UpdateText.ofStatus(state, UpdateText.typeOf(candidate.listed(), state.type(), change.to()),
				change.from(), change.to());
		tell(candidate, known, state, kindOf(change.to()), text);
	}

	/** Writes that the current version applies from another day. */
	void postpone(Candidate candidate, KnownReference known, Change.Postponement change) {
		ReferenceState state = candidate.stateOf(known, known.versionId());
		redate(candidate, known);
		VersionStatus status = VersionState.of(candidate.listed(), candidate.now()).status();
		if (!isOver(known.status()) && status != known.status()) {
			this.versions.setStatus(known.versionId(), status, change.to(), "authority");
		}
		UpdateText text = UpdateText.ofPostponement(state, UpdateText.typeOf(candidate.listed(), state.type(), status),
				change.from(), change.to());
		tell(candidate, known, state, UpdateKind.STATUS_CHANGE, text);
	}

	/** Writes that a reference is gone, and withdrawn if its source means that. */
	void remove(RunItem item, SourceDefinition source, KnownReference known) {
		this.references.lose(known.id());
		boolean withdrawn = source.removal() == Removal.WITHDRAWS && !isOver(known.status());
		if (withdrawn) {
			UpdateDate date = new UpdateDate(this.clock.now(), false);
			this.versions.setStatus(known.versionId(), VersionStatus.WITHDRAWN, date.at(), "removal");
			UpdateText text = UpdateText.ofWithdrawal(known, source,
					UpdateText.typeOf(null, known.type(), VersionStatus.WITHDRAWN));
			this.updates.add(UpdateKind.WITHDRAWAL, text, date, known.id(), item.id(), known.versionId(), null, false);
		}
		this.items.finish(item, Disposition.GONE, withdrawn ? Materiality.STATUS : null);
	}

	private void tell(Candidate candidate, KnownReference known, ReferenceState state, UpdateKind kind,
			UpdateText text) {
		this.references.change(state, known);
		UpdateDate date = UpdateDate.of(candidate.listed().published(), known.published(), candidate.now());
		this.updates.add(kind, text, date, known.id(), candidate.item().id(), known.versionId(), null, false);
		this.items.finish(candidate.item(), Disposition.CHANGED, Materiality.STATUS);
	}

	private void redate(Candidate candidate, KnownReference known) {
		if (known.isRedatedBy(candidate.listed())) {
			this.versions.setDates(known.versionId(), VersionState.of(known, candidate.listed(), candidate.now()));
		}
	}

	private static UpdateKind kindOf(VersionStatus status) {
		return isOver(status) ? UpdateKind.WITHDRAWAL : UpdateKind.STATUS_CHANGE;
	}

	private static boolean isOver(VersionStatus status) {
		return status == VersionStatus.WITHDRAWN || status == VersionStatus.REPEALED;
	}

}
