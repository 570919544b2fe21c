package io.regwatch.ingest.extract.office.opendocument;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/** Writes numbers and dates of cells without what only decorates them. */
final class PlainCells extends OfficeFilter {

	private final Deque<ShownValue> cells = new ArrayDeque<>();

	private final StringBuilder shown = new StringBuilder();

	/** Whether a paragraph is open that has nothing but text so far. */
	private boolean waiting;

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		flush(false);
		if (element.equals("table:table-cell")) {
			this.cells.push(ShownValue.of(attributes));
		}
		this.waiting = element.equals("text:p") && !this.cells.isEmpty();
		return Use.KEPT;
	}

	@Override
	protected void end(String element) throws SAXException {
		flush(element.equals("text:p"));
		if (element.equals("table:table-cell")) {
			this.cells.poll();
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		if (this.waiting) {
			this.shown.append(text);
		}
		else {
			super.text(text);
		}
	}

	private void flush(boolean whole) throws SAXException {
		if (!this.shown.isEmpty()) {
			String text = this.shown.toString();
			write((whole && !this.cells.isEmpty()) ? this.cells.element().plain(text) : text);
			this.shown.setLength(0);
		}
		this.waiting = false;
	}

}
