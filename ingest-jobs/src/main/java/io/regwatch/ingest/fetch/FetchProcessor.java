package io.regwatch.ingest.fetch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import io.regwatch.batch.ItemProcessor;
import io.regwatch.batch.LeaseSize;
import io.regwatch.ingest.run.CaptureRepository;
import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.NewCapture;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem.Outcome;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItemInserter;
import io.regwatch.ingest.run.RunItemStages;
import io.regwatch.ingest.run.UnchangedItems;
import io.regwatch.ingest.source.Connector;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Presence;
import io.regwatch.ingest.source.Reception;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Fetches a listed item's bytes; those of a missing one, too, unless it is gone. */
@Component
class FetchProcessor implements ItemProcessor<RunItem, FetchCheck> {

	private static final LeaseSize LEASE_SIZE = LeaseSize.of(64);

	private final Sources sources;

	private final Connectors connectors;

	private final FileStore files;

	private final CaptureRepository captures;

	private final RunItemInserter items;

	private final RunItemStages stages;

	private final UnchangedItems unchanged;

	private final ItemOutcomes outcomes;

	private final Quarantine quarantine;

	FetchProcessor(Sources sources, Connectors connectors, FileStore files, CaptureRepository captures,
			RunItemInserter items, RunItemStages stages, UnchangedItems unchanged, ItemOutcomes outcomes,
			Quarantine quarantine) {
		this.sources = sources;
		this.connectors = connectors;
		this.files = files;
		this.captures = captures;
		this.items = items;
		this.stages = stages;
		this.unchanged = unchanged;
		this.outcomes = outcomes;
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
		Map<String, LastCapture> last = this.captures.last(items);
		Set<String> shared = this.captures
			.sharedAddresses(items.stream().filter((item) -> item.listed() == null).toList());
		return (item) -> {
			@Nullable LastCapture known = last.get(item.externalId());
			ListedItem listed = item.listed();
			return (listed != null) ? new FetchCheck.AtListed(listed, known, connector.fetch(source, listed, known))
					: checkMissing(item, source, connector, known, shared);
		};
	}

	/**
	 * Fetched and unmodified items, usually nearly all, are written in one batch; those
	 * that change nothing are finished with it.
	 */
	@Override
	public List<Processed<RunItem, FetchCheck>> writeBatch(List<Processed<RunItem, FetchCheck>> checks) {
		List<NewCapture> taken = new ArrayList<>();
		List<Processed<RunItem, FetchCheck>> others = new ArrayList<>();
		checks.forEach(
				(check) -> taken(check.item(), check.result()).ifPresentOrElse(taken::add, () -> others.add(check)));
		if (!taken.isEmpty()) {
			checks.forEach((check) -> record(check.result()));
			this.captures.add(taken);
			Set<Long> finished = this.unchanged.finish(taken.stream().map(NewCapture::itemWithFile).toList());
			this.stages.fetched(taken.stream().filter((capture) -> !finished.contains(capture.item().id())).toList());
		}
		return others;
	}

	@Override
	public void write(RunItem item, FetchCheck check) {
		switch (check) {
			case FetchCheck.AtListed listed -> write(item, listed);
			case FetchCheck.AtMissing missing -> writeMissing(item, missing);
		}
	}

	@Override
	public void reject(RunItem item, Throwable cause) {
		this.quarantine.rejectFailed(item, Stage.FETCH, cause);
	}

	private static FetchCheck checkMissing(RunItem item, SourceDefinition source, Connector connector,
			@Nullable LastCapture last, Set<String> shared) {
		Presence presence = connector.presence(source, item.externalId(), last, shared);
		@Nullable ListedItem listed = (last != null) ? last.listed() : null;
		return new FetchCheck.AtMissing(last, presence,
				(presence == Presence.THERE && listed != null) ? connector.fetch(source, listed, last) : null);
	}

	private void record(FetchCheck check) {
		if (check instanceof FetchCheck.AtListed listed && listed.outcome() instanceof FetchOutcome.Fetched fetched) {
			this.files.record(fetched.file());
		}
	}

	private static Optional<NewCapture> taken(RunItem item, FetchCheck check) {
		return (check instanceof FetchCheck.AtListed listed) ? taken(item, listed) : Optional.empty();
	}

	private static Optional<NewCapture> taken(RunItem item, FetchCheck.AtListed check) {
		return switch (check.outcome()) {
			case FetchOutcome.Fetched fetched ->
				Optional.of(NewCapture.fetched(item, check.listed().address(), fetched));
			case FetchOutcome.NotModified same -> Optional.of(NewCapture.notModified(item,
					Objects.requireNonNull(check.last(), "Only what is known can be unmodified"), same));
			case FetchOutcome.Gone _, FetchOutcome.Refused _ -> Optional.empty();
		};
	}

	private void write(RunItem item, FetchCheck.AtListed check) {
		String address = check.listed().address();
		switch (check.outcome()) {
			case FetchOutcome.Fetched _, FetchOutcome.NotModified _ ->
				writeBatch(List.of(new Processed<>(item, check)));
			case FetchOutcome.Gone gone -> {
				this.captures.add(List.of(NewCapture.gone(item, address, gone.reception())));
				reject(item, check, RejectionReason.GONE, "The source lists it but says it is gone");
			}
			case FetchOutcome.Refused refused -> {
				this.captures.add(List.of(NewCapture.refused(item, address, refused)));
				reject(item, check, refused.reason(), refused.detail());
			}
		}
	}

	/**
	 * A known document that has ended by the listing's word need not be there any more:
	 * what it said last stays its text.
	 */
	private void reject(RunItem item, FetchCheck.AtListed check, RejectionReason reason, String detail) {
		if (check.listed().hasEnded() && this.stages.keepKnownFile(item)) {
			this.stages.toCompare(item);
		}
		else {
			this.quarantine.reject(item, null, reason, detail);
		}
	}

	private void writeMissing(RunItem item, FetchCheck.AtMissing check) {
		switch (check.presence()) {
			case GONE -> {
				LastCapture last = check.last();
				String address = (last != null) ? last.url() : item.externalId();
				this.captures.add(List.of(NewCapture.gone(item, address, Reception.NONE)));
				this.stages.toCompare(item);
			}
			case THERE -> writeUnlisted(item, check);
			case UNKNOWN -> this.quarantine.reject(item, null, RejectionReason.FAILED,
					"It is no longer listed, and no answer says whether it is gone");
		}
	}

	/** A document that is still there goes on being compared, as it was listed last. */
	private void writeUnlisted(RunItem item, FetchCheck.AtMissing check) {
		@Nullable FetchOutcome outcome = check.outcome();
		if (outcome == null || outcome instanceof FetchOutcome.Gone) {
			this.outcomes.finish(item, Outcome.UNCHANGED, null);
			this.quarantine.resolve(List.of(item));
		}
		else if (outcome instanceof FetchOutcome.Refused refused) {
			this.quarantine.reject(item, null, refused.reason(), refused.detail());
		}
		else {
			LastCapture last = Objects.requireNonNull(check.last());
			ListedItem listed = Objects.requireNonNull(last.listed());
			RunItem unlisted = item.with(listed);
			this.items.addEntry(unlisted);
			write(unlisted, new FetchCheck.AtListed(listed, last, outcome));
		}
	}

}
