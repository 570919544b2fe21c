package io.regwatch.ingest.fetch;

import java.util.Objects;

import io.regwatch.ingest.run.Captures;
import io.regwatch.ingest.run.ItemHandler;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItem.Disposition;
import io.regwatch.ingest.run.RunItems;
import io.regwatch.ingest.source.Connector;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Reception;
import io.regwatch.ingest.source.SourceDefinition;
import io.regwatch.ingest.source.Sources;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;

import org.springframework.stereotype.Component;

/** Asks the source for a listed item's bytes, or whether a missing one is really gone. */
@Component
class FetchHandler implements ItemHandler<Look> {

	private final Sources sources;

	private final Connectors connectors;

	private final FileStore files;

	private final Captures captures;

	private final RunItems items;

	private final Quarantine quarantine;

	FetchHandler(Sources sources, Connectors connectors, FileStore files, Captures captures, RunItems items,
			Quarantine quarantine) {
		this.sources = sources;
		this.connectors = connectors;
		this.files = files;
		this.captures = captures;
		this.items = items;
		this.quarantine = quarantine;
	}

	@Override
	public Look process(RunItem item) {
		SourceDefinition source = this.sources.get(item.sourceId());
		Connector connector = this.connectors.of(source);
		ListedItem listed = item.listed();
		LastCapture last = this.captures.last(item).orElse(null);
		return (listed != null) ? new Look.AtListed(listed, last, connector.fetch(source, listed, last))
				: new Look.AtMissing(last, connector.isGone(source, item.externalId(), last));
	}

	@Override
	public void write(RunItem item, Look look) {
		switch (look) {
			case Look.AtListed listed -> write(item, listed);
			case Look.AtMissing missing -> writeMissing(item, missing);
		}
	}

	private void write(RunItem item, Look.AtListed look) {
		ListedItem listed = look.listed();
		switch (look.outcome()) {
			case FetchOutcome.Fetched fetched -> {
				this.files.record(fetched.file());
				this.captures.fetched(item, listed.address(), fetched);
				this.items.fetched(item, fetched.file().hash(), listed.announcedType());
			}
			case FetchOutcome.NotModified same -> {
				LastCapture last = Objects.requireNonNull(look.last(), "Only what is known can be unmodified");
				this.captures.notModified(item, last, same);
				this.items.fetched(item, last.file(), listed.announcedType());
			}
			case FetchOutcome.Gone gone -> {
				this.captures.gone(item, listed.address(), gone.reception());
				this.quarantine.reject(item, null, RejectionReason.GONE, "The source lists it but says it is gone");
			}
			case FetchOutcome.Refused refused -> {
				this.captures.refused(item, listed.address(), refused);
				this.quarantine.reject(item, null, refused.reason(), refused.detail());
			}
		}
	}

	private void writeMissing(RunItem item, Look.AtMissing look) {
		if (look.gone()) {
			LastCapture last = look.last();
			this.captures.gone(item, (last != null) ? last.url() : item.externalId(), Reception.NONE);
			this.items.toCompare(item);
		}
		else {
			this.items.finish(item, Disposition.UNCHANGED, null);
		}
	}

}
