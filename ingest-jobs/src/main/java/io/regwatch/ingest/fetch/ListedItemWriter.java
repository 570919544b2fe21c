package io.regwatch.ingest.fetch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import io.regwatch.batch.ItemProcessor.Processed;
import io.regwatch.ingest.run.CaptureRepository;
import io.regwatch.ingest.run.NewCapture;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItemStages;
import io.regwatch.ingest.run.UnchangedItems;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;

import org.springframework.stereotype.Component;

/** Writes what came of fetching listed items. */
@Component
class ListedItemWriter {

	private final FileStore files;

	private final CaptureRepository captures;

	private final RunItemStages stages;

	private final UnchangedItems unchanged;

	private final Quarantine quarantine;

	ListedItemWriter(FileStore files, CaptureRepository captures, RunItemStages stages, UnchangedItems unchanged,
			Quarantine quarantine) {
		this.files = files;
		this.captures = captures;
		this.stages = stages;
		this.unchanged = unchanged;
		this.quarantine = quarantine;
	}

	/**
	 * Fetched and unmodified items, usually nearly all, are written in one batch; those
	 * that change nothing are finished with it.
	 * @return the others, to be written one by one
	 */
	List<Processed<RunItem, FetchCheck>> writeAll(List<Processed<RunItem, FetchCheck>> checks) {
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

	void write(RunItem item, FetchCheck.AtListed check) {
		String address = check.listed().address();
		switch (check.outcome()) {
			case FetchOutcome.Fetched _, FetchOutcome.NotModified _ -> writeAll(List.of(new Processed<>(item, check)));
			case FetchOutcome.Gone gone -> {
				this.captures.add(List.of(NewCapture.gone(item, address, gone.reception())));
				reject(item, check, RejectionReason.GONE,
						"The source lists it, or listed it last, but says it is gone");
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

}
