package io.regwatch.ingest.extract.office;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

import io.regwatch.ingest.extract.markup.RaisedDigits;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes struck and raised text as pages have it. Word splits texts of one format into
 * runs at will, so a mark may include several runs of a paragraph.
 */
final class RunFormats extends OfficeFilter {

	private static final Set<String> OFF = Set.of("0", "false", "off");

	/** The formats of runs. Text boxes in a run have runs too. */
	private final Deque<Format> runs = new ArrayDeque<>();

	/** Whether a mark is open in each of the paragraphs. */
	private final Deque<Boolean> struck = new ArrayDeque<>();

	private boolean text;

	@Override
	Use start(String element, Attributes attributes) throws SAXException {
		switch (element) {
			case "w:p" -> this.struck.push(false);
			case "w:r" -> this.runs.push(new Format());
			case "w:strike", "w:dstrike" -> {
				format().struck |= !OFF.contains(value(attributes, "val", ""));
				return Use.DROPPED;
			}
			case "w:vertAlign" -> format().raised = value(attributes, "val", "").equals("superscript");
			default -> {
			}
		}
		this.text = element.equals("w:t");
		return Use.KEPT;
	}

	@Override
	void end(String element) throws SAXException {
		this.text = false;
		if (element.equals("w:r")) {
			this.runs.pop();
		}
		else if (element.equals("w:p") && this.struck.pop()) {
			open("r");
			open("t");
			write("] ");
			close("t");
			close("r");
		}
	}

	@Override
	public void characters(char[] characters, int start, int length) throws SAXException {
		if (!this.text) {
			super.characters(characters, start, length);
			return;
		}
		boolean wasStruck = !this.struck.isEmpty() && this.struck.pop();
		if (format().struck != wasStruck) {
			write(wasStruck ? "] " : " [deleted: ");
		}
		this.struck.push(format().struck);
		String written = new String(characters, start, length);
		write(format().raised ? RaisedDigits.of(written) : written);
	}

	/** The format of the run, or one without effect outside of runs. */
	private Format format() {
		Format run = this.runs.peek();
		return (run != null) ? run : new Format();
	}

	private static final class Format {

		private boolean struck;

		private boolean raised;

	}

}
