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
import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry.Kind;

import org.springframework.stereotype.Component;

/** Writes that a reference is gone, and that it is withdrawn if its source means that. */
@Component
class RemovalWriter {

	private final References references;

	private final Versions versions;

	private final Updates updates;

	private final RunItems items;

	private final Outbox outbox;

	private final DatabaseClock clock;

	RemovalWriter(References references, Versions versions, Updates updates, RunItems items, Outbox outbox,
			DatabaseClock clock) {
		this.references = references;
		this.versions = versions;
		this.updates = updates;
		this.items = items;
		this.outbox = outbox;
		this.clock = clock;
	}

	void write(RunItem item, SourceDefinition source, KnownReference known) {
		this.references.lose(known.id());
		this.outbox.add(Kind.REFERENCE, known.id());
		boolean withdrawn = source.removal() == Removal.WITHDRAWS && !isOver(known.status());
		if (withdrawn) {
			withdraw(item, source, known);
		}
		this.items.finish(item, Disposition.GONE, withdrawn ? Materiality.STATUS : null);
	}

	private void withdraw(RunItem item, SourceDefinition source, KnownReference known) {
		UpdateDate date = new UpdateDate(this.clock.now(), false);
		this.versions.setStatus(known.versionId(), VersionStatus.WITHDRAWN, date.at(), "removal");
		UpdateText text = UpdateText.ofWithdrawal(known, source,
				UpdateText.typeOf(null, known.type(), VersionStatus.WITHDRAWN));
		this.outbox.add(Kind.UPDATE, this.updates.add(UpdateKind.WITHDRAWAL, text, date, known.id(), item.id(),
				known.versionId(), null, false));
	}

	private static boolean isOver(VersionStatus status) {
		return status == VersionStatus.WITHDRAWN || status == VersionStatus.REPEALED;
	}

}
