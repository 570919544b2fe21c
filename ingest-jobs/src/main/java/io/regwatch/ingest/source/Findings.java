package io.regwatch.ingest.source;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/** Collects what the pages of a list name, and what speaks against its completeness. */
final class Findings {

	private final Paged list;

	private final RowReader reader;

	private final Details details;

	private final @Nullable Groups groups;

	private final Map<String, Claims> items = new LinkedHashMap<>();

	private final Map<ListedItem, Listing.Rejection> rejections = new LinkedHashMap<>();

	private final Set<String> shortfalls = new LinkedHashSet<>();

	private final Set<Row> seen = new HashSet<>();

	private int rows;

	private @Nullable Integer reported;

	private @Nullable Integer total;

	Findings(Paged list, Details details) {
		this.list = list;
		this.reader = new RowReader(list.fields());
		this.details = details;
		this.groups = (list instanceof RowList rowList && rowList.group() != null) ? new Groups(rowList.group()) : null;
	}

	/**
	 * Adds a page.
	 * @param page to add
	 * @param first whether it begins a list
	 * @param counted whether the list's total counts rows that no other list has
	 * @return {@code false} if it says nothing that earlier ones did not
	 */
	boolean add(Page page, boolean first, boolean counted) {
		int before = this.seen.size();
		page.rows().forEach((row) -> add(row, page.base()));
		addTotal(page, first, counted);
		if (page.shortfall() != null) {
			miss(page.shortfall());
		}
		boolean repeats = !first && !page.rows().isEmpty() && this.seen.size() == before;
		if (repeats) {
			miss("The page '%s' only repeats earlier ones".formatted(page.base()));
		}
		return !repeats;
	}

	void miss(String shortfall) {
		this.shortfalls.add(shortfall);
	}

	Listing listing() {
		if (this.groups != null) {
			this.groups.forEach(this::take);
		}
		List<ListedItem> taken = this.items.values().stream().flatMap((claims) -> claims.taken().stream()).toList();
		List<Listing.Rejection> refused = new ArrayList<>(this.rejections.values());
		this.items.values().forEach((claims) -> refused.addAll(claims.rejections()));
		int size = taken.size() + refused.size();
		int minimum = Objects.requireNonNullElse(this.list.minimum(), 1);
		if (size < minimum) {
			miss("Listed %d items, at least %d are expected".formatted(size, minimum));
		}
		if (this.reported != null && this.seen.size() < this.reported) {
			miss("The source reports %d items but listed %d".formatted(this.reported, this.seen.size()));
		}
		return new Listing(isSelection() ? null : this.reported, taken, refused,
				this.shortfalls.isEmpty() ? null : String.join("; ", this.shortfalls));
	}

	/** Whether the authority's total is of other things than the items. */
	private boolean isSelection() {
		return this.groups != null || this.list.where() != null;
	}

	/**
	 * An item that leaves a list while it is read moves another one over a page's edge.
	 */
	private void addTotal(Page page, boolean first, boolean counted) {
		if (first && counted && page.total() != null) {
			this.reported = Objects.requireNonNullElse(this.reported, 0) + page.total();
		}
		else if (!first && !Objects.equals(this.total, page.total())) {
			miss("The list changed while it was read: it reports %s items, before %s".formatted(page.total(),
					this.total));
		}
		this.total = page.total();
	}

	private void add(Row row, URI page) {
		this.rows++;
		if (!this.seen.add(row) || !isWanted(row, page)) {
			return;
		}
		if (this.groups == null || !(row instanceof JsonRow json)) {
			take(row, page);
		}
		else if (!this.groups.add(json, page)) {
			miss("Row %d has no key".formatted(this.rows));
		}
	}

	private boolean isWanted(Row row, URI page) {
		FieldReader fields = new FieldReader(row, page);
		return this.list.where() == null || this.list.where().stream().allMatch((rule) -> fields.read(rule) != null);
	}

	private void take(Row row, URI page) {
		switch (read(row, page)) {
			case RowReading.Usable(ListedItem item) ->
				this.items.computeIfAbsent(item.externalId(), (_) -> new Claims()).add(item);
			case RowReading.Unusable(ListedItem item, RejectionReason reason, String detail) ->
				this.rejections.putIfAbsent(item, new Listing.Rejection(item, reason, detail));
			case RowReading.Nameless() -> miss("Row %d has no id".formatted(this.rows));
		}
	}

	private RowReading read(Row row, URI page) {
		if (!(this.list instanceof RowList rowList) || rowList.detail() == null || !(row instanceof JsonRow json)) {
			return this.reader.read(row, page);
		}
		try {
			return this.reader.read(this.details.of(json, rowList.detail().url(), page), page);
		}
		catch (MissingDetailException ex) {
			return this.reader.unusable(row, page, ex.reason(), String.valueOf(ex.getMessage()));
		}
	}

}
