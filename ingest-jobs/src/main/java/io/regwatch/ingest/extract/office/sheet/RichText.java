package io.regwatch.ingest.extract.office.sheet;

import io.regwatch.ingest.extract.office.xml.MarkedRuns;
import io.regwatch.ingest.extract.office.xml.OnOff;
import io.regwatch.ingest.extract.text.VerticalAlignment;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes struck, raised and lowered text in cells as pages have it, and leaves out how it
 * is pronounced.
 */
final class RichText extends MarkedRuns {

	RichText() {
		super("x:r", "x:t");
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "x:si", "x:is" -> startMarks();
			case "x:r" -> startRun();
			case "x:strike" -> strike(OnOff.isOn(value(attributes, "val", "")));
			case "x:vertAlign" -> align(VerticalAlignment.of(value(attributes, "val", "")));
			case "x:t" -> startText();
			default -> {
			}
		}
		return element.equals("x:rPh") ? Use.DROPPED : Use.KEPT;
	}

	@Override
	protected void end(String element) throws SAXException {
		switch (element) {
			case "x:t" -> endText();
			case "x:r" -> startRun();
			case "x:si", "x:is" -> endMarks();
			default -> {
			}
		}
	}

}
