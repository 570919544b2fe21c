package io.regwatch.search;

import java.util.Optional;

import co.elastic.clients.json.jackson.Jackson3JsonpMapper;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Holds a document against what its row says, word for word. */
final class DocumentComparator {

	private static final JsonMapper JSON = new Jackson3JsonpMapper().objectMapper();

	private DocumentComparator() {
	}

	/**
	 * Finds what is wrong.
	 * @param row what the index is to know; {@code null} if there is no row
	 * @param document what it has; {@code null} for nothing
	 * @return empty if nothing is
	 */
	static Optional<MismatchType> of(@Nullable IndexWrite row, @Nullable StoredDocument document) {
		if (!(row instanceof IndexWrite.Put put)) {
			return (document != null) ? Optional.of(MismatchType.EXTRA) : Optional.empty();
		}
		if (document == null) {
			return Optional.of(MismatchType.MISSING);
		}
		if (document.version() > put.version()) {
			return Optional.of(MismatchType.ALTERED);
		}
		if (document.source().equals(json(put.document()))) {
			return Optional.empty();
		}
		return Optional.of((document.version() < put.version()) ? MismatchType.STALE : MismatchType.ALTERED);
	}

	// By way of its text, as it goes to the index: types of values must not differ.
	private static JsonNode json(SearchDocument document) {
		return JSON.readTree(JSON.writeValueAsString(document));
	}

}
