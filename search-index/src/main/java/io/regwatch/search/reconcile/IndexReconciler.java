package io.regwatch.search.reconcile;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.search.index.DocumentSources;
import io.regwatch.search.index.Index;
import io.regwatch.search.index.Indices;
import io.regwatch.search.index.OutboxRelay;
import io.regwatch.search.index.SearchProperties;
import io.regwatch.store.Outbox;
import org.jspecify.annotations.Nullable;

/**
 * Compares every row with its document. Both sides are read in the order of their ids,
 * page by page, while others write.
 */
public final class IndexReconciler {

	private final Indices indices;

	private final DocumentSources sources;

	private final StoredDocuments documents;

	private final MismatchVerifier verifier;

	private final IndexRepair repair;

	private final Outbox outbox;

	private final int pageSize;

	IndexReconciler(Indices indices, DocumentSources sources, StoredDocuments documents, MismatchVerifier verifier,
			IndexRepair repair, Outbox outbox, SearchProperties properties) {
		this.indices = indices;
		this.sources = sources;
		this.documents = documents;
		this.verifier = verifier;
		this.repair = repair;
		this.outbox = outbox;
		this.pageSize = properties.bulkSize();
	}

	/**
	 * Finds documents that differ from their rows.
	 * @param listener receives each
	 * @return their counts
	 * @throws SearchUnavailableException when the index cannot be asked
	 */
	public ReconcileResult verify(ReconcileListener listener) {
		return reconcile(null, listener);
	}

	/**
	 * Finds documents that differ from their rows and writes them again.
	 * @param listener receives each, after its repair
	 * @return counts of what was found and repaired
	 * @throws SearchUnavailableException when the index cannot be asked
	 */
	public ReconcileResult repair(ReconcileListener listener) {
		return reconcile(this.repair, listener);
	}

	private ReconcileResult reconcile(@Nullable IndexRepair repairOrNull, ReconcileListener listener) {
		OutboxRelay.requireNoTransaction();
		this.indices.check();
		List<ReconcileStats> stats = new ArrayList<>();
		boolean complete = true;
		for (Index index : Index.values()) {
			MismatchBatch batch = new MismatchBatch(index, this.verifier, repairOrNull, listener, this.pageSize);
			try (PointInTimeIterator stored = this.documents.open(index)) {
				MergeJoin join = new MergeJoin(new RowIterator(this.sources.of(index), this.pageSize), stored,
						batch::add);
				complete &= join.run(listener::shouldContinue);
				stats.add(batch.end().compared(join.rowCount(), join.documentCount()));
			}
		}
		return new ReconcileResult(stats, this.outbox.count(), complete);
	}

}
