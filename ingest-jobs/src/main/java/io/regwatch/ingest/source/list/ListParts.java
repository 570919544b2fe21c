package io.regwatch.ingest.source.list;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.TrackingParameters;
import io.regwatch.ingest.source.parse.JsonRow;
import io.regwatch.ingest.source.parse.Page;
import io.regwatch.ingest.source.parse.Row;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

/** Counts the pages of each list of a source. */
final class ListParts {

	/** So many items of a page are enough to find it again. */
	private static final int REMEMBERED = 20;

	/**
	 * Ids and addresses of the 200 newest entries: few feeds show more, or gain as many
	 * between two runs.
	 */
	private static final int REMEMBERED_ENTRIES = 400;

	private static final int HASH = 16;

	private final boolean feeds;

	private final Map<String, Listing.Part> parts = new LinkedHashMap<>();

	/**
	 * Counts none yet.
	 * @param feeds whether the lists are feeds, of which entries are remembered
	 */
	ListParts(boolean feeds) {
		this.feeds = feeds;
	}

	/**
	 * Counts a page, or one of the files of an archive.
	 * @param start name of the list that it belongs to
	 * @param page to count
	 * @param items external ids of its rows
	 * @param end of the file; {@code null} if it is no file of lines
	 */
	void add(String start, Page page, List<String> items, Listing.@Nullable FileEnd end) {
		boolean stated = page.total() != null || page.isLast();
		List<String> last = items.subList(0, Math.min(REMEMBERED, items.size()));
		this.parts.merge(start, new Listing.Part(start, items.isEmpty() ? 0 : 1, stated, last, entries(page), end),
				ListParts::join);
	}

	private List<String> entries(Page page) {
		return this.feeds ? page.rows().stream().flatMap(ListParts::names).toList() : List.of();
	}

	/** Feeds change ids and addresses of entries, hardly both at once. */
	private static Stream<String> names(Row row) {
		return (row instanceof JsonRow entry)
				? Stream.of(entry.node().path("id"), entry.node().path("link"))
					.filter((name) -> !name.asString("").isBlank())
					.map((name) -> ContentHash.of(TrackingParameters.remove(name.asString())).hex().substring(0, HASH))
				: Stream.empty();
	}

	private static Listing.Part join(Listing.Part before, Listing.Part page) {
		return new Listing.Part(before.start(), before.pages() + page.pages(), before.stated() || page.stated(),
				(page.pages() > 0) ? page.lastItems() : before.lastItems(),
				Stream.concat(before.entries().stream(), page.entries().stream())
					.distinct()
					.limit(REMEMBERED_ENTRIES)
					.toList(),
				page.end());
	}

	List<Listing.Part> all() {
		return List.copyOf(this.parts.values());
	}

}
