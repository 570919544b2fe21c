package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.Reader;
import java.util.function.Consumer;

import io.regwatch.ingest.source.catalogue.YamlFile;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;

/**
 * Reads the elements of a JSON array without holding the others.
 *
 * @param reader of the file
 * @param items pointer to the array
 */
record JsonRows(Reader reader, String items) implements BulkRows {

	@Override
	public void forEach(Consumer<JsonRow> consumer) throws IOException {
		try (JsonParser parser = YamlFile.MAPPER.createParser(this.reader)) {
			if (!findArray(parser, JsonPointer.compile(this.items))) {
				throw new BrokenRowsException("there is no array at '%s'".formatted(this.items));
			}
			while (parser.nextToken() != JsonToken.END_ARRAY) {
				consumer.accept(new JsonRow(parser.<JsonNode>readValueAsTree()));
			}
		}
	}

	private static boolean findArray(JsonParser parser, JsonPointer pointer) {
		for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
			if (token == JsonToken.START_ARRAY && parser.streamReadContext().pathAsPointer().equals(pointer)) {
				return true;
			}
		}
		return false;
	}

}
