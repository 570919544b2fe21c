package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

import org.apache.tika.sax.ContentHandlerDecorator;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/**
 * Reads the cells of rows that are a means of layout as blocks beside each other. The one
 * with most of the text may have a header and a footer of its own.
 */
final class LayoutText extends ContentHandlerDecorator {

	private static final String BLOCK = "div";

	private final LayoutTables tables;

	/** What the open rows and cells are read as. */
	private final Deque<String> parts = new ArrayDeque<>();

	/** Of tables, outside of which there are no rows and cells. */
	private int depth;

	private int rows;

	private int cells;

	LayoutText(LayoutTables tables, ContentHandler handler) {
		super(handler);
		this.tables = tables;
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
		String element = localName.toLowerCase(Locale.ROOT);
		this.depth += element.equals("table") ? 1 : 0;
		String name = localName;
		if (isPart(element)) {
			name = nameOf(element);
			this.parts.push(name);
		}
		super.startElement(uri, name, name, attributes);
	}

	private String nameOf(String part) {
		if (part.equals("tr")) {
			return this.tables.isLayout(this.rows++) ? BLOCK : part;
		}
		boolean main = part.equals("td") && this.tables.isMain(this.cells++);
		return BLOCK.equals(this.parts.peek()) ? (main ? "section" : BLOCK) : part;
	}

	@Override
	public void endElement(String uri, String localName, String qName) throws SAXException {
		String element = localName.toLowerCase(Locale.ROOT);
		String name = isPart(element) ? this.parts.pop() : localName;
		super.endElement(uri, name, name);
		this.depth -= element.equals("table") ? 1 : 0;
	}

	private boolean isPart(String element) {
		return this.depth > 0 && (element.equals("tr") || element.equals("td") || element.equals("th"));
	}

}
