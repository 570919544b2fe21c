package io.regwatch.ingest.source.parse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import io.regwatch.ingest.source.catalogue.RowList;
import io.regwatch.ingest.source.catalogue.YamlFile;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads comma-separated values. One of the lines names the columns; if none does, they
 * are called 1, 2, 3.
 *
 * @param reader of the file
 * @param list that says how it is written
 */
record CsvRows(LineEndReader reader, RowList list) implements BulkRows {

	private static final CSVFormat FORMAT = CSVFormat.RFC4180.builder().setIgnoreEmptyLines(true).get();

	@Override
	public void forEach(Consumer<JsonRow> consumer) throws IOException {
		try (CSVParser parser = format().parse(afterPreface())) {
			@Nullable List<String> names = null;
			for (CSVRecord record : parser) {
				if (names == null) {
					names = names(record);
				}
				if (record.getRecordNumber() > 1 || this.list.headerRowOrFirst() == 0) {
					consumer.accept(row(record, names));
				}
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

	/** What stands above the header follows no format. */
	private Reader afterPreface() throws IOException {
		BufferedReader lines = new BufferedReader(this.reader);
		for (int line = 1; line < this.list.headerRowOrFirst(); line++) {
			if (lines.readLine() == null) {
				throw new BrokenRowsException(
						"there is no line %d, which should name the columns".formatted(this.list.headerRowOrFirst()));
			}
		}
		return lines;
	}

	private CSVFormat format() {
		CSVFormat.Builder format = FORMAT.builder();
		if (this.list.delimiter() != null) {
			format.setDelimiter(this.list.delimiter());
		}
		return switch (Objects.requireNonNullElse(this.list.quotes(), RowList.Quotes.STRICT)) {
			case STRICT -> format.get();
			case LENIENT -> format.setTrailingData(true).get();
			case NONE -> format.setQuote(null).get();
		};
	}

	private List<String> names(CSVRecord first) {
		return (this.list.headerRowOrFirst() == 0)
				? IntStream.rangeClosed(1, first.size()).mapToObj(String::valueOf).toList()
				: first.stream().map((name) -> name.replace("\ufeff", "")).toList();
	}

	/** Of two columns with one name, the first counts. */
	private static JsonRow row(CSVRecord record, List<String> names) throws BrokenRowsException {
		if (record.size() != names.size()) {
			throw new BrokenRowsException("row %d has %d columns, the first one has %d"
				.formatted(record.getRecordNumber(), record.size(), names.size()));
		}
		ObjectNode row = YamlFile.MAPPER.createObjectNode();
		for (int column = 0; column < names.size(); column++) {
			row.putIfAbsent(names.get(column), row.stringNode(record.get(column)));
		}
		return new JsonRow(row);
	}

}
