package io.regwatch.api.list;

import java.time.Instant;
import java.util.List;

import io.regwatch.change.ChangeCursorExpiredException;
import io.regwatch.change.ChangeFeed;
import io.regwatch.change.ChangeInterval;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/**
 * One reading of a list of what has changed since a moment. All its pages, also those of
 * later requests, end with the same change: what changes meanwhile is later than each
 * {@code changedAt} that the list shows, so that the next list finds it.
 */
public final class ChangedSince {

	private static final char SEPARATOR = ':';

	private final ChangeFeed feed;

	private final Instant time;

	private @Nullable Long last;

	/**
	 * Prepares a list.
	 * @param feed that knows the changes
	 * @param time included
	 */
	public ChangedSince(ChangeFeed feed, Instant time) {
		this.feed = feed;
		this.time = time;
	}

	/**
	 * Opens the list.
	 * @param page to read
	 * @param query reads rows of the database
	 * @return what has changed
	 * @throws NumberFormatException if the cursor is of another list
	 */
	public HitPages open(ListRequest page, Query query) {
		SearchCursor after = page.after();
		this.last = (after != null) ? Long.valueOf(after.key().substring(0, separator(after))) : interval().last();
		Integer hits = page.hits();
		int size = (hits != null) ? hits : KeysetPages.SIZE;
		return new KeysetPages((position) -> read(query, position, size), after, size);
	}

	/**
	 * The changes that count.
	 * @return up to the end that all pages have
	 */
	public ChangeInterval interval() {
		try {
			return this.feed.since(this.time, this.last);
		}
		catch (ChangeCursorExpiredException ex) {
			throw new ResponseStatusException(HttpStatus.GONE,
					ex.getMessage() + ": read the list without 'changedSince', which is complete", ex);
		}
	}

	/**
	 * The position in the list that the database sorts.
	 * @param position with the end of the changes; {@code null} for the beginning
	 * @return without it
	 * @throws NumberFormatException if it is of another list
	 */
	public static @Nullable SearchCursor listed(@Nullable SearchCursor position) {
		return (position != null) ? new SearchCursor(position.key().substring(separator(position) + 1), position.id())
				: null;
	}

	private List<Hit> read(Query query, @Nullable SearchCursor position, int size) {
		return query.read(interval(), listed(position), size).stream().map(this::withEnd).toList();
	}

	private Hit withEnd(Hit hit) {
		return new Hit(hit.id(),
				new SearchCursor("" + this.last + SEPARATOR + hit.position().key(), hit.position().id()));
	}

	private static int separator(SearchCursor position) {
		int index = position.key().indexOf(SEPARATOR);
		if (index < 0) {
			throw new NumberFormatException(position.key());
		}
		return index;
	}

	/** Reads rows that some changes concern. */
	@FunctionalInterface
	public interface Query {

		/**
		 * Reads a page.
		 * @param changes that count
		 * @param after the row before the first one; {@code null} for the beginning
		 * @param size number of rows
		 * @return fewer only at the end
		 */
		List<Hit> read(ChangeInterval changes, @Nullable SearchCursor after, int size);

	}

}
