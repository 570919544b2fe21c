package io.regwatch.ingest.compare;

import java.util.UUID;

import io.regwatch.ingest.run.RunItem.Disposition;
import io.regwatch.ingest.run.RunItems;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.DatabaseClock;
import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry.Kind;

import org.springframework.stereotype.Component;

/** Writes what a change means: the reference, its versions, its update, the outbox. */
@Component
class ChangeWriter {

	private final References references;

	private final Versions versions;

	private final Updates updates;

	private final RunItems items;

	private final Outbox outbox;

	private final DatabaseClock clock;

	ChangeWriter(References references, Versions versions, Updates updates, RunItems items, Outbox outbox,
			DatabaseClock clock) {
		this.references = references;
		this.versions = versions;
		this.updates = updates;
		this.items = items;
		this.outbox = outbox;
		this.clock = clock;
	}

	/** Writes a reference that was not known. */
	void publish(Candidate candidate) {
		UUID versionId = this.clock.newId();
		VersionState version = VersionState.of(candidate.listed(), candidate.now());
		ReferenceState state = ReferenceState.of(this.clock.newId(), versionId, candidate.listed(), candidate.source(),
				candidate.ownTitle(), candidate.file());
		this.references.add(candidate.source().id(), candidate.item().externalId(), state, candidate.language());
		this.versions.add(versionId, state.id(), 1, candidate.listed(), candidate.file(), version);
		UpdateText text = UpdateText.ofPublication(state, candidate.source(),
				UpdateText.typeOf(candidate.listed(), state.type(), version.status()));
		UpdateDate date = UpdateDate.of(version.published(), null, candidate.now());
		tell(this.updates.add(UpdateKind.NEW_PUBLICATION, text, date, state.id(), candidate.item().id(), versionId,
				null, candidate.backfill()));
		this.outbox.add(Kind.REFERENCE, state.id());
		this.items.finish(candidate.item(), Disposition.NEW, null);
	}

	/** Writes what happened to a known reference. */
	void write(Candidate candidate, KnownReference known, Change change) {
		switch (change) {
			case Change.Revision revision -> revise(candidate, known, revision);
			case Change.Status status -> changeStatus(candidate, known, status);
			case Change.Silent silent -> {
				show(stateOf(candidate, known, known.versionId()), known);
				this.items.finish(candidate.item(), Disposition.UNCHANGED, silent.materiality());
			}
			case Change.None none -> {
				ReferenceState state = stateOf(candidate, known, known.versionId());
				if (!known.wasListed() || !state.showsAs(known)) {
					show(state, known);
				}
				this.items.finish(candidate.item(), Disposition.UNCHANGED, null);
			}
		}
	}

	private void revise(Candidate candidate, KnownReference known, Change.Revision revision) {
		UUID versionId = this.clock.newId();
		VersionState version = VersionState.of(candidate.listed(), candidate.now());
		ReferenceState state = stateOf(candidate, known, versionId);
		this.versions.add(versionId, known.id(), known.ordinal() + 1, candidate.listed(), candidate.file(), version);
		if (version.status() == VersionStatus.IN_FORCE) {
			this.versions.setStatus(known.versionId(), VersionStatus.SUPERSEDED, version.effective(), "succession");
		}
		show(state, known);
		UpdateText text = UpdateText.ofRevision(state, candidate.source(),
				UpdateText.typeOf(candidate.listed(), state.type(), version.status()), revision.difference(),
				candidate.listed().edition());
		UpdateDate date = UpdateDate.of(version.published(), known.published(), candidate.now());
		tell(this.updates.add(UpdateKind.REVISION, text, date, known.id(), candidate.item().id(), versionId,
				known.versionId(), false));
		this.items.finish(candidate.item(), Disposition.CHANGED, Materiality.TEXT);
	}

	private void changeStatus(Candidate candidate, KnownReference known, Change.Status change) {
		ReferenceState state = stateOf(candidate, known, known.versionId());
		VersionState version = VersionState.of(candidate.listed(), candidate.now());
		this.versions.setStatus(known.versionId(), change.to(), version.effective(), "authority");
		show(state, known);
		UpdateText text = UpdateText.ofStatus(state, UpdateText.typeOf(candidate.listed(), state.type(), change.to()),
				change.from(), change.to());
		UpdateDate date = UpdateDate.of(candidate.listed().published(), known.published(), candidate.now());
		tell(this.updates.add(kindOf(change.to()), text, date, known.id(), candidate.item().id(), known.versionId(),
				null, false));
		this.items.finish(candidate.item(), Disposition.CHANGED, Materiality.STATUS);
	}

	private static UpdateKind kindOf(VersionStatus status) {
		return switch (status) {
			case WITHDRAWN, REPEALED -> UpdateKind.WITHDRAWAL;
			case DRAFT, IN_FORCE, NOT_YET_IN_FORCE, SUPERSEDED -> UpdateKind.STATUS_CHANGE;
		};
	}

	private static ReferenceState stateOf(Candidate candidate, KnownReference known, UUID versionId) {
		return ReferenceState.of(known, versionId, candidate.listed(), candidate.ownTitle(), candidate.file());
	}

	private void show(ReferenceState state, KnownReference known) {
		this.references.change(state);
		this.outbox.add(Kind.REFERENCE, known.id());
		if (!state.showsAs(known)) {
			this.outbox.addUpdates(known.id());
		}
	}

	private void tell(UUID updateId) {
		this.outbox.add(Kind.UPDATE, updateId);
	}

}
