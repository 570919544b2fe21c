package io.regwatch.search.reconcile;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

import org.jspecify.annotations.Nullable;

/**
 * Reads a long list page by page and shows one element at a time.
 *
 * @param <T> the elements
 */
abstract class PageIterator<T> {

	private final int size;

	private final Queue<T> page = new ArrayDeque<>();

	private boolean ended;

	PageIterator(int size) {
		this.size = size;
	}

	/** Returns the current element; {@code null} at the end. */
	final @Nullable T peek() {
		if (this.page.isEmpty() && !this.ended) {
			List<T> next = read(this.size);
			this.ended = next.size() < this.size;
			this.page.addAll(next);
		}
		return this.page.peek();
	}

	final void advance() {
		this.page.remove();
	}

	/** Reads the next page; one that is shorter than asked for is the last. */
	abstract List<T> read(int limit);

}
