package io.regwatch.search;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A document as the index has it, whoever wrote it.
 *
 * @param id under which it is stored
 * @param version grows with each write
 * @param source all it says
 */
record StoredDocument(String id, long version, JsonNode source) {

	/** The id that it gives itself, by which it is sorted. */
	@Nullable String key() {
		return this.source.path("id").asString(null);
	}

}
