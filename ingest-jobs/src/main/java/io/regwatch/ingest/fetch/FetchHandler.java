package io.regwatch.ingest.fetch;

import io.regwatch.ingest.run.Captures;
import io.regwatch.ingest.run.ItemHandler;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItem.Disposition;
import io.regwatch.ingest.run.RunItems;
import io.regwatch.ingest.source.Connector;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.SourceDefinition;
import io.regwatch.ingest.source.Sources;
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
		return (listed != null) ? new Look.AtListed(listed, connector.fetch(source, listed))
				: new Look.AtMissing(connector.isGone(source, item.externalId(),
						this.captures.findLocator(item).orElseGet(item::externalId)));
	}

	@Override
	public void write(RunItem item, Look look) {
		switch (look) {
			case Look.AtListed(ListedItem listed, FetchOutcome outcome) -> write(item, listed, outcome);
			case Look.AtMissing(boolean gone) -> writeMissing(item, gone);
		}
	}

	private void write(RunItem item, ListedItem listed, FetchOutcome outcome) {
		switch (outcome) {
			case FetchOutcome.Fetched fetched -> {
				this.files.record(fetched.file());
				this.captures.fetched(item, listed.url(), fetched.file().hash());
				this.items.fetched(item, fetched.file().hash(), listed.announcedType());
			}
			case FetchOutcome.Refused refused -> {
				this.captures.refused(item, listed.url(), refused.detail());
				this.quarantine.reject(item, null, refused.reason(), refused.detail());
			}
		}
	}

	private void writeMissing(RunItem item, boolean gone) {
		if (gone) {
			this.captures.gone(item, item.externalId());
			this.items.toCompare(item);
		}
		else {
			this.items.finish(item, Disposition.UNCHANGED, null);
		}
	}

}
