package io.regwatch.ingest.source;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What the next listing of a source is compared with.
 *
 * @param parts the lists that the source was read from
 * @param items how many were taken
 * @param fields how many of them state something, by its name
 */
public record ListingShape(List<Listing.Part> parts, int items, Map<String, Integer> fields) {

	/** Of a source without a complete listing. */
	public static final ListingShape NONE = new ListingShape(List.of(), 0, Map.of());

	private static final Map<String, Predicate<ListedItem>> FIELDS = Map.ofEntries(
			Map.entry("title", (item) -> item.title() != null),
			Map.entry("description", (item) -> item.description() != null),
			Map.entry("type", (item) -> item.type() != null), Map.entry("status", (item) -> item.status() != null),
			Map.entry("updateType", (item) -> item.updateType() != null),
			Map.entry("edition", (item) -> item.edition() != null),
			Map.entry("published", (item) -> item.published() != null),
			Map.entry("effective", (item) -> item.effective() != null),
			Map.entry("language", (item) -> item.language() != null),
			Map.entry("relations", (item) -> !item.relations().isEmpty()),
			Map.entry("files", (item) -> !item.files().isEmpty()));

	public ListingShape {
		parts = List.copyOf(parts);
		fields = Map.copyOf(fields);
	}

	/**
	 * Describes a listing.
	 * @param listing as it was read
	 * @return its shape
	 */
	public static ListingShape of(Listing listing) {
		List<ListedItem> items = listing.items();
		return new ListingShape(listing.parts(), items.size(),
				FIELDS.entrySet()
					.stream()
					.collect(Collectors.toMap(Map.Entry::getKey,
							(field) -> (int) items.stream().filter(field.getValue()).count())));
	}

}
