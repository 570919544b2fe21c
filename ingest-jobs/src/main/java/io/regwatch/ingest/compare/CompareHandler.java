package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

import io.regwatch.ingest.relation.StatedRelations;
import io.regwatch.ingest.run.ItemHandler;
import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Extraction;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Takes an item with its text to its reference, which it holds until all is written. */
@Component
class CompareHandler implements ItemHandler<SourceDefinition> {

	private static final int TOGETHER = 64;

	private final Sources sources;

	private final Runs runs;

	private final References references;

	private final StoredTexts texts;

	private final ChangeWriter changes;

	private final StatusWriter statuses;

	private final VersionWriter versions;

	private final StatedRelations told;

	private final ItemOutcomes dispositions;

	private final Quarantine quarantine;

	private final SharedBlockPageDetector masquerades;

	private final DatabaseClock clock;

	CompareHandler(Sources sources, Runs runs, References references, StoredTexts texts, ChangeWriter changes,
			StatusWriter statuses, VersionWriter versions, StatedRelations told, ItemOutcomes dispositions,
			Quarantine quarantine, SharedBlockPageDetector masquerades, DatabaseClock clock) {
		this.sources = sources;
		this.runs = runs;
		this.references = references;
		this.texts = texts;
		this.changes = changes;
		this.statuses = statuses;
		this.versions = versions;
		this.told = told;
		this.dispositions = dispositions;
		this.quarantine = quarantine;
		this.masquerades = masquerades;
		this.clock = clock;
	}

	@Override
	public void prepare(UUID runId) {
		this.masquerades.reject(this.runs.get(runId));
	}

	@Override
	public int together() {
		return TOGETHER;
	}

	@Override
	public Processing<SourceDefinition> begin(List<RunItem> claimed) {
		SourceDefinition source = this.sources.get(claimed.getFirst().sourceId());
		return (_) -> source;
	}

	/** What says nothing new is finished together: on most nights, nearly everything. */
	@Override
	public List<Processed<SourceDefinition>> writeTogether(List<Processed<SourceDefinition>> items) {
		Map<String, KnownReference> known = this.references.lock(items.getFirst().item().sourceId(),
				items.stream().map((item) -> item.item().externalId()).toList());
		List<RunItem> same = items.stream()
			.map(Processed::item)
			.filter((item) -> remains(item, known.get(item.externalId())))
			.toList();
		this.dispositions.finishUnchanged(same);
		same.forEach((item) -> tell(item, Objects.requireNonNull(item.listed())));
		this.quarantine.resolve(same);
		return items.stream().filter((item) -> !same.contains(item.item())).toList();
	}

	@Override
	public void write(RunItem item, SourceDefinition source) {
		@Nullable KnownReference known = this.references.lock(item.sourceId(), item.externalId()).orElse(null);
		ListedItem listed = item.listed();
		if (listed == null) {
			this.statuses.remove(item, Objects.requireNonNull(known, "Only known items can be missing"));
			return;
		}
		FileKey file = fileOf(item);
		if (known != null && file.equals(known.latest())) {
			settle(candidate(item, listed, source, file, null, false), known, null);
			return;
		}
		switch (textOf(item, file)) {
			case Extraction.Rejected rejected ->
				this.quarantine.reject(item, file.hash(), rejected.reason(), rejected.detail());
			case Extraction.Text text ->
				settle(candidate(item, listed, source, file, text, known == null && isHistory(item)), known,
						difference(item, known, text));
		}
	}

	private static boolean remains(RunItem item, @Nullable KnownReference known) {
		ListedItem listed = item.listed();
		return known != null && listed != null && ChangeClassifier.remains(known, listed, fileOf(item));
	}

	private void settle(ComparedItem candidate, @Nullable KnownReference known, @Nullable TextDifference difference) {
		if (known == null) {
			this.versions.publish(candidate);
		}
		else {
			this.changes.write(candidate, known, ChangeClassifier.of(known, candidate.listed(), difference));
		}
		tell(candidate.item(), candidate.listed());
		this.quarantine.resolve(List.of(candidate.item()));
	}

	private void tell(RunItem item, ListedItem listed) {
		this.told.note(item.runId(), item.sourceId(), item.externalId(), listed.relations());
	}

	private ComparedItem candidate(RunItem item, ListedItem listed, SourceDefinition source, FileKey file,
			Extraction.@Nullable Text text, boolean history) {
		return new ComparedItem(item, listed, source, file, text, this.clock.now(), history);
	}

	/** What the first run listed but could not have is as old as what it had. */
	private boolean isHistory(RunItem item) {
		return this.runs.get(item.runId()).backfill() || this.quarantine.waitsSinceBackfill(item);
	}

	private @Nullable TextDifference difference(RunItem item, @Nullable KnownReference known, Extraction.Text text) {
		if (known == null || known.file() == null) {
			return null;
		}
		return this.texts.find(known.file(), extractorVersion(item))
			.filter(Extraction.Text.class::isInstance)
			.map(Extraction.Text.class::cast)
			.map((before) -> TextDifference.between(before.blocks(), text.blocks()))
			.orElseGet(TextDifference::unknown);
	}

	private Extraction textOf(RunItem item, FileKey file) {
		return this.texts.find(file, extractorVersion(item))
			.orElseThrow(() -> new IllegalStateException("Item %d has no text of its file".formatted(item.id())));
	}

	private static FileKey fileOf(RunItem item) {
		return new FileKey(Objects.requireNonNull(item.file()), Objects.requireNonNull(item.announcedType()));
	}

	private static String extractorVersion(RunItem item) {
		return Objects.requireNonNull(item.extractorVersion());
	}

}
