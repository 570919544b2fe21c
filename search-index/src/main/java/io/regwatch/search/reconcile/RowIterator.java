package io.regwatch.search.reconcile;

import java.util.List;
import java.util.UUID;

import io.regwatch.search.index.DocumentSource;
import io.regwatch.search.index.IndexWrite;

/** All rows that have a document, by id, up to the last row at the start. */
final class RowIterator extends PageIterator<IndexWrite> {

	private final DocumentSource source;

	private final UUID last;

	private UUID after = DocumentSource.BEFORE_ALL;

	RowIterator(DocumentSource source, int size) {
		super(size);
		this.source = source;
		this.last = source.findLastId();
	}

	@Override
	List<IndexWrite> read(int limit) {
		List<IndexWrite> rows = this.source.findBetween(this.after, this.last, limit);
		if (!rows.isEmpty()) {
			this.after = rows.getLast().id();
		}
		return rows;
	}

}
