package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

import org.apache.tika.sax.ContentHandlerDecorator;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;

/**
 * Reads an equation in MathML as a text with raised exponents. Otherwise each of its
 * elements would be a block, and 10 to the sixth would be 106.
 */
final class MathText extends ContentHandlerDecorator {

	private static final Attributes NONE = new AttributesImpl();

	/** The elements of an equation, with itself. */
	private final Deque<MathPart> open = new ArrayDeque<>();

	/** How many of them readers do not see. */
	private int hidden;

	MathText(ContentHandler handler) {
		super(handler);
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
		String name = localName.toLowerCase(Locale.ROOT);
		if (!this.open.isEmpty()) {
			startPart(name, attributes);
		}
		else if (name.equals("math")) {
			String line = "block".equals(attributes.getValue("display")) ? "div" : "span";
			this.open.push(new MathPart(line, NONE, line, ""));
			super.startElement("", line, line, attributes);
		}
		else {
			super.startElement(uri, localName, qName, attributes);
		}
	}

	private void startPart(String name, Attributes attributes) throws SAXException {
		MathPart parent = this.open.element();
		write(parent.startChild(name));
		MathPart part = new MathPart(name, attributes, parent.wrapperOfChild(), parent.afterChild());
		if (!part.wrapper().isEmpty()) {
			super.startElement("", part.wrapper(), part.wrapper(), NONE);
		}
		write(part.start());
		this.open.push(part);
		this.hidden += part.isHidden() ? 1 : 0;
	}

	@Override
	public void endElement(String uri, String localName, String qName) throws SAXException {
		if (this.open.isEmpty()) {
			super.endElement(uri, localName, qName);
			return;
		}
		MathPart part = this.open.pop();
		this.hidden -= part.isHidden() ? 1 : 0;
		write(part.end());
		if (!part.wrapper().isEmpty()) {
			super.endElement("", part.wrapper(), part.wrapper());
		}
	}

	/** The minus of an equation is no hyphen, and its comma no sign of decimals. */
	@Override
	public void characters(char[] characters, int start, int length) throws SAXException {
		if (this.hidden > 0) {
			return;
		}
		if (!this.open.isEmpty() && this.open.element().isOperator()) {
			write(new String(characters, start, length).replace('-', '\u2212').replace(",", ", "));
		}
		else {
			super.characters(characters, start, length);
		}
	}

	private void write(String text) throws SAXException {
		if (this.hidden == 0) {
			super.characters(text.toCharArray(), 0, text.length());
		}
	}

}
