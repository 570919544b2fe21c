package io.regwatch.ops.benchmark.api;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/**
 * What a list is asked for; what is absent does not restrict.
 *
 * @param limit number of rows
 * @param search the beginning of a word
 * @param source ids, separated by commas
 * @param geography its code
 * @param from first day of publication
 */
record ListQuery(int limit, @Nullable String search, @Nullable String source, @Nullable String geography,
		@Nullable String from) {

	/** What the benchmark asks for in turn: one filter, another, and several at once. */
	private static final List<String> QUERIES = List.of("limit=50&search=steril", "limit=50&geography=EU",
			"limit=50&source=source-3,source-8,source-13,source-18&publicationDateFrom=2018-01-01",
			"limit=50&search=surveil&geography=US&publicationDateFrom=2020-01-01");

	/** One of them, so that a number of workspaces in turn gets each of them in turn. */
	static String query(int number, int workspaces) {
		return QUERIES.get((number + number / workspaces) % QUERIES.size());
	}

	static ListQuery of(String query) {
		Map<String, String> values = Arrays.stream(query.split("&", -1))
			.map((part) -> part.split("=", 2))
			.collect(Collectors.toMap((part) -> part[0], (part) -> part[1]));
		return new ListQuery(Integer.parseInt(values.getOrDefault("limit", "1000")), values.get("search"),
				values.get("source"), values.get("geography"), values.get("publicationDateFrom"));
	}

}
