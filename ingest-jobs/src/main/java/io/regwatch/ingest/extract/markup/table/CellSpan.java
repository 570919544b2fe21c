package io.regwatch.ingest.extract.markup.table;

import java.util.Objects;
import java.util.stream.Stream;

import io.regwatch.schema.text.BoundedPattern;
import org.xml.sax.Attributes;

/**
 * How many columns and rows a cell of HTML or WAI-ARIA is in.
 *
 * @param columns of it, at least one
 * @param rows of it, at least one
 */
record CellSpan(int columns, int rows) {

	private static final BoundedPattern NUMBER = BoundedPattern.compile("\\d{1,9}");

	/** As in browsers. */
	static final int MAX_COLUMNS = 1_000;

	/** As in browsers. */
	private static final int MAX_ROWS = 65_534;

	static CellSpan of(Attributes attributes) {
		int columns = number(attributes, 1, "colspan", "aria-colspan");
		int rows = number(attributes, 1, "rowspan", "aria-rowspan");
		// Zero means all rows that are left.
		return new CellSpan(Math.clamp(columns, 1, MAX_COLUMNS), (rows == 0) ? MAX_ROWS : Math.min(rows, MAX_ROWS));
	}

	/** Returns the first number that one of the attributes states, or another one. */
	static int number(Attributes attributes, int otherwise, String... names) {
		return Stream.of(names)
			.map(attributes::getValue)
			.filter(Objects::nonNull)
			.map(String::strip)
			.filter(NUMBER::matches)
			.findFirst()
			.map(Integer::parseInt)
			.orElse(otherwise);
	}

}
