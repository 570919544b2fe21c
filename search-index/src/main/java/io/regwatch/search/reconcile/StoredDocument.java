package io.regwatch.search.reconcile;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A document as the index has it, whoever wrote it.
 *
 * @param id under which it is stored
 * @param version grows with each write
 * @param source its content
 */
record StoredDocument(String id, long version, JsonNode source) {

	/** Its {@code id} field, by which documents are sorted. */
	@Nullable String key() {
		return this.source.path("id").asString(null);
	}

}
