package io.regwatch.assessment.knowledge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads tables of tab-separated values; lines that begin with {@code #} are comments. */
final class KnowledgeTable {

	private static final Pattern TAB = Pattern.compile("\t");

	private KnowledgeTable() {
	}

	static Stream<Row> read(String name) {
		try (InputStream file = Objects.requireNonNull(KnowledgeTable.class.getResourceAsStream(name))) {
			List<String[]> lines = new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()
				.filter((line) -> !line.startsWith("#") && !line.isBlank())
				.map((line) -> TAB.split(line, -1))
				.toList();
			return lines.stream().skip(1).map((cells) -> new Row(name, lines.getFirst(), cells));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	static WordPattern pattern(String words) {
		return WordPattern.of(words);
	}

	/** A row whose cells are read by the names of their columns. */
	static final class Row {

		private final String[] columns;

		private final String[] cells;

		Row(String table, String[] columns, String[] cells) {
			if (columns.length != cells.length) {
				throw new IllegalArgumentException("Table '%s' has a row of %d cells instead of %d: %s".formatted(table,
						cells.length, columns.length, Arrays.toString(cells)));
			}
			this.columns = columns;
			this.cells = cells;
		}

		String text(String column) {
			return IntStream.range(0, this.columns.length)
				.filter((place) -> this.columns[place].equals(column))
				.mapToObj((place) -> this.cells[place].strip())
				.findFirst()
				.orElseThrow();
		}

		List<String> list(String column, String separator) {
			return Arrays.stream(text(column).split(Pattern.quote(separator)))
				.map(String::strip)
				.filter((one) -> !one.isEmpty())
				.toList();
		}

	}

}
