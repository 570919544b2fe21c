package io.regwatch.ingest.fetch;

import java.util.List;
import java.util.Objects;

import io.regwatch.ingest.run.CaptureRepository;
import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.NewCapture;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItem.Outcome;
import io.regwatch.ingest.run.RunItemInserter;
import io.regwatch.ingest.run.RunItemStages;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Presence;
import io.regwatch.ingest.source.Reception;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Writes what came of looking for items that are no longer listed. */
@Component
class MissingItemWriter {

	private final CaptureRepository captures;

	private final RunItemInserter items;

	private final RunItemStages stages;

	private final ItemOutcomes outcomes;

	private final Quarantine quarantine;

	private final ListedItemWriter listed;

	MissingItemWriter(CaptureRepository captures, RunItemInserter items, RunItemStages stages, ItemOutcomes outcomes,
			Quarantine quarantine, ListedItemWriter listed) {
		this.captures = captures;
		this.items = items;
		this.stages = stages;
		this.outcomes = outcomes;
		this.quarantine = quarantine;
		this.listed = listed;
	}

	void write(RunItem item, FetchCheck.AtMissing check) {
		switch (check.presence()) {
			case Presence.Gone _ -> {
				LastCapture last = check.last();
				String address = (last != null) ? last.url() : item.externalId();
				this.captures.add(List.of(NewCapture.gone(item, address, Reception.NONE)));
				this.stages.toCompare(item);
			}
			case Presence.There _ -> writeUnlisted(item, check);
			case Presence.Unknown unknown -> this.quarantine.reject(item, null, unknown.reason(),
					"It is no longer listed, and no answer says whether it is gone: " + unknown.detail());
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
			this.listed.write(unlisted, new FetchCheck.AtListed(listed, last, outcome));
		}
	}

}
