package io.regwatch.ingest.extract.office.word;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes the text of watermarks and other text art, which may say that a text is a draft.
 */
final class Watermarks extends OfficeFilter {

	private final StringBuilder text = new StringBuilder();

	@Override
	protected Use start(String element, Attributes attributes) {
		if (element.equals("v:textpath")) {
			this.text.append(value(attributes, "string", "")).append(' ');
		}
		return Use.KEPT;
	}

	@Override
	protected void after(String element) throws SAXException {
		if (element.equals("w:pict") && !this.text.isEmpty()) {
			open("w:t");
			write(this.text.toString());
			close("w:t");
			this.text.setLength(0);
		}
	}

}
