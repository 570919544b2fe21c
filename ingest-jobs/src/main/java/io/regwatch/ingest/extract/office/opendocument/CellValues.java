package io.regwatch.ingest.extract.office.opendocument;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.VolatileFormulas;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes the values of cells that have no text, because a library wrote them, or else
 * their formulas: programs show the values as they open the file (OpenDocument 1.3, part
 * 3, 19.385). Formulas also stand for results that differ from day to day.
 */
final class CellValues extends OfficeFilter {

	/** The values of the cells that are open, empty for those with a text. */
	private final Deque<String> values = new ArrayDeque<>();

	@Override
	protected Use start(String element, Attributes attributes) {
		if (element.equals("table:table-cell")) {
			this.values.push(value(attributes));
		}
		else if (element.equals("text:p") && !this.values.isEmpty()) {
			if (VolatileFormulas.has(this.values.element())) {
				return Use.DROPPED;
			}
			this.values.pop();
			this.values.push("");
		}
		return Use.KEPT;
	}

	private static String value(Attributes attributes) {
		String formula = value(attributes, "formula", "");
		if (VolatileFormulas.has(formula)) {
			return formula;
		}
		boolean calculated = !value(attributes, "value-type", "").isEmpty();
		return Stream.of("value", "date-value", "time-value", "boolean-value", "string-value")
			.map((name) -> value(attributes, name, ""))
			.filter((value) -> !value.isEmpty())
			.findFirst()
			.orElse(calculated ? "" : formula);
	}

	@Override
	protected void end(String element) throws SAXException {
		String value = element.equals("table:table-cell") ? this.values.pop() : "";
		if (!value.isEmpty()) {
			open("text:p");
			write(value);
			close("text:p");
		}
	}

}
