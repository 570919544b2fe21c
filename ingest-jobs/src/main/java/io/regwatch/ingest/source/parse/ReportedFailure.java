package io.regwatch.ingest.source.parse;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import tools.jackson.databind.JsonNode;

/** Finds failures that a JSON document reports although its status is 200. */
public final class ReportedFailure {

	private static final Set<String> NO_FAILURE = Set.of("", "0", "false", "none", "no", "null", "ok");

	/**
	 * Usual members of errors, GraphQL and JSON:API, Elasticsearch, and interfaces that
	 * stop searching in time.
	 */
	private static final List<String> MEMBERS = List.of("/error", "/errors", "/timed_out", "/_shards/failed",
			"/incomplete_results");

	private ReportedFailure() {
	}

	/**
	 * Finds a failure.
	 * @param document whole
	 * @return pointer to the member that reports it
	 */
	public static Optional<String> in(JsonNode document) {
		return MEMBERS.stream().filter((member) -> isReported(document.at(member))).findFirst();
	}

	private static boolean isReported(JsonNode failure) {
		if (failure.isContainer()) {
			return !failure.isEmpty();
		}
		return (failure.isNumber() && failure.asInt() != 0) || (failure.isBoolean() && failure.asBoolean())
				|| (failure.isString() && !NO_FAILURE.contains(failure.asString().strip().toLowerCase(Locale.ROOT)));
	}

}
