package io.regwatch.search;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/** All rows that have a document, by id, up to the last one of the beginning. */
final class RowIterator {

	private static final UUID BEFORE_ALL = new UUID(0, 0);

	private final DocumentSource table;

	private final int size;

	private final UUID last;

	private final Queue<IndexWrite> page = new ArrayDeque<>();

	private UUID after = BEFORE_ALL;

	private boolean ended;

	RowIterator(DocumentSource table, int size) {
		this.table = table;
		this.size = size;
		this.last = table.findLastId().orElse(BEFORE_ALL);
	}

	/** Looks at the next row; {@code null} at the end. */
	@Nullable IndexWrite peek() {
		if (this.page.isEmpty() && !this.ended) {
			read();
		}
		return this.page.peek();
	}

	/** Passes it over. */
	void advance() {
		this.page.remove();
	}

	private void read() {
		List<IndexWrite> rows = this.table.findBetween(this.after, this.last, this.size);
		this.ended = rows.size() < this.size;
		if (!rows.isEmpty()) {
			this.after = rows.getLast().id();
		}
		this.page.addAll(rows);
	}

}
