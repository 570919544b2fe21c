package io.regwatch.ingest.compare;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.ingest.relation.StatedRelations;
import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.UnchangedItems;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.update.FileKey;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/**
 * Finishes items whose entry and file say what is known already. References are not
 * locked, because nothing of them is written.
 */
@Component
class UnchangedReferences implements UnchangedItems {

	private final References references;

	private final StatedRelations relations;

	private final ItemOutcomes outcomes;

	private final Quarantine quarantine;

	UnchangedReferences(References references, StatedRelations relations, ItemOutcomes outcomes,
			Quarantine quarantine) {
		this.references = references;
		this.relations = relations;
		this.outcomes = outcomes;
		this.quarantine = quarantine;
	}

	@Override
	public Set<Long> finish(Collection<RunItem> items) {
		List<RunItem> same = findSame(items);
		if (!same.isEmpty()) {
			this.outcomes.finishUnchanged(same);
			same.forEach(this::addRelations);
			this.quarantine.resolve(same);
		}
		return same.stream().map(RunItem::id).collect(Collectors.toSet());
	}

	private List<RunItem> findSame(Collection<RunItem> items) {
		if (items.isEmpty()) {
			return List.of();
		}
		Map<String, KnownReference> known = this.references.find(items.iterator().next().sourceId(),
				items.stream().map(RunItem::externalId).toList());
		return items.stream().filter((item) -> remains(item, known.get(item.externalId()))).toList();
	}

	private static boolean remains(RunItem item, @Nullable KnownReference known) {
		ListedItem listed = item.listed();
		return known != null && listed != null && ChangeClassifier.remains(known, listed, FileKey.of(item));
	}

	private void addRelations(RunItem item) {
		this.relations.add(item.runId(), item.sourceId(), item.externalId(),
				Objects.requireNonNull(item.listed()).relations());
	}

}
