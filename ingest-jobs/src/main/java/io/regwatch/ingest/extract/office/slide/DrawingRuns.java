package io.regwatch.ingest.extract.office.slide;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.text.RaisedDigits;
import io.regwatch.ingest.extract.text.StruckMark;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes struck and raised text of slides as pages have it, and leaves out the numbers of
 * slides and the dates of today.
 */
final class DrawingRuns extends OfficeFilter {

	private StruckMark mark = new StruckMark();

	private boolean struck;

	private boolean raised;

	private boolean inText;

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "a:p" -> this.mark = new StruckMark();
			case "a:r", "a:fld" -> {
				this.struck = false;
				this.raised = false;
				String type = value(attributes, "type", "");
				return (type.equals("slidenum") || type.startsWith("datetime")) ? Use.DROPPED : Use.KEPT;
			}
			case "a:rPr" -> {
				this.struck = !value(attributes, "strike", "noStrike").equals("noStrike");
				this.raised = value(attributes, "baseline", "0").matches("[1-9].*");
			}
			case "a:t" -> this.inText = true;
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) throws SAXException {
		this.inText = false;
		if (element.equals("a:p")) {
			String end = this.mark.before(false);
			if (!end.isEmpty()) {
				open("a:r");
				open("a:t");
				write(end);
				close("a:t");
				close("a:r");
			}
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		if (this.inText) {
			write(this.mark.before(this.struck));
			write(this.raised ? RaisedDigits.of(text) : text);
		}
		else {
			super.text(text);
		}
	}

}
