package io.regwatch.ingest.extract.office.opendocument;

import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.RecordedEvents;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/**
 * Writes notes after the paragraph that refers to them, and their numbers in it. The
 * numbers in a file are those that the last program displayed, if it did.
 */
final class OpenDocumentNotes extends OfficeFilter {

	private final NoteConfigurations configurations;

	/** How many notes there were, by class. */
	private final Map<String, Integer> counts = new HashMap<>();

	private RecordedEvents notes = new RecordedEvents();

	/** Where the paragraph is written, while a note is read. */
	private ContentHandler target = this.notes;

	private String noteClass = "";

	/** How many paragraphs are open. Those of notes are in others. */
	private int paragraphs;

	OpenDocumentNotes(NoteConfigurations configurations) {
		this.configurations = configurations;
	}

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		switch (element) {
			case "text:note" -> {
				this.noteClass = value(attributes, "note-class", "");
				return Use.UNWRAPPED;
			}
			case "text:note-citation" -> {
				write(value(attributes, "label", ""));
				write(value(attributes, "label", "").isEmpty() ? number() : "");
				return Use.DROPPED;
			}
			case "text:note-body" -> {
				this.target = getContentHandler();
				setContentHandler(this.notes);
				return Use.UNWRAPPED;
			}
			case "text:p", "text:h" -> this.paragraphs++;
			default -> {
			}
		}
		return Use.KEPT;
	}

	private String number() {
		return this.configurations.format(this.noteClass, this.counts.merge(this.noteClass, 1, Integer::sum));
	}

	@Override
	protected void end(String element) {
		if (element.equals("text:note-body")) {
			setContentHandler(this.target);
		}
	}

	@Override
	protected void after(String element) throws SAXException {
		if (!element.equals("text:p") && !element.equals("text:h")) {
			return;
		}
		this.paragraphs--;
		if (this.paragraphs == 0) {
			RecordedEvents ended = this.notes;
			this.notes = new RecordedEvents();
			ended.writeTo(getContentHandler());
		}
	}

}
