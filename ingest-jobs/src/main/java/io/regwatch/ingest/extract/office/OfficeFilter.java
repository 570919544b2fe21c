package io.regwatch.ingest.extract.office;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
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

	/** The prefixes that the standards use. */
	private static final Map<String, String> PREFIXES = Map.ofEntries(
			Map.entry("http://schemas.openxmlformats.org/wordprocessingml/2006/main", "w:"),
			Map.entry("http://schemas.openxmlformats.org/officeDocument/2006/math", "m:"),
			Map.entry("http://schemas.openxmlformats.org/drawingml/2006/main", "a:"),
			Map.entry("http://schemas.openxmlformats.org/presentationml/2006/main", "p:"),
			Map.entry("http://schemas.openxmlformats.org/spreadsheetml/2006/main", "x:"),
			Map.entry("http://schemas.openxmlformats.org/markup-compatibility/2006", "mc:"),
			Map.entry("http://schemas.microsoft.com/office/drawing/2010/main", "a14:"),
			Map.entry("urn:schemas-microsoft-com:vml", "v:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:office:1.0", "office:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:text:1.0", "text:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:table:1.0", "table:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:drawing:1.0", "draw:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:style:1.0", "style:"));

	private static final Map<String, String> NAMESPACES = PREFIXES.entrySet()
		.stream()
		.collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));

	private final Deque<Use> open = new ArrayDeque<>();

	/** The prefixes of the file, by namespace. */
	private final Map<String, String> prefixes = new HashMap<>();

	/** Decides about an element, and may write text before it. */
	abstract Use start(String element, Attributes attributes) throws SAXException;

	/** May write text at the end of an element that is not dropped. */
	void end(String element) throws SAXException {
	}

	/** May change the attributes of an element that is kept. */
	Attributes change(String element, Attributes attributes) {
		return attributes;
	}

	/** May write text after an element that is kept. */
	void after(String element) throws SAXException {
	}

	@Override
	public void startPrefixMapping(String prefix, String uri) throws SAXException {
		this.prefixes.put(uri, prefix.isEmpty() ? "" : prefix + ":");
		super.startPrefixMapping(prefix, uri);
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
		Use use = isDropped() ? Use.DROPPED : start(name(uri, localName), attributes);
		this.open.push(use);
		if (use == Use.KEPT) {
			super.startElement(uri, localName, qName, change(name(uri, localName), attributes));
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
			after(name(uri, localName));
		}
	}

	@Override
	public final void characters(char[] characters, int start, int length) throws SAXException {
		if (!isDropped()) {
			text(new String(characters, start, length));
		}
	}

	/** Writes text, or else of it. */
	void text(String text) throws SAXException {
		write(text);
	}

	/**
	 * Writes the start of an element.
	 * @param attributes names and values in turn
	 */
	final void open(String element, String... attributes) throws SAXException {
		AttributesImpl written = new AttributesImpl();
		for (int i = 0; i < attributes.length; i += 2) {
			written.addAttribute(uri(attributes[i]), local(attributes[i]), qualified(attributes[i]), "CDATA",
					attributes[i + 1]);
		}
		super.startElement(uri(element), local(element), qualified(element), written);
	}

	final void close(String element) throws SAXException {
		super.endElement(uri(element), local(element), qualified(element));
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

	private static String uri(String name) {
		return NAMESPACES.getOrDefault(name.substring(0, name.indexOf(':') + 1), "");
	}

	private static String local(String name) {
		return name.substring(name.indexOf(':') + 1);
	}

	private String qualified(String name) {
		return this.prefixes.getOrDefault(uri(name), "") + local(name);
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
