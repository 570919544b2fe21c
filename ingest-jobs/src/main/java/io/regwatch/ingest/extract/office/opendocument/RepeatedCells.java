package io.regwatch.ingest.extract.office.opendocument;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.RecordedEvents;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;

/**
 * Writes cells and rows with text as often as they are repeated, and empty cells before
 * them: which of them a program writes once is up to it (OpenDocument 1.3, part 3, 19.677
 * and 19.681).
 */
final class RepeatedCells extends OfficeFilter {

	/** Sheets have more empty columns and rows after those with text. */
	private static final int MOST = 1000;

	/** The cells and rows that are open. */
	private final Deque<Part> open = new ArrayDeque<>();

	/** Empty cells of each row that is open, which may be its last ones. */
	private final Deque<List<RecordedEvents>> empty = new ArrayDeque<>();

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "table:table-row" -> {
				this.empty.push(new ArrayList<>());
				record(attributes, "number-rows-repeated");
			}
			case "table:table-cell", "table:covered-table-cell" -> record(attributes, "number-columns-repeated");
			default -> {
			}
		}
		return Use.KEPT;
	}

	/** The parser adds empty cells for it. */
	@Override
	protected Attributes change(String element, Attributes attributes) {
		if (!element.equals("table:table-cell") && !element.equals("table:covered-table-cell")) {
			return attributes;
		}
		AttributesImpl changed = new AttributesImpl(attributes);
		for (int i = changed.getLength() - 1; i >= 0; i--) {
			if (changed.getLocalName(i).equals("number-columns-repeated")) {
				changed.removeAttribute(i);
			}
		}
		return changed;
	}

	private void record(Attributes attributes, String property) {
		String times = value(attributes, property, "1");
		RecordedEvents events = new RecordedEvents();
		this.open.push(new Part(events, getContentHandler(), times.matches("\\d{1,9}") ? Integer.parseInt(times) : 1));
		setContentHandler(events);
	}

	@Override
	protected void after(String element) throws SAXException {
		switch (element) {
			case "table:table-row" -> {
				this.empty.pop();
				Part row = end();
				row.write(row.events.hasText() ? row.times : 1);
			}
			case "table:table-cell", "table:covered-table-cell" -> endCell(end());
			default -> {
			}
		}
	}

	private void endCell(Part cell) throws SAXException {
		List<RecordedEvents> before = this.empty.isEmpty() ? new ArrayList<>() : this.empty.element();
		if (!cell.events.hasText()) {
			for (int i = 0; i < Math.min(cell.times, MOST - before.size()); i++) {
				before.add(cell.events);
			}
			return;
		}
		for (RecordedEvents events : before) {
			events.writeTo(cell.target);
		}
		before.clear();
		cell.write(cell.times);
	}

	private Part end() {
		Part part = this.open.pop();
		setContentHandler(part.target);
		return part;
	}

	private record Part(RecordedEvents events, ContentHandler target, int times) {

		void write(int count) throws SAXException {
			for (int i = 0; i < Math.min(count, MOST); i++) {
				this.events.writeTo(this.target);
			}
		}

	}

}
