package io.regwatch.ingest.extract.office.rtf;

import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.NoteNumber;

/** Counts the notes of RTF, whose kind is said after the reference to them. */
final class RtfNotes {

	private static final String FOOTNOTE = "ftn";

	private static final String ENDNOTE = "aftn";

	private final Map<String, String> formats = new HashMap<>();

	/** The next numbers, by kind. */
	private final Map<String, Integer> next = new HashMap<>();

	/** Whether there is a reference that has a number, and a note that begins. */
	private boolean referred;

	private boolean begun;

	/** Notes a control word in a group. */
	void word(RtfToken token, RtfGroup group) {
		switch (token.word()) {
			case "chftn" -> this.referred = !group.isNote();
			case "footnote" -> this.begun = true;
			case "ftnstart" -> this.next.put(FOOTNOTE, token.value());
			case "aftnstart" -> this.next.put(ENDNOTE, token.value());
			default -> format(token.word());
		}
	}

	private void format(String word) {
		String kind = word.startsWith(ENDNOTE) ? ENDNOTE : FOOTNOTE;
		if (word.startsWith(kind)) {
			switch (word.substring(kind.length())) {
				case "nar" -> this.formats.put(kind, "1");
				case "nalc" -> this.formats.put(kind, "a");
				case "nauc" -> this.formats.put(kind, "A");
				case "nrlc" -> this.formats.put(kind, "i");
				case "nruc" -> this.formats.put(kind, "I");
				case "nchi" -> this.formats.put(kind, "*");
				default -> {
				}
			}
		}
	}

	/** Whether a note begins before a token. */
	boolean isBegun() {
		return this.begun;
	}

	/** The number that refers to the note, if it has one. */
	String begin(RtfToken first) {
		String kind = first.word().equals("ftnalt") ? ENDNOTE : FOOTNOTE;
		String number = this.referred
				? NoteNumber.of(this.formats.getOrDefault(kind, "1"), this.next.merge(kind, 2, (old, _) -> old + 1) - 1)
				: "";
		this.referred = false;
		this.begun = false;
		return number;
	}

}
