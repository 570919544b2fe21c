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
	private final Deque<Part> open = new ArrayDeque<>();

	MathText(ContentHandler handler) {
		super(handler);
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
		String name = localName.toLowerCase(Locale.ROOT);
		if (!this.open.isEmpty()) {
			startPart(name);
		}
		else if (name.equals("math")) {
			String line = "block".equals(attributes.getValue("display")) ? "div" : "span";
			this.open.push(new Part(line, line, ""));
			super.startElement("", line, line, attributes);
		}
		else {
			super.startElement(uri, localName, qName, attributes);
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) throws SAXException {
		if (this.open.isEmpty()) {
			super.endElement(uri, localName, qName);
			return;
		}
		Part part = this.open.pop();
		write(part.after);
		if (!part.wrapper.isEmpty()) {
			super.endElement("", part.wrapper, part.wrapper);
		}
	}

	private void startPart(String name) throws SAXException {
		Part parent = this.open.element();
		parent.children++;
		write(parent.before());
		String wrapper = parent.wrapperOfChild();
		if (!wrapper.isEmpty()) {
			super.startElement("", wrapper, wrapper, NONE);
		}
		boolean root = name.equals("msqrt");
		write(root ? "\u221A(" : "");
		this.open.push(new Part(name, wrapper, (root ? ")" : "") + parent.after()));
	}

	private void write(String text) throws SAXException {
		super.characters(text.toCharArray(), 0, text.length());
	}

	private static final class Part {

		private final String name;

		/** The element that the part is written as; empty if it is none. */
		private final String wrapper;

		private final String after;

		private int children;

		Part(String name, String wrapper, String after) {
			this.name = name;
			this.wrapper = wrapper;
			this.after = after;
		}

		/** What stands before the child that began last. */
		String before() {
			return switch (this.name) {
				case "mfrac" -> (this.children == 2) ? "/(" : "(";
				case "mroot" -> (this.children == 2) ? ";" : "\u221A(";
				default -> "";
			};
		}

		/** What stands after it. */
		String after() {
			return switch (this.name) {
				case "mfrac" -> ")";
				case "mroot" -> (this.children == 2) ? ")" : "";
				default -> "";
			};
		}

		/** The element that it is written as: an exponent or an index. */
		String wrapperOfChild() {
			return switch (this.name) {
				case "msup" -> (this.children == 2) ? "sup" : "";
				case "msub" -> (this.children == 2) ? "sub" : "";
				case "msubsup" -> (this.children == 2) ? "sub" : (this.children == 3) ? "sup" : "";
				default -> "";
			};
		}

	}

}
