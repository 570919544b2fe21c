package io.regwatch.ingest.source;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/** Collects what the pages of a list name, and what speaks against its completeness. */
final class Findings {

	private final RowReader reader;

	private final int minimum;

	private final Map<String, ListedItem> items = new LinkedHashMap<>();

	private final Map<ListedItem, Listing.Rejection> rejections = new LinkedHashMap<>();

	private final List<String> shortfalls = new ArrayList<>();

	private int rows;

	private @Nullable Integer reported;

	Findings(Paged list) {
		this.reader = new RowReader(list.fields());
		this.minimum = Objects.requireNonNullElse(list.minimum(), 1);
	}

	/** Adds a page; {@code false} if it says nothing that earlier ones did not. */
	boolean add(Page page, URI address, boolean first) {
		int before = size();
		page.rows().forEach((row) -> add(row, address));
		if (first && page.total() != null) {
			this.reported = Objects.requireNonNullElse(this.reported, 0) + page.total();
		}
		boolean repeats = !first && !page.rows().isEmpty() && size() == before;
		if (repeats) {
			miss("The page '%s' only repeats earlier ones".formatted(address));
		}
		return !repeats;
	}

	void miss(String shortfall) {
		this.shortfalls.add(shortfall);
	}

	Listing listing() {
		if (size() < this.minimum) {
			miss("Listed %d items, at least %d are expected".formatted(size(), this.minimum));
		}
		if (this.reported != null && size() < this.reported) {
			miss("The source reports %d items but listed %d".formatted(this.reported, size()));
		}
		return new Listing(this.reported, List.copyOf(this.items.values()), List.copyOf(this.rejections.values()),
				this.shortfalls.isEmpty() ? null : String.join("; ", this.shortfalls));
	}

	private void add(Row row, URI address) {
		this.rows++;
		switch (this.reader.read(row, address)) {
			case RowReading.Usable(ListedItem item) -> add(item);
			case RowReading.Unusable(ListedItem item, RejectionReason reason, String detail) ->
				this.rejections.put(item, new Listing.Rejection(item, reason, detail));
			case RowReading.Nameless() -> miss("Row %d has no id".formatted(this.rows));
		}
	}

	/** A row that moved to the next page in between is the same item, not another one. */
	private void add(ListedItem item) {
		ListedItem earlier = this.items.putIfAbsent(item.externalId(), item);
		if (earlier != null && !earlier.equals(item)) {
			this.rejections.put(item, new Listing.Rejection(item, RejectionReason.DUPLICATE_ID,
					"Another row has the id '%s'".formatted(item.externalId())));
		}
	}

	private int size() {
		return this.items.size() + this.rejections.size();
	}

}
