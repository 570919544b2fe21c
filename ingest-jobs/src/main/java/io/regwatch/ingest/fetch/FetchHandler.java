package io.regwatch.ingest.fetch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import io.regwatch.ingest.run.CaptureRepository;
import io.regwatch.ingest.run.ItemHandler;
import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.NewCapture;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem.Disposition;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItemStages;
import io.regwatch.ingest.source.Connector;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Reception;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Asks the source for a listed item's bytes, or whether a missing one is really gone. */
@Component
class FetchHandler implements ItemHandler<FetchCheck> {

	private static final int TOGETHER = 64;

	private final Sources sources;

	private final Connectors connectors;

	private final FileStore files;

	private final CaptureRepository captures;

	private final RunItemStages items;

	private final ItemOutcomes dispositions;

	private final Quarantine quarantine;

	FetchHandler(Sources sources, Connectors connectors, FileStore files, CaptureRepository captures,
			RunItemStages items, ItemOutcomes dispositions, Quarantine quarantine) {
		this.sources = sources;
		this.connectors = connectors;
		this.files = files;
		this.captures = captures;
		this.items = items;
		this.dispositions = dispositions;
		this.quarantine = quarantine;
	}

	@Override
	public int together() {
		return TOGETHER;
	}

	@Override
	public Processing<FetchCheck> begin(List<RunItem> claimed) {
		SourceDefinition source = this.sources.get(claimed.getFirst().sourceId());
		Connector connector = this.connectors.of(source);
		Map<String, LastCapture> last = this.captures.last(claimed);
		return (item) -> look(item, source, connector, last.get(item.externalId()));
	}

	/** What was taken is written together: on most nights that is nearly everything. */
	@Override
	public List<Processed<FetchCheck>> writeTogether(List<Processed<FetchCheck>> looks) {
		List<NewCapture> taken = new ArrayList<>();
		List<Processed<FetchCheck>> others = new ArrayList<>();
		looks.forEach((look) -> taken(look.item(), look.result()).ifPresentOrElse(taken::add, () -> others.add(look)));
		if (!taken.isEmpty()) {
			looks.forEach((look) -> record(look.result()));
			this.captures.add(taken);
			this.items.fetched(taken);
		}
		return others;
	}

	@Override
	public void write(RunItem item, FetchCheck look) {
		switch (look) {
			case FetchCheck.AtListed listed -> write(item, listed);
			case FetchCheck.AtMissing missing -> writeMissing(item, missing);
		}
	}

	private static FetchCheck look(RunItem item, SourceDefinition source, Connector connector,
			@Nullable LastCapture last) {
		ListedItem listed = item.listed();
		return (listed != null) ? new FetchCheck.AtListed(listed, last, connector.fetch(source, listed, last))
				: new FetchCheck.AtMissing(last, connector.isGone(source, item.externalId(), last));
	}

	private void record(FetchCheck look) {
		if (look instanceof FetchCheck.AtListed listed && listed.outcome() instanceof FetchOutcome.Fetched fetched) {
			this.files.record(fetched.file());
		}
	}

	private static Optional<NewCapture> taken(RunItem item, FetchCheck look) {
		return (look instanceof FetchCheck.AtListed listed) ? taken(item, listed) : Optional.empty();
	}

	private static Optional<NewCapture> taken(RunItem item, FetchCheck.AtListed look) {
		return switch (look.outcome()) {
			case FetchOutcome.Fetched fetched ->
				Optional.of(NewCapture.fetched(item, look.listed().address(), fetched));
			case FetchOutcome.NotModified same -> Optional.of(NewCapture.notModified(item,
					Objects.requireNonNull(look.last(), "Only what is known can be unmodified"), same));
			case FetchOutcome.Gone _, FetchOutcome.Refused _ -> Optional.empty();
		};
	}

	private void write(RunItem item, FetchCheck.AtListed look) {
		String address = look.listed().address();
		switch (look.outcome()) {
			case FetchOutcome.Fetched _, FetchOutcome.NotModified _ ->
				writeTogether(List.of(new Processed<>(item, look)));
			case FetchOutcome.Gone gone -> {
				this.captures.add(List.of(NewCapture.gone(item, address, gone.reception())));
				this.quarantine.reject(item, null, RejectionReason.GONE, "The source lists it but says it is gone");
			}
			case FetchOutcome.Refused refused -> {
				this.captures.add(List.of(NewCapture.refused(item, address, refused)));
				this.quarantine.reject(item, null, refused.reason(), refused.detail());
			}
		}
	}

	private void writeMissing(RunItem item, FetchCheck.AtMissing look) {
		if (look.gone()) {
			LastCapture last = look.last();
			String address = (last != null) ? last.url() : item.externalId();
			this.captures.add(List.of(NewCapture.gone(item, address, Reception.NONE)));
			this.items.toCompare(item);
		}
		else {
			this.dispositions.finish(item, Disposition.UNCHANGED, null);
		}
	}

}
