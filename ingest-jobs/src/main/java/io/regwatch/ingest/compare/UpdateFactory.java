package io.regwatch.ingest.compare;

import java.util.UUID;

import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.update.NewUpdate;
import io.regwatch.ingest.update.Updates;
import io.regwatch.schema.UpdateKind;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Creates updates. */
@Component
class UpdateFactory {

	private final Updates updates;

	UpdateFactory(Updates updates) {
		this.updates = updates;
	}

	/** Creates the update of a new reference. */
	void publication(ComparedItem candidate, UpdateText text, UpdateDate date, UUID reference, UUID version) {
		add(UpdateKind.NEW_PUBLICATION, text, date, reference, candidate.item(), version, null, candidate.backfill());
	}

	/**
	 * Creates the update of a change. A new version is compared with the one before.
	 */
	void change(UpdateKind kind, UpdateText text, UpdateDate date, KnownReference known, RunItem item, UUID version) {
		add(kind, text, date, known.id(), item, version, known.versionId().equals(version) ? null : known.versionId(),
				false);
	}

	/** Creates the update of a reference that has no item in this run. */
	void consequence(UpdateKind kind, UpdateText text, UpdateDate date, KnownReference known, UUID runId) {
		this.updates.add(new NewUpdate(kind, text.updateType(), text.title(), text.description(), date.at(),
				date.stated(), known.id(), runId, null, known.versionId(), null, false));
	}

	private void add(UpdateKind kind, UpdateText text, UpdateDate date, UUID reference, RunItem item, UUID version,
			@Nullable UUID previous, boolean backfill) {
		this.updates.add(new NewUpdate(kind, text.updateType(), text.title(), text.description(), date.at(),
				date.stated(), reference, item.runId(), item.id(), version, previous, backfill));
	}

}
