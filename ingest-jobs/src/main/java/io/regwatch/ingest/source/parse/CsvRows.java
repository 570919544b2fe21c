package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

import io.regwatch.ingest.source.catalogue.YamlFile;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads comma-separated values whose first line names the columns.
 *
 * @param reader of the file
 * @param delimiter of columns; {@code null} for a comma
 */
record CsvRows(LineEndReader reader, @Nullable String delimiter) implements BulkRows {

	private static final CSVFormat FORMAT = CSVFormat.RFC4180.builder()
		.setHeader()
		.setSkipHeaderRecord(true)
		.setIgnoreEmptyLines(true)
		.get();

	@Override
	public void forEach(Consumer<JsonRow> consumer) throws IOException {
		try (CSVParser parser = format().parse(this.reader)) {
			for (CSVRecord record : parser) {
				consumer.accept(row(record));
			}
		}
		catch (UncheckedIOException ex) {
			throw (ex.getCause() instanceof CSVException broken) ? broken(broken) : ex.getCause();
		}
		catch (CSVException | IllegalArgumentException ex) {
			throw broken(ex);
		}
	}

	@Override
	public Boolean isClosed() {
		return this.reader.isClosed();
	}

	private static BrokenRowsException broken(Exception cause) {
		return new BrokenRowsException(String.valueOf(cause.getMessage()));
	}

	private CSVFormat format() {
		return (this.delimiter != null) ? FORMAT.builder().setDelimiter(this.delimiter).get() : FORMAT;
	}

	private static JsonRow row(CSVRecord record) throws BrokenRowsException {
		if (!record.isConsistent()) {
			throw new BrokenRowsException("row %d has %d columns, the first line, which names them, has %d"
				.formatted(record.getRecordNumber(), record.size(), record.getParser().getHeaderNames().size()));
		}
		ObjectNode row = YamlFile.MAPPER.createObjectNode();
		record.toMap().forEach((name, value) -> row.put(name.replace("\ufeff", ""), value));
		return new JsonRow(row);
	}

}
