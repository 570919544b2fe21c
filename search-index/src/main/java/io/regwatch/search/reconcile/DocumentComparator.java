package io.regwatch.search.reconcile;

import java.util.Optional;

import co.elastic.clients.json.jackson.Jackson3JsonpMapper;
import io.regwatch.search.index.IndexWrite;
import io.regwatch.search.index.SearchDocument;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Compares a stored document with its row, field by field. */
final class DocumentComparator {

	private static final JsonMapper JSON = new Jackson3JsonpMapper().objectMapper();

	private DocumentComparator() {
	}

	/**
	 * Compares one document.
	 * @param row the expected state; {@code null} if there is no row
	 * @param document {@code null} if there is none
	 * @return empty if they agree
	 */
	static Optional<MismatchType> compare(@Nullable IndexWrite row, @Nullable StoredDocument document) {
		if (!(row instanceof IndexWrite.Put put)) {
			return (document != null) ? Optional.of(MismatchType.EXTRA) : Optional.empty();
		}
		if (document == null) {
			return Optional.of(MismatchType.MISSING);
		}
		if (document.version() <= put.version() && document.source().equals(json(put.document()))) {
			return Optional.empty();
		}
		return Optional.of((document.version() < put.version()) ? MismatchType.STALE : MismatchType.ALTERED);
	}

	// Through its text, as it is sent to the index: value types must not differ.
	private static JsonNode json(SearchDocument document) {
		return JSON.readTree(JSON.writeValueAsString(document));
	}

}
