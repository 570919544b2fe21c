package io.regwatch.ingest.extract.office.word;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.NoteNumber;
import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.OnOff;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes the numbers of notes where a text refers to them. The parser writes their ids,
 * which each program chooses anew. It only finds the text of a note by the reference,
 * which it may have after the run.
 */
final class NoteNumbers extends OfficeFilter {

	private static final String REFERENCE = "Reference";

	private final NoteFormats formats;

	/** The notes to which the run refers. */
	private final List<Note> notes = new ArrayList<>();

	/** The next numbers, by kind. */
	private final Map<String, Integer> next = new HashMap<>();

	private int section;

	/** Whether the section ends with the paragraph. */
	private boolean last;

	NoteNumbers(NoteFormats formats) {
		this.formats = formats;
	}

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		switch (element) {
			case "w:footnoteReference", "w:endnoteReference" -> {
				String kind = element.replace(REFERENCE, "");
				this.notes.add(new Note(kind, value(attributes, "id", "")));
				if (!OnOff.isOn(value(attributes, "customMarkFollows", "0"))) {
					writeNumber(kind);
				}
				return Use.DROPPED;
			}
			case "w:sectPr" -> this.last = true;
			default -> {
			}
		}
		return Use.KEPT;
	}

	private void writeNumber(String kind) throws SAXException {
		int number = this.next.getOrDefault(kind, this.formats.first(this.section, kind));
		this.next.put(kind, number + 1);
		open("w:t");
		write(NoteNumber.of(this.formats.format(this.section, kind), number));
		close("w:t");
	}

	@Override
	protected void end(String element) {
		if (element.equals("w:p") && this.last) {
			this.last = false;
			this.section++;
			this.next.keySet().removeIf((kind) -> this.formats.isRestarted(this.section, kind));
		}
	}

	@Override
	protected void after(String element) throws SAXException {
		if (element.equals("w:r")) {
			for (Note note : this.notes) {
				open(note.kind + REFERENCE, "w:id", note.id);
				close(note.kind + REFERENCE);
			}
			this.notes.clear();
		}
	}

	private record Note(String kind, String id) {

	}

}
