package io.regwatch.api.list;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;

import io.regwatch.api.StoreTimeout;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a list, read a thousand at a time and the first ones when it is opened, so
 * that a store that is down is noticed before a response begins. No database connection
 * is held between pages.
 *
 * @param <T> type of the rows
 */
public final class ListRows<T> implements AutoCloseable {

	private final HitPages hits;

	private final Function<Collection<UUID>, Map<UUID, T>> rows;

	private final StoreTimeout timeout;

	private List<Hit> page = List.of();

	private List<Found<T>> found = List.of();

	private ListRows(HitPages hits, Function<Collection<UUID>, Map<UUID, T>> rows, StoreTimeout timeout) {
		this.hits = hits;
		this.rows = rows;
		this.timeout = timeout;
	}

	/**
	 * Opens a list and reads its first page.
	 * @param <T> type of the rows
	 * @param list to read
	 * @param timeout of each access to a store
	 * @return to be closed
	 */
	public static <T> ListRows<T> open(ListResponse<T> list, StoreTimeout timeout) {
		ListRows<T> opened = new ListRows<>(hits(list, timeout), list.rows(), timeout);
		try {
			opened.next();
			return opened;
		}
		catch (RuntimeException ex) {
			opened.close();
			throw ex;
		}
	}

	/**
	 * Reads one page of a list.
	 * @param <T> type of the rows
	 * @param list with a limit
	 * @param timeout of each access to a store
	 * @return at most as many rows as its limit
	 */
	public static <T> List<T> page(ListResponse<T> list, StoreTimeout timeout) {
		Integer limit = Objects.requireNonNull(list.request().limit());
		try (ListRows<T> rows = open(list, timeout)) {
			return rows.first(limit).stream().map(Found::row).toList();
		}
	}

	// Opening a list may already ask the stores.
	private static HitPages hits(ListResponse<?> list, StoreTimeout timeout) {
		try {
			return timeout.call(() -> list.hits().apply(list.request()));
		}
		catch (NumberFormatException ex) {
			throw ListRequest.invalidCursor();
		}
	}

	/**
	 * Reads all rows that are left, in order, for a response that has begun.
	 * @param consumer of each row
	 */
	public void forEach(Consumer<T> consumer) {
		while (!this.page.isEmpty()) {
			this.found.forEach((one) -> consumer.accept(one.row()));
			read(this.timeout.callForBegunResponse(this.hits::next));
		}
	}

	/**
	 * Reads all rows that are left, in order, before a response begins.
	 * @return all of them
	 */
	public List<T> toList() {
		return first(Integer.MAX_VALUE).stream().map(Found::row).toList();
	}

	/** Reads pages until there are so many rows, or none are left. */
	List<Found<T>> first(int count) {
		List<Found<T>> first = new ArrayList<>(this.found);
		while (!this.page.isEmpty() && first.size() < count) {
			next();
			first.addAll(this.found);
		}
		return first.subList(0, Math.min(count, first.size()));
	}

	boolean isShort() {
		return this.hits.isShort();
	}

	private void next() {
		read(this.timeout.call(this.hits::next));
	}

	private void read(List<Hit> next) {
		this.page = next;
		this.found = this.page.isEmpty() ? List.of() : found(this.rows.apply(this.page.stream().map(Hit::id).toList()));
	}

	private List<Found<T>> found(Map<UUID, T> byId) {
		List<Found<T>> visible = new ArrayList<>();
		for (Hit hit : this.page) {
			@Nullable T row = byId.get(hit.id());
			if (row != null) {
				visible.add(new Found<>(hit, row));
			}
		}
		return visible;
	}

	@Override
	public void close() {
		this.hits.close();
	}

	record Found<T>(Hit hit, T row) {

	}

}
