package io.regwatch.ingest.source;

import java.util.ArrayList;
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

	private final RowReader reader;

	private final int minimum;

	private final Map<String, Claims> items = new LinkedHashMap<>();

	private final Map<ListedItem, Listing.Rejection> rejections = new LinkedHashMap<>();

	private final Set<String> shortfalls = new LinkedHashSet<>();

	private int rows;

	private int distinct;

	private @Nullable Integer reported;

	private @Nullable Integer total;

	Findings(Paged list) {
		this.reader = new RowReader(list.fields());
		this.minimum = Objects.requireNonNullElse(list.minimum(), 1);
	}

	/** Adds a page; {@code false} if it says nothing that earlier ones did not. */
	boolean add(Page page, boolean first) {
		int before = this.distinct;
		page.rows().forEach((row) -> add(row, page));
		addTotal(page, first);
		if (page.shortfall() != null) {
			miss(page.shortfall());
		}
		boolean repeats = !first && !page.rows().isEmpty() && this.distinct == before;
		if (repeats) {
			miss("The page '%s' only repeats earlier ones".formatted(page.base()));
		}
		return !repeats;
	}

	void miss(String shortfall) {
		this.shortfalls.add(shortfall);
	}

	Listing listing() {
		if (this.distinct < this.minimum) {
			miss("Listed %d items, at least %d are expected".formatted(this.distinct, this.minimum));
		}
		if (this.reported != null && this.distinct < this.reported) {
			miss("The source reports %d items but listed %d".formatted(this.reported, this.distinct));
		}
		List<ListedItem> taken = this.items.values().stream().flatMap((claims) -> claims.taken().stream()).toList();
		List<Listing.Rejection> refused = new ArrayList<>(this.rejections.values());
		this.items.values().forEach((claims) -> refused.addAll(claims.rejections()));
		return new Listing(this.reported, taken, refused,
				this.shortfalls.isEmpty() ? null : String.join("; ", this.shortfalls));
	}

	/**
	 * An item that leaves a list while it is read moves another one over a page's edge.
	 */
	private void addTotal(Page page, boolean first) {
		if (first && page.total() != null) {
			this.reported = Objects.requireNonNullElse(this.reported, 0) + page.total();
		}
		else if (!first && !Objects.equals(this.total, page.total())) {
			miss("The list changed while it was read: it reports %s items, before %s".formatted(page.total(),
					this.total));
		}
		this.total = page.total();
	}

	private void add(Row row, Page page) {
		this.rows++;
		boolean added = switch (this.reader.read(row, page.base())) {
			case RowReading.Usable(ListedItem item) ->
				this.items.computeIfAbsent(item.externalId(), (_) -> new Claims()).add(item);
			case RowReading.Unusable(ListedItem item, RejectionReason reason, String detail) ->
				this.rejections.putIfAbsent(item, new Listing.Rejection(item, reason, detail)) == null;
			case RowReading.Nameless() -> {
				miss("Row %d has no id".formatted(this.rows));
				yield false;
			}
		};
		this.distinct += added ? 1 : 0;
	}

}
