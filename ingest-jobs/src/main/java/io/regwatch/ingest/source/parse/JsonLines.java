package io.regwatch.ingest.source.parse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.function.Consumer;

import io.regwatch.ingest.source.catalogue.YamlFile;

/**
 * Reads a JSON object on each line.
 *
 * @param reader of the file
 */
record JsonLines(Reader reader) implements BulkRows {

	@Override
	public void forEach(Consumer<JsonRow> consumer) throws IOException {
		BufferedReader lines = new BufferedReader(this.reader);
		for (String line = lines.readLine(); line != null; line = lines.readLine()) {
			if (!line.isBlank()) {
				consumer.accept(new JsonRow(YamlFile.MAPPER.readTree(line.replace("\ufeff", ""))));
			}
		}
	}

}
