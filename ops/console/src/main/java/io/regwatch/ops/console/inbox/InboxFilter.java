package io.regwatch.ops.console.inbox;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.api.update.UpdateParameters;
import org.jspecify.annotations.Nullable;

/**
 * The filters of the API's list of updates, as a form sends them, and the place in the
 * list.
 *
 * @param status codes, any of which may match
 * @param priority codes, any of which may match
 * @param search words to look for
 * @param searchIn {@code summary} or {@code text}
 * @param order {@code date} or {@code relevance}
 * @param source ids, any of which may match
 * @param geography codes, any of which may match
 * @param publicationDateFrom a date
 * @param publicationDateTo a date
 * @param asOf a date on which the update's version was in force
 * @param knownAt a date; only what was known then counts
 * @param cursor of the page; {@code null} for the first one
 */
public record InboxFilter(@Nullable List<String> status, @Nullable List<String> priority, @Nullable String search,
		@Nullable String searchIn, @Nullable String order, @Nullable List<String> source,
		@Nullable List<String> geography, @Nullable String publicationDateFrom, @Nullable String publicationDateTo,
		@Nullable String asOf, @Nullable String knownAt, @Nullable String cursor) {

	/**
	 * Converts the filters for the API's list.
	 * @return not checked
	 */
	UpdateParameters parameters() {
		return new UpdateParameters(joined(this.status), joined(this.priority), this.search, this.searchIn, this.order,
				joined(this.source), joined(this.geography), this.publicationDateFrom, this.publicationDateTo,
				this.asOf, this.knownAt, null);
	}

	/**
	 * The filters as a query string.
	 * @return empty without filters
	 */
	public String getQuery() {
		return text(filters());
	}

	/**
	 * Whether there are filters beside the search.
	 * @return {@code false} for an empty field of the form, too
	 */
	public boolean isNarrowed() {
		Map<String, @Nullable String> filters = filters();
		filters.remove("search");
		return !text(filters).isEmpty();
	}

	/**
	 * The filters and the cursor as a query string.
	 * @return empty for the first page without filters
	 */
	public String getPlace() {
		Map<String, @Nullable String> place = filters();
		place.put("cursor", this.cursor);
		return text(place);
	}

	/**
	 * The same list from another place on.
	 * @param other cursor of a page
	 * @return as a query string
	 */
	public String placeAt(String other) {
		Map<String, @Nullable String> place = filters();
		place.put("cursor", other);
		return text(place);
	}

	private Map<String, @Nullable String> filters() {
		Map<String, @Nullable String> filters = new LinkedHashMap<>();
		filters.put("status", joined(this.status));
		filters.put("priority", joined(this.priority));
		filters.put("search", this.search);
		filters.put("searchIn", this.searchIn);
		filters.put("order", this.order);
		filters.put("source", joined(this.source));
		filters.put("geography", joined(this.geography));
		filters.put("publicationDateFrom", this.publicationDateFrom);
		filters.put("publicationDateTo", this.publicationDateTo);
		filters.put("asOf", this.asOf);
		filters.put("knownAt", this.knownAt);
		return filters;
	}

	private static @Nullable String joined(@Nullable List<String> values) {
		return (values != null) ? String.join(",", values) : null;
	}

	private static String text(Map<String, @Nullable String> parameters) {
		return parameters.entrySet()
			.stream()
			.filter((one) -> one.getValue() != null && !one.getValue().isBlank())
			.map((one) -> one.getKey() + "="
					+ URLEncoder.encode(String.valueOf(one.getValue()), StandardCharsets.UTF_8))
			.collect(Collectors.joining("&"));
	}

}
