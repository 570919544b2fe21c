package io.regwatch.ingest.extract.office.xml;

import java.util.ArrayList;
import java.util.List;

import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;
import org.xml.sax.helpers.DefaultHandler;

/** A part of a text that is written later, once or several times. */
public final class RecordedEvents extends DefaultHandler {

	private final List<Event> events = new ArrayList<>();

	private boolean text;

	@Override
	public void startPrefixMapping(String prefix, String uri) {
		this.events.add((handler) -> handler.startPrefixMapping(prefix, uri));
	}

	@Override
	public void endPrefixMapping(String prefix) {
		this.events.add((handler) -> handler.endPrefixMapping(prefix));
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) {
		Attributes copy = new AttributesImpl(attributes);
		this.events.add((handler) -> handler.startElement(uri, localName, qName, copy));
	}

	@Override
	public void endElement(String uri, String localName, String qName) {
		this.events.add((handler) -> handler.endElement(uri, localName, qName));
	}

	@Override
	public void characters(char[] characters, int start, int length) {
		String part = new String(characters, start, length);
		this.text |= !part.isBlank();
		this.events.add((handler) -> handler.characters(part.toCharArray(), 0, part.length()));
	}

	/** Whether it has text that is not blank. */
	public boolean hasText() {
		return this.text;
	}

	public void writeTo(ContentHandler handler) throws SAXException {
		for (Event event : this.events) {
			event.writeTo(handler);
		}
	}

	private interface Event {

		void writeTo(ContentHandler handler) throws SAXException;

	}

}
