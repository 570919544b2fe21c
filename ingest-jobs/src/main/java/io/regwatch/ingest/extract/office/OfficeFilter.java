package io.regwatch.ingest.extract.office;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.stream.IntStream;

import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;
import org.xml.sax.helpers.XMLFilterImpl;

/**
 * Changes the XML of a text of an office document. Elements have names with the prefixes
 * of the standards, such as {@code w} and {@code m}, whatever prefixes the file uses.
 *
 * @see <a href=
 * "https://ecma-international.org/publications-and-standards/standards/ecma-376/">ECMA-376,
 * Office Open XML</a>
 */
abstract class OfficeFilter extends XMLFilterImpl {

	private static final String WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

	private static final String MATH = "http://schemas.openxmlformats.org/officeDocument/2006/math";

	/** The prefixes that the standards use. */
	private static final Map<String, String> PREFIXES = Map.of(WORD, "w:", MATH, "m:",
			"urn:oasis:names:tc:opendocument:xmlns:text:1.0", "text:",
			"urn:oasis:names:tc:opendocument:xmlns:style:1.0", "style:");

	private static final Attributes NONE = new AttributesImpl();

	private final Deque<Use> open = new ArrayDeque<>();

	private String prefix = "";

	/** Decides about an element, and may write text before it. */
	abstract Use start(String element, Attributes attributes) throws SAXException;

	/** May write text at the end of an element that is not dropped. */
	void end(String element) throws SAXException {
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
		if (uri.equals(WORD)) {
			this.prefix = qName.substring(0, qName.length() - localName.length());
		}
		Use use = isDropped() ? Use.DROPPED : start(name(uri, localName), attributes);
		this.open.push(use);
		if (use == Use.KEPT) {
			super.startElement(uri, localName, qName, attributes);
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) throws SAXException {
		Use use = this.open.element();
		if (use != Use.DROPPED) {
			end(name(uri, localName));
		}
		this.open.pop();
		if (use == Use.KEPT) {
			super.endElement(uri, localName, qName);
		}
	}

	@Override
	public void characters(char[] characters, int start, int length) throws SAXException {
		if (!isDropped()) {
			super.characters(characters, start, length);
		}
	}

	/** Writes an element of Word without attributes. */
	final void open(String name) throws SAXException {
		super.startElement(WORD, name, this.prefix + name, NONE);
	}

	final void close(String name) throws SAXException {
		super.endElement(WORD, name, this.prefix + name);
	}

	final void write(String text) throws SAXException {
		super.characters(text.toCharArray(), 0, text.length());
	}

	/** The value of the attribute with a name in any namespace. */
	static String value(Attributes attributes, String name, String otherwise) {
		return IntStream.range(0, attributes.getLength())
			.filter((i) -> attributes.getLocalName(i).equals(name))
			.mapToObj(attributes::getValue)
			.findFirst()
			.orElse(otherwise);
	}

	private boolean isDropped() {
		return this.open.peek() == Use.DROPPED;
	}

	private static String name(String uri, String localName) {
		return PREFIXES.containsKey(uri) ? PREFIXES.get(uri) + localName : "";
	}

	/** What becomes of an element. */
	enum Use {

		/** It stays. */
		KEPT,

		/** Its content stays. */
		UNWRAPPED,

		/** It is left out with its content. */
		DROPPED

	}

}
