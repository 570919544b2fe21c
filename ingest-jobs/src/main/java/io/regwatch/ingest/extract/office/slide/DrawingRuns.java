package io.regwatch.ingest.extract.office.slide;

import io.regwatch.ingest.extract.office.xml.MarkedRuns;
import io.regwatch.ingest.extract.text.VerticalAlignment;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes struck, raised and lowered text of slides as pages have it, and leaves out the
 * numbers of slides and the dates of today.
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
				align(VerticalAlignment.ofDistance(value(attributes, "baseline", "0")));
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
