package io.regwatch.api.list;

import java.util.List;

import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

/** A list of the database in pages, each read after the last row of the one before. */
public final class KeysetPages implements HitPages {

	/** Rows of a page of a list that is read as a whole. */
	public static final int SIZE = 1000;

	private final Query query;

	private final int size;

	private @Nullable SearchCursor after;

	private boolean ended;

	/**
	 * Opens a list in pages of {@link #SIZE} rows.
	 * @param query reads a page
	 * @param after the row before the first one; {@code null} for the beginning
	 */
	public KeysetPages(Query query, @Nullable SearchCursor after) {
		this(query, after, SIZE);
	}

	/**
	 * Opens a list.
	 * @param query reads a page
	 * @param after the row before the first one; {@code null} for the beginning
	 * @param size rows of a page
	 */
	public KeysetPages(Query query, @Nullable SearchCursor after, int size) {
		this.query = query;
		this.after = after;
		this.size = size;
	}

	@Override
	public List<Hit> next() {
		if (this.ended) {
			return List.of();
		}
		List<Hit> page = this.query.read(this.after);
		this.ended = page.size() < this.size;
		if (!page.isEmpty()) {
			this.after = page.getLast().position();
		}
		return page;
	}

	@Override
	public void close() {
		this.ended = true;
	}

	/** Reads the page after a position. */
	@FunctionalInterface
	public interface Query {

		/**
		 * Reads a page.
		 * @param after the row before the first one; {@code null} for the beginning
		 * @return fewer only at the end
		 */
		List<Hit> read(@Nullable SearchCursor after);

	}

}
