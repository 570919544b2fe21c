package io.regwatch.ingest.extract.office.word;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/** Follows a cell of several columns by an empty cell for each further one. */
final class WideCells extends OfficeFilter {

	/** Tables of Word have no more columns. */
	private static final int MAX_COLUMNS = 63;

	private final Deque<Integer> columns = new ArrayDeque<>();

	@Override
	protected Use start(String element, Attributes attributes) {
		if (element.equals("w:tc")) {
			this.columns.push(1);
		}
		else if (element.equals("w:gridSpan") && !this.columns.isEmpty()) {
			this.columns.pop();
			this.columns.push(columns(value(attributes, "val", "")));
		}
		return Use.KEPT;
	}

	@Override
	protected void after(String element) throws SAXException {
		if (!element.equals("w:tc") || this.columns.isEmpty()) {
			return;
		}
		for (int column = this.columns.pop(); column > 1; column--) {
			open("w:tc");
			open("w:p");
			close("w:p");
			close("w:tc");
		}
	}

	private static int columns(String span) {
		return span.matches("\\d{1,2}") ? Math.min(Integer.parseInt(span), MAX_COLUMNS) : 1;
	}

}
