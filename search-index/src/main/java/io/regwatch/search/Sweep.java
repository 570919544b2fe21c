package io.regwatch.search;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.store.Outbox;
import org.jspecify.annotations.Nullable;

/**
 * Compares each row with its document, whatever went wrong between them. Both sides are
 * read in the order of their ids, page by page; publishing goes on meanwhile.
 */
public final class Sweep {

	private final Indices indices;

	private final DocumentTables tables;

	private final StoredDocuments documents;

	private final SecondLook look;

	private final Repair repair;

	private final Outbox outbox;

	private final int page;

	Sweep(Indices indices, DocumentTables tables, StoredDocuments documents, SecondLook look, Repair repair,
			Outbox outbox, SearchProperties properties) {
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
	public SweepResult verify(SweepListener listener) {
		return sweep(null, listener);
	}

	/**
	 * Looks for them and makes them right.
	 * @param listener hears of each, with what became of it
	 * @return how many there were, and are
	 * @throws SearchUnavailableException when the index cannot be asked
	 */
	public SweepResult repair(SweepListener listener) {
		return sweep(this.repair, listener);
	}

	private SweepResult sweep(@Nullable Repair mender, SweepListener listener) {
		IndexPublisher.requireNoTransaction();
		this.indices.check();
		List<Tally> tallies = new ArrayList<>();
		boolean complete = true;
		for (Index index : Index.values()) {
			Settlement settlement = new Settlement(index, this.look, mender, listener, this.page);
			try (DocumentPages stored = this.documents.open(index)) {
				MergeJoin join = new MergeJoin(new RowPages(this.tables.table(index), this.page), stored,
						settlement::add);
				complete &= join.run(listener::goOn);
				tallies.add(settlement.end().compared(join.rowCount(), join.documentCount()));
			}
		}
		return new SweepResult(tallies, this.outbox.count(), complete);
	}

}
