package io.regwatch.search;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.store.Outbox;
import org.jspecify.annotations.Nullable;

/**
 * Compares each row with its document, whatever went wrong between them. Both sides are
 * read in the order of their ids, page by page; publishing goes on meanwhile.
 */
public final class IndexReconciler {

	private final Indices indices;

	private final DocumentSources tables;

	private final StoredDocuments documents;

	private final MismatchVerifier look;

	private final IndexRepair repair;

	private final Outbox outbox;

	private final int page;

	IndexReconciler(Indices indices, DocumentSources tables, StoredDocuments documents, MismatchVerifier look,
			IndexRepair repair, Outbox outbox, SearchProperties properties) {
		this.indices = indices;
		this.tables = tables;
		this.documents = documents;
		this.look = look;
		this.repair = repair;
		this.outbox = outbox;
		this.page = properties.bulkSize();
	}

	/**
	 * Looks for documents that are not what their rows say.
	 * @param listener hears of each
	 * @return how many there are
	 * @throws SearchUnavailableException when the index cannot be asked
	 */
	public ReconcileResult verify(ReconcileListener listener) {
		return sweep(null, listener);
	}

	/**
	 * Looks for them and makes them right.
	 * @param listener hears of each, with what became of it
	 * @return how many there were, and are
	 * @throws SearchUnavailableException when the index cannot be asked
	 */
	public ReconcileResult repair(ReconcileListener listener) {
		return sweep(this.repair, listener);
	}

	private ReconcileResult sweep(@Nullable IndexRepair mender, ReconcileListener listener) {
		OutboxRelay.requireNoTransaction();
		this.indices.check();
		List<ReconcileStats> tallies = new ArrayList<>();
		boolean complete = true;
		for (Index index : Index.values()) {
			MismatchBatch settlement = new MismatchBatch(index, this.look, mender, listener, this.page);
			try (PointInTimeIterator stored = this.documents.open(index)) {
				MergeJoin join = new MergeJoin(new RowIterator(this.tables.table(index), this.page), stored,
						settlement::add);
				complete &= join.run(listener::shouldContinue);
				tallies.add(settlement.end().compared(join.rowCount(), join.documentCount()));
			}
		}
		return new ReconcileResult(tallies, this.outbox.count(), complete);
	}

}
