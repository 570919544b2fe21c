package io.regwatch.ingest.extract.office.sheet;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.OnOff;
import io.regwatch.ingest.extract.text.RaisedDigits;
import io.regwatch.ingest.extract.text.StruckMark;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes struck and raised text in cells as pages have it, and leaves out how it is
 * pronounced.
 */
final class RichText extends OfficeFilter {

	private StruckMark mark = new StruckMark();

	private boolean struck;

	private boolean raised;

	private boolean inText;

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "x:si", "x:is" -> this.mark = new StruckMark();
			case "x:r" -> reset();
			case "x:strike" -> this.struck = OnOff.isOn(value(attributes, "val", ""));
			case "x:vertAlign" -> this.raised = value(attributes, "val", "").equals("superscript");
			case "x:t" -> this.inText = true;
			default -> {
			}
		}
		return element.equals("x:rPh") ? Use.DROPPED : Use.KEPT;
	}

	@Override
	protected void end(String element) throws SAXException {
		switch (element) {
			case "x:t" -> this.inText = false;
			case "x:r" -> reset();
			case "x:si", "x:is" -> {
				String end = this.mark.before(false);
				if (!end.isEmpty()) {
					open("x:r");
					open("x:t");
					write(end);
					close("x:t");
					close("x:r");
				}
			}
			default -> {
			}
		}
	}

	private void reset() {
		this.struck = false;
		this.raised = false;
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
