package io.regwatch.ingest.source.list;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.parse.Page;

/** Counts the pages of each list of a source. */
final class ListParts {

	/** So many items of a page are enough to find it again. */
	private static final int REMEMBERED = 20;

	private final Map<String, Listing.Part> parts = new LinkedHashMap<>();

	void add(ListPartition start, Page page, List<String> items) {
		boolean stated = page.total() != null || page.isLast();
		List<String> last = items.subList(0, Math.min(REMEMBERED, items.size()));
		this.parts.merge(start.name(), new Listing.Part(start.name(), items.isEmpty() ? 0 : 1, stated, last),
				ListParts::join);
	}

	private static Listing.Part join(Listing.Part before, Listing.Part page) {
		return new Listing.Part(before.start(), before.pages() + page.pages(), before.stated() || page.stated(),
				(page.pages() > 0) ? page.lastItems() : before.lastItems());
	}

	List<Listing.Part> all() {
		return List.copyOf(this.parts.values());
	}

}
