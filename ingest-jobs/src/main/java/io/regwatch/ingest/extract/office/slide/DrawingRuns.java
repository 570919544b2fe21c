package io.regwatch.ingest.extract.office.slide;

import io.regwatch.ingest.extract.office.xml.MarkedRuns;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes struck and raised text of slides as pages have it, and leaves out the numbers of
 * slides and the dates of today.
 */
final class DrawingRuns extends MarkedRuns {

	DrawingRuns() {
		super("a:r", "a:t");
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "a:p" -> startMarks();
			case "a:r", "a:fld" -> {
				startRun();
				String type = value(attributes, "type", "");
				return (type.equals("slidenum") || type.startsWith("datetime")) ? Use.DROPPED : Use.KEPT;
			}
			case "a:rPr" -> {
				strike(!value(attributes, "strike", "noStrike").equals("noStrike"));
				raise(value(attributes, "baseline", "0").matches("[1-9].*"));
			}
			case "a:t" -> startText();
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) throws SAXException {
		endText();
		if (element.equals("a:p")) {
			endMarks();
		}
	}

}
