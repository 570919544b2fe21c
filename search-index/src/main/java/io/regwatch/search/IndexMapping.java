package io.regwatch.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

import co.elastic.clients.elasticsearch._types.mapping.TypeMapping;
import co.elastic.clients.json.JsonData;
import org.jspecify.annotations.Nullable;

/**
 * The fields of an index, from the JSON file of its name beside this class. Its number is
 * raised with each change of the fields or of what documents hold in them.
 *
 * @param mapping as Elasticsearch takes it
 */
record IndexMapping(TypeMapping mapping) {

	private static final String NUMBER = "layout";

	static IndexMapping of(Index index) {
		try (InputStream json = IndexMapping.class.getResourceAsStream(index.label() + ".json")) {
			return new IndexMapping(new TypeMapping.Builder().withJson(Objects.requireNonNull(json)).build());
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not read the layout of '%s'".formatted(index.label()), ex);
		}
	}

	/**
	 * Reads the number of the layout that an index was made with.
	 * @param mapping of an index; {@code null} when it has none
	 * @return 0 when no program of ours made it
	 */
	static int numberIn(@Nullable TypeMapping mapping) {
		JsonData number = (mapping != null) ? mapping.meta().get(NUMBER) : null;
		return (number != null) ? number.to(Integer.class) : 0;
	}

	int number() {
		return numberIn(this.mapping);
	}

}
