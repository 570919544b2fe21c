package io.regwatch.ingest.source;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What the next listing of a source is compared with.
 *
 * @param parts the lists that the source was read from
 * @param items how many were taken
 * @param found in how many of their rows a field was found, by its name; fields that are
 * not read are missing
 * @param shifted values of fields that were not taken because most items had others
 * before, by name and external id
 */
public record ListingShape(List<Listing.Part> parts, int items, Map<String, Integer> found,
		Map<String, Map<String, String>> shifted) {

	/** Of a source without a complete listing. */
	public static final ListingShape NONE = new ListingShape(List.of(), 0, Map.of(), Map.of());

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
		// Older ledgers lack them.
		found = (found != null) ? Map.copyOf(found) : Map.of();
		shifted = (shifted != null) ? Map.copyOf(shifted) : Map.of();
	}

	/**
	 * Describes a listing.
	 * @param listing as it was read
	 * @return its shape
	 */
	public static ListingShape of(Listing listing) {
		Set<String> fields = listing.lacking().isEmpty() ? FIELDS.keySet() : listing.lacking().keySet();
		return new ListingShape(listing.parts(), listing.items().size(),
				fields.stream().collect(Collectors.toMap(Function.identity(), (field) -> found(listing, field))),
				Map.of());
	}

	/** A default says nothing of the list. */
	private static int found(Listing listing, String field) {
		Set<String> lacking = listing.lacking().getOrDefault(field, Set.of());
		return (int) listing.items()
			.stream()
			.filter(FIELDS.getOrDefault(field, (_) -> true))
			.filter((item) -> !lacking.contains(item.externalId()))
			.count();
	}

	/**
	 * The same with values that were not taken.
	 * @param values by field and external id
	 * @return a shape with them
	 */
	public ListingShape with(Map<String, Map<String, String>> values) {
		return new ListingShape(this.parts, this.items, this.found, values);
	}

}
