package io.regwatch.ingest.extract.office.xml;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;
import org.xml.sax.helpers.XMLFilterImpl;

/** Changes the XML of a text of an office document. */
public abstract class OfficeFilter extends XMLFilterImpl {

	private final Deque<Use> open = new ArrayDeque<>();

	/** The prefixes of the file, by namespace. */
	private final Map<String, String> prefixes = new HashMap<>();

	/** Decides about an element, and may write text before it. */
	protected abstract Use start(String element, Attributes attributes) throws SAXException;

	/** May write text at the end of an element that is not dropped. */
	protected void end(String element) throws SAXException {
	}

	/** May change the attributes of an element that is kept. */
	protected Attributes change(String element, Attributes attributes) {
		return attributes;
	}

	/** May write text after an element that is kept. */
	protected void after(String element) throws SAXException {
	}

	@Override
	public void startPrefixMapping(String prefix, String uri) throws SAXException {
		this.prefixes.put(uri, prefix.isEmpty() ? "" : prefix + ":");
		super.startPrefixMapping(prefix, uri);
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
		Use use = isDropped() ? Use.DROPPED : start(OfficeNames.of(uri, localName), attributes);
		this.open.push(use);
		if (use == Use.KEPT) {
			super.startElement(uri, localName, qName, change(OfficeNames.of(uri, localName), attributes));
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) throws SAXException {
		Use use = this.open.element();
		if (use != Use.DROPPED) {
			end(OfficeNames.of(uri, localName));
		}
		this.open.pop();
		if (use == Use.KEPT) {
			super.endElement(uri, localName, qName);
			after(OfficeNames.of(uri, localName));
		}
	}

	@Override
	public final void characters(char[] characters, int start, int length) throws SAXException {
		if (!isDropped()) {
			text(new String(characters, start, length));
		}
	}

	/** Writes text, or else of it. */
	protected void text(String text) throws SAXException {
		write(text);
	}

	/**
	 * Writes the start of an element.
	 * @param attributes names and values in turn
	 */
	protected final void open(String element, String... attributes) throws SAXException {
		AttributesImpl written = new AttributesImpl();
		for (int i = 0; i < attributes.length; i += 2) {
			written.addAttribute(OfficeNames.uri(attributes[i]), OfficeNames.local(attributes[i]),
					qualified(attributes[i]), "CDATA", attributes[i + 1]);
		}
		super.startElement(OfficeNames.uri(element), OfficeNames.local(element), qualified(element), written);
	}

	protected final void close(String element) throws SAXException {
		super.endElement(OfficeNames.uri(element), OfficeNames.local(element), qualified(element));
	}

	protected final void write(String text) throws SAXException {
		super.characters(text.toCharArray(), 0, text.length());
	}

	/** The value of the attribute with a name in any namespace. */
	public static String value(Attributes attributes, String name, String otherwise) {
		return IntStream.range(0, attributes.getLength())
			.filter((i) -> attributes.getLocalName(i).equals(name))
			.mapToObj(attributes::getValue)
			.findFirst()
			.orElse(otherwise);
	}

	private boolean isDropped() {
		return this.open.peek() == Use.DROPPED;
	}

	private String qualified(String name) {
		return this.prefixes.getOrDefault(OfficeNames.uri(name), "") + OfficeNames.local(name);
	}

	/** What becomes of an element. */
	protected enum Use {

		/** It stays. */
		KEPT,

		/** Its content stays. */
		UNWRAPPED,

		/** It is left out with its content. */
		DROPPED

	}

}
