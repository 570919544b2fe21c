package io.regwatch.ingest.compare;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.ingest.compare.FinishedDrafts.FinishedDraft;
import io.regwatch.ingest.relation.PendingRelation;
import io.regwatch.ingest.relation.Relations;
import io.regwatch.ingest.relation.StatedRelations;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.update.Updates;
import io.regwatch.schema.RelationKind;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Writes the consequences of relations between documents. */
@Component
class RelationWriter {

	private final StatedRelations stated;

	private final Relations relations;

	private final References references;

	private final Versions versions;

	private final VersionEndings endings;

	private final UpdateFactory updateFactory;

	private final Updates updates;

	private final DatabaseClock clock;

	RelationWriter(StatedRelations stated, Relations relations, References references, Versions versions,
			VersionEndings endings, UpdateFactory updateFactory, Updates updates, DatabaseClock clock) {
		this.stated = stated;
		this.relations = relations;
		this.references = references;
		this.versions = versions;
		this.endings = endings;
		this.updateFactory = updateFactory;
		this.updates = updates;
		this.clock = clock;
	}

	void settle(PendingRelation relation, UUID runId) {
		if (!this.stated.settle(relation)) {
			return;
		}
		this.relations.add(relation);
		switch (relation.kind()) {
			case SUPERSEDES -> end(relation, VersionStatus.SUPERSEDED, runId);
			case WITHDRAWS -> end(relation, VersionStatus.WITHDRAWN, runId);
			case SAME_AS -> this.updates.pair(relation.from(), relation.to());
			case TRANSLATES -> this.updates.pairTranslation(relation.from(), relation.to());
			case AMENDS, CONSOLIDATES, CORRECTS -> {
				// Both documents are in force, and each has its own update.
			}
		}
	}

	/** A draft that has not ended otherwise is superseded by what it became. */
	void finish(FinishedDraft finished, Run run) {
		this.references.lock(run.sourceId(), finished.draft().externalId())
			.filter((known) -> known.statedStatus() == VersionStatus.DRAFT)
			.ifPresent((known) -> {
				UpdateDate date = new UpdateDate(this.clock.now(), false);
				this.relations.addDerived(finished.document().id(), known.id(), RelationKind.SUPERSEDES);
				this.versions.setStatus(known.versionId(), VersionStatus.SUPERSEDED, date.at(), "succession");
				tell(known, VersionStatus.SUPERSEDED, finished.document().title(), date, run.id());
			});
	}

	/** Relates what a run found to the same documents at other sources. */
	void pairDuplicates(UUID runId) {
		this.relations.addSameFiles(runId).forEach((same) -> this.updates.pair(same.found(), same.other()));
		this.updates.pairWithdrawals(runId);
	}

	/** A status that the document's own listing states takes precedence. */
	private void end(PendingRelation relation, VersionStatus status, UUID runId) {
		KnownReference known = this.references.lock(relation.sourceId(), relation.externalId()).orElseThrow();
		if (relation.stated() || known.isOver()) {
			return;
		}
		this.endings.end(known.id(), status, relation.effective(), "authority");
		if (!relation.history()) {
			tell(known, status, relation.title(), date(relation, runId), runId);
		}
	}

	private void tell(KnownReference ended, VersionStatus status, String by, UpdateDate date, UUID runId) {
		UpdateText text = UpdateText.ofEnding(ended, UpdateText.typeOf(null, ended.type(), status), status, by);
		this.updateFactory.consequence(status.isEnded() ? UpdateKind.WITHDRAWAL : UpdateKind.STATUS_CHANGE, text, date,
				ended, runId);
	}

	/**
	 * A relation that this run found has the date of its document, a later consequence
	 * has not.
	 */
	private UpdateDate date(PendingRelation relation, UUID runId) {
		@Nullable Instant published = relation.runId().equals(runId) ? relation.published() : null;
		return UpdateDate.of(published, null, this.clock.now());
	}

}
