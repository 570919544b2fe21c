package io.regwatch.search.index;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

import co.elastic.clients.elasticsearch._types.mapping.TypeMapping;
import co.elastic.clients.json.JsonData;
import org.jspecify.annotations.Nullable;

/**
 * The fields of an index, from the JSON file beside this class. Its layout number is
 * raised with each change of the fields or of their content.
 *
 * @param mapping as Elasticsearch takes it
 */
record IndexMapping(TypeMapping mapping) {

	private static final String LAYOUT = "layout";

	static IndexMapping of(Index index) {
		try (InputStream json = IndexMapping.class.getResourceAsStream(index.label() + ".json")) {
			return new IndexMapping(new TypeMapping.Builder().withJson(Objects.requireNonNull(json)).build());
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not read the mapping of '%s'".formatted(index.label()), ex);
		}
	}

	/** Returns the layout number of an existing index; 0 if it has none. */
	static int layoutOf(@Nullable TypeMapping mapping) {
		JsonData number = (mapping != null) ? mapping.meta().get(LAYOUT) : null;
		return (number != null) ? number.to(Integer.class) : 0;
	}

	int layout() {
		return layoutOf(this.mapping);
	}

}
