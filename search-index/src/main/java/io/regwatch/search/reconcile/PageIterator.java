package io.regwatch.search.reconcile;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

import io.regwatch.search.index.Ahead;
import org.jspecify.annotations.Nullable;

/**
 * Reads a long list page by page, a page ahead, and shows one element at a time.
 *
 * @param <T> the elements
 */
abstract class PageIterator<T> {

	private final int size;

	private final Queue<T> page = new ArrayDeque<>();

	private @Nullable Ahead<List<T>> next;

	private boolean ended;

	PageIterator(int size) {
		this.size = size;
	}

	/** Returns the current element; {@code null} at the end. */
	final @Nullable T peek() {
		if (this.page.isEmpty() && !this.ended) {
			List<T> found = (this.next != null) ? this.next.get() : read(this.size);
			this.ended = found.size() < this.size;
			this.next = this.ended ? null : Ahead.start(() -> read(this.size));
			this.page.addAll(found);
		}
		return this.page.peek();
	}

	/** Waits for the page that is being read. */
	final void end() {
		if (this.next != null) {
			this.next.get();
		}
		this.ended = true;
	}

	final void advance() {
		this.page.remove();
	}

	/** Reads the next page; one that is shorter than asked for is the last. */
	abstract List<T> read(int limit);

}
