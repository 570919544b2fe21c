package io.regwatch.ingest.compare;

import java.util.UUID;

import io.regwatch.ingest.relation.Relations;
import io.regwatch.ingest.relation.StatedRelations;
import io.regwatch.ingest.relation.TakenBackRelation;
import io.regwatch.schema.UpdateKind;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Takes back what followed from relations that documents no longer state. */
@Component
class RelationReversal {

	private final StatedRelations stated;

	private final Relations relations;

	private final References references;

	private final VersionEndings endings;

	private final UpdateFactory updateFactory;

	private final DatabaseClock clock;

	RelationReversal(StatedRelations stated, Relations relations, References references, VersionEndings endings,
			UpdateFactory updateFactory, DatabaseClock clock) {
		this.stated = stated;
		this.relations = relations;
		this.references = references;
		this.endings = endings;
		this.updateFactory = updateFactory;
		this.clock = clock;
	}

	/**
	 * Gives the document that had ended the status it had before, with an update, unless
	 * it is no longer listed, its listing states its status, or another document ends it,
	 * too.
	 */
	void takeBack(TakenBackRelation relation, UUID runId) {
		if (!this.stated.remove(relation)) {
			return;
		}
		this.relations.remove(relation);
		KnownReference ended = this.references.lock(relation.sourceId(), relation.externalId()).orElseThrow();
		if (relation.stated() || !ended.isOver() || !ended.wasListed() || this.relations.isEnded(relation.to())) {
			return;
		}
		this.endings.restore(ended.id(), this.clock.now());
		KnownReference restored = this.references.lock(relation.sourceId(), relation.externalId()).orElseThrow();
		if (restored.status() != ended.status()) {
			UpdateText text = UpdateText.ofReversal(restored,
					UpdateText.typeOf(null, restored.type(), restored.status()), relation.title(), relation.kind());
			this.updateFactory.consequence(UpdateKind.STATUS_CHANGE, text, new UpdateDate(this.clock.now(), false),
					restored, runId);
		}
	}

}
