package io.regwatch.ingest.fetch;

import java.util.List;
import java.util.Map;

import io.regwatch.batch.ItemProcessor;
import io.regwatch.batch.LeaseSize;
import io.regwatch.ingest.run.CaptureRepository;
import io.regwatch.ingest.run.KnownAddressRepository;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.Connector;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.KnownAddresses;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Presence;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Fetches a listed item's bytes; those of a missing one, too, unless it is gone. */
@Component
class FetchProcessor implements ItemProcessor<RunItem, FetchCheck> {

	private static final LeaseSize LEASE_SIZE = LeaseSize.of(64);

	private final Sources sources;

	private final Connectors connectors;

	private final CaptureRepository captures;

	private final KnownAddressRepository addresses;

	private final ListedItemWriter listed;

	private final MissingItemWriter missing;

	private final Quarantine quarantine;

	FetchProcessor(Sources sources, Connectors connectors, CaptureRepository captures, KnownAddressRepository addresses,
			ListedItemWriter listed, MissingItemWriter missing, Quarantine quarantine) {
		this.sources = sources;
		this.connectors = connectors;
		this.captures = captures;
		this.addresses = addresses;
		this.listed = listed;
		this.missing = missing;
		this.quarantine = quarantine;
	}

	@Override
	public LeaseSize leaseSize() {
		return LEASE_SIZE;
	}

	@Override
	public Processing<RunItem, FetchCheck> prefetch(List<RunItem> items) {
		SourceDefinition source = this.sources.get(items.getFirst().sourceId());
		Connector connector = this.connectors.of(source);
		Map<String, LastCapture> last = this.captures.last(items, source.fetchRules().recheck());
		KnownAddresses addresses = this.addresses.find(items.stream().filter((item) -> item.listed() == null).toList());
		return (item) -> {
			@Nullable LastCapture known = last.get(item.externalId());
			ListedItem listed = item.listed();
			return (listed != null)
					? new FetchCheck.AtListed(listed, known, connector.fetch(source, listed, comparable(known)))
					: checkMissing(item, source, connector, known, addresses);
		};
	}

	@Override
	public List<Processed<RunItem, FetchCheck>> writeBatch(List<Processed<RunItem, FetchCheck>> checks) {
		return this.listed.writeAll(checks);
	}

	@Override
	public void write(RunItem item, FetchCheck check) {
		switch (check) {
			case FetchCheck.AtListed found -> this.listed.write(item, found);
			case FetchCheck.AtMissing sought -> this.missing.write(item, sought);
		}
	}

	@Override
	public void reject(RunItem item, Throwable cause) {
		this.quarantine.rejectFailed(item, Stage.FETCH, cause);
	}

	private static FetchCheck checkMissing(RunItem item, SourceDefinition source, Connector connector,
			@Nullable LastCapture last, KnownAddresses addresses) {
		Presence presence = connector.presence(source, item.externalId(), last, addresses);
		@Nullable ListedItem listed = (last != null) ? last.listed() : null;
		return new FetchCheck.AtMissing(last, presence, (presence instanceof Presence.There && listed != null)
				? connector.fetch(source, listed, comparable(last)) : null);
	}

	/** What another rule read says nothing of what is fetched now. */
	private static @Nullable LastCapture comparable(@Nullable LastCapture last) {
		return (last != null && last.otherRule()) ? null : last;
	}

}
