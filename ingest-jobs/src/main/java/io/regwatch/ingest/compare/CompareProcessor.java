package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import io.regwatch.batch.ItemProcessor;
import io.regwatch.batch.LeaseSize;
import io.regwatch.ingest.relation.StatedRelations;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.run.UnchangedItems;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.update.ComparisonLimit;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.SamePrints;
import io.regwatch.ingest.update.StoredTexts;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.ingest.update.UnsharedImages;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Compares an item with its reference, which is locked until the result is written. */
@Component
class CompareProcessor implements ItemProcessor<RunItem, SourceDefinition> {

	private static final LeaseSize LEASE_SIZE = LeaseSize.of(64);

	private final Sources sources;

	private final Runs runs;

	private final References references;

	private final UnchangedItems unchanged;

	private final AddressReuseDetector reuse;

	private final StoredTexts texts;

	private final ComparisonLimit limit;

	private final SamePrints prints;

	private final UnsharedImages images;

	private final ContentRuleChanges rules;

	private final ChangeWriter changes;

	private final StatusWriter statuses;

	private final VersionWriter versions;

	private final StatedRelations relations;

	private final Quarantine quarantine;

	private final DatabaseClock clock;

	CompareProcessor(Sources sources, Runs runs, References references, UnchangedItems unchanged,
			AddressReuseDetector reuse, StoredTexts texts, ComparisonLimit limit, SamePrints prints,
			UnsharedImages images, ContentRuleChanges rules, ChangeWriter changes, StatusWriter statuses,
			VersionWriter versions, StatedRelations relations, Quarantine quarantine, DatabaseClock clock) {
		this.sources = sources;
		this.runs = runs;
		this.references = references;
		this.unchanged = unchanged;
		this.reuse = reuse;
		this.texts = texts;
		this.limit = limit;
		this.prints = prints;
		this.images = images;
		this.rules = rules;
		this.changes = changes;
		this.statuses = statuses;
		this.versions = versions;
		this.relations = relations;
		this.quarantine = quarantine;
		this.clock = clock;
	}

	@Override
	public LeaseSize leaseSize() {
		return LEASE_SIZE;
	}

	@Override
	public Processing<RunItem, SourceDefinition> prefetch(List<RunItem> items) {
		SourceDefinition source = this.sources.get(items.getFirst().sourceId());
		return (_) -> source;
	}

	/** Unchanged items are finished in one batch. */
	@Override
	public List<Processed<RunItem, SourceDefinition>> writeBatch(List<Processed<RunItem, SourceDefinition>> items) {
		Set<Long> finished = this.unchanged.finish(items.stream()
			.map(Processed::item)
			.filter((item) -> item.listed() != null && item.file() != null)
			.toList());
		return items.stream().filter((item) -> !finished.contains(item.item().id())).toList();
	}

	@Override
	public void write(RunItem item, SourceDefinition source) {
		@Nullable KnownReference known = find(item).orElse(null);
		ListedItem listed = item.listed();
		if (listed == null) {
			this.statuses.remove(item, Objects.requireNonNull(known, "Only known items can be missing"));
			this.quarantine.resolve(List.of(item));
			return;
		}
		FileKey file = FileKey.of(item);
		if (known != null && file.equals(known.latest())) {
			settle(candidate(item, listed, source, file, null, false), known, null);
			return;
		}
		switch (textOf(item, file)) {
			case Extraction.Rejected rejected ->
				this.quarantine.reject(item, file.hash(), rejected.reason(), rejected.detail());
			case Extraction.Text text ->
				settle(candidate(item, listed, source, file, text, known == null && isHistory(item)), known,
						(known != null) ? difference(item, known, text) : null);
		}
	}

	@Override
	public void reject(RunItem item, Throwable cause) {
		this.quarantine.rejectFailed(item, Stage.COMPARE, cause);
	}

	/**
	 * A renumbered reference is found by its id so far, and gets its new one, unless the
	 * item is another document at its address.
	 */
	private Optional<KnownReference> find(RunItem item) {
		Optional<KnownReference> known = this.references.lock(item.sourceId(), item.externalId());
		if (known.isPresent() || item.formerId() == null) {
			return known;
		}
		Optional<KnownReference> former = this.references.lock(item.sourceId(), item.formerId())
			.filter((it) -> !this.reuse.detect(item, it));
		former.ifPresent((it) -> this.references.renumber(it.id(), item.sourceId(), item.externalId()));
		return former;
	}

	private void settle(ComparedItem candidate, @Nullable KnownReference known, @Nullable TextDifference difference) {
		if (known == null) {
			this.versions.publish(candidate);
		}
		else {
			this.changes.write(candidate, known,
					ChangeClassifier.of(known, candidate.item(), candidate.listed(), difference));
		}
		addRelations(candidate.item(), candidate.listed());
		this.quarantine.resolve(List.of(candidate.item()));
	}

	private void addRelations(RunItem item, ListedItem listed) {
		this.relations.add(item.runId(), item.sourceId(), item.externalId(), listed.relations());
	}

	private ComparedItem candidate(RunItem item, ListedItem listed, SourceDefinition source, FileKey file,
			Extraction.@Nullable Text text, boolean history) {
		return new ComparedItem(item, listed, source, file, text, this.clock.now(), history);
	}

	/** What the first run listed but rejected counts as backfill, too. */
	private boolean isHistory(RunItem item) {
		return this.runs.get(item.runId()).backfill() || this.quarantine.waitsSinceBackfill(item);
	}

	private @Nullable TextDifference difference(RunItem item, KnownReference known, Extraction.Text text) {
		@Nullable TextDifference difference = difference(item, known.file(), text);
		return (difference != null && this.rules.replaceFile(item, known)) ? difference.silent() : difference;
	}

	private @Nullable TextDifference difference(RunItem item, @Nullable FileKey file, Extraction.Text text) {
		if (file == null) {
			return null;
		}
		return this.texts.find(file, extractorVersion(item))
			.filter(Extraction.Text.class::isInstance)
			.map(Extraction.Text.class::cast)
			.map((before) -> difference(file.hash(), before, item, text))
			.map((difference) -> this.prints.contains(file.hash(), FileKey.of(item).hash(), extractorVersion(item))
					? difference.silent() : difference)
			.orElseGet(TextDifference::unknown);
	}

	private TextDifference difference(ContentHash file, Extraction.Text before, RunItem item, Extraction.Text text) {
		ContentHash after = FileKey.of(item).hash();
		Extraction.Text old = this.images.insert(before, file, after, extractorVersion(item));
		Extraction.Text now = this.images.insert(text, after, file, extractorVersion(item));
		return this.limit.call(() -> TextDifference.between(old, now));
	}

	private Extraction textOf(RunItem item, FileKey file) {
		return this.texts.find(file, extractorVersion(item))
			.orElseThrow(() -> new IllegalStateException("Item %d has no text of its file".formatted(item.id())));
	}

	private static String extractorVersion(RunItem item) {
		return Objects.requireNonNull(item.extractorVersion());
	}

}
