package io.regwatch.ingest.compare;

import java.util.UUID;

import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.RunItem.Outcome;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Writes new versions of known references with their updates. */
@Component
class RevisionWriter {

	private final References references;

	private final Versions versions;

	private final VersionEndings endings;

	private final UpdateFactory updateFactory;

	private final StatusWriter statuses;

	private final ItemOutcomes outcomes;

	private final DatabaseClock clock;

	RevisionWriter(References references, Versions versions, VersionEndings endings, UpdateFactory updateFactory,
			StatusWriter statuses, ItemOutcomes outcomes, DatabaseClock clock) {
		this.references = references;
		this.versions = versions;
		this.endings = endings;
		this.updateFactory = updateFactory;
		this.statuses = statuses;
		this.outcomes = outcomes;
		this.clock = clock;
	}

	/**
	 * Writes another version of a known reference.
	 * @param kind of the update: a revision, or a change of status in the same text
	 */
	void revise(ComparedItem candidate, KnownReference known, TextDifference difference, UpdateKind kind) {
		UUID versionId = this.clock.newId();
		VersionState version = VersionState.ofRevision(known, candidate);
		ReferenceState state = candidate.stateOf(known, versionId);
		add(candidate, known, versionId, version);
		this.references.change(state, known);
		RevisionDetails details = new RevisionDetails(candidate.item(), candidate.listed(), known, state, version,
				difference);
		UpdateText text = UpdateText.ofRevision(state, candidate.source(),
				UpdateText.typeOf(candidate.listed(), state.type(), version.status()), difference.materiality(),
				details.sentences());
		UpdateDate date = UpdateDate.of(version.published(), known.published(), candidate.now());
		this.updateFactory.change(kind, text, date, known, candidate.item(), versionId);
		report(candidate, known, state, version.status(), kind);
		this.outcomes.finish(candidate.item(), Outcome.CHANGED, difference.materiality());
	}

	/**
	 * A status that comes with the text has an event of its own, so that it can be taken
	 * back without it.
	 */
	private void add(ComparedItem candidate, KnownReference known, UUID versionId, VersionState version) {
		boolean other = isOtherStatus(candidate, known, version.status());
		this.versions.add(versionId, known.id(), known.ordinal() + 1, candidate.listed(), candidate.file(),
				other ? version.with(known.status()) : version);
		if (other) {
			this.versions.setStatus(versionId, version.status(), version.effective(), "authority");
		}
		this.endings.supersede(known.id(), versionId, version.status(), version.since(known, candidate.now()));
	}

	/**
	 * Reports besides the text that the authority gives another status. If the update is
	 * a change of status itself, it says so.
	 */
	private void report(ComparedItem candidate, KnownReference known, ReferenceState state, VersionStatus status,
			UpdateKind kind) {
		if (isOtherStatus(candidate, known, status)) {
			if (kind == UpdateKind.REVISION || status.isEnded()) {
				this.statuses.report(candidate, known, state, status);
			}
		}
		else if (kind == UpdateKind.REVISION) {
			ChangeClassifier.statement(known, candidate.listed())
				.ifPresent((statement) -> this.statuses.report(candidate, known, state, statement));
		}
	}

	/**
	 * What is in force stays so beside a draft and until its successor applies: then the
	 * status is that of the new text only.
	 */
	private static boolean isOtherStatus(ComparedItem candidate, KnownReference known, VersionStatus status) {
		boolean beside = known.status() == VersionStatus.IN_FORCE
				&& (status == VersionStatus.DRAFT || status == VersionStatus.NOT_YET_IN_FORCE);
		return status != known.status() && !beside
				&& (candidate.listed().status() != null || known.removedFrom() != null);
	}

}
