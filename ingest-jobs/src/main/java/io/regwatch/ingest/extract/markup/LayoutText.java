package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Set;

import org.apache.tika.sax.ContentHandlerDecorator;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/**
 * Reads the cells of a table that is a means of layout as blocks beside each other. The
 * one with most of the text may have a header and a footer of its own.
 */
final class LayoutText extends ContentHandlerDecorator {

	private static final Set<String> PARTS = Set.of("table", "thead", "tbody", "tfoot", "tr", "td", "th");

	private final LayoutTables tables;

	/** Numbers of the open tables. */
	private final Deque<Integer> open = new ArrayDeque<>();

	/** What the open parts of tables are read as. */
	private final Deque<String> parts = new ArrayDeque<>();

	private int begunTables;

	private int begunCells;

	LayoutText(LayoutTables tables, ContentHandler handler) {
		super(handler);
		this.tables = tables;
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
		String element = localName.toLowerCase(Locale.ROOT);
		String name = localName;
		if (element.equals("table")) {
			this.open.push(this.begunTables++);
		}
		if (PARTS.contains(element)) {
			name = nameOf(element);
			this.parts.push(name);
		}
		this.begunCells += element.equals("td") ? 1 : 0;
		super.startElement(uri, name, name, attributes);
	}

	private String nameOf(String part) {
		if (this.open.isEmpty() || !this.tables.has(this.open.element())) {
			return part;
		}
		return (part.equals("td") && this.tables.isMain(this.open.element(), this.begunCells)) ? "section" : "div";
	}

	@Override
	public void endElement(String uri, String localName, String qName) throws SAXException {
		String element = localName.toLowerCase(Locale.ROOT);
		String name = PARTS.contains(element) ? this.parts.pop() : localName;
		super.endElement(uri, name, name);
		if (element.equals("table")) {
			this.open.pop();
		}
	}

}
