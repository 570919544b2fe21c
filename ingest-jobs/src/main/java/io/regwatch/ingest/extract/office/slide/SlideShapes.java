package io.regwatch.ingest.extract.office.slide;

import java.util.stream.Stream;

import io.regwatch.ingest.extract.markup.ImageText;
import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.OnOff;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes what pictures on slides show for readers who do not see them, and which slides
 * are hidden. A hidden slide is text, since readers of the file see it.
 */
final class SlideShapes extends OfficeFilter {

	private boolean hidden;

	private String description = "";

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "p:sld" -> this.hidden = !OnOff.isOn(value(attributes, "show", "1"));
			case "p:sp", "p:pic", "p:graphicFrame" -> this.description = "";
			case "p:cNvPr" -> this.description = value(attributes, "descr", "");
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void after(String element) throws SAXException {
		switch (element) {
			case "p:grpSpPr" -> {
				shape(this.hidden ? "[hidden]" : "");
				this.hidden = false;
			}
			case "p:sp", "p:pic", "p:graphicFrame" -> {
				shape(ImageText.of(Stream.of(this.description)));
				this.description = "";
			}
			default -> {
			}
		}
	}

	private void shape(String text) throws SAXException {
		if (text.isEmpty()) {
			return;
		}
		open("p:sp");
		open("p:nvSpPr");
		empty("p:cNvPr", "id", "0", "name", "");
		empty("p:cNvSpPr");
		empty("p:nvPr");
		close("p:nvSpPr");
		empty("p:spPr");
		open("p:txBody");
		empty("a:bodyPr");
		open("a:p");
		open("a:r");
		open("a:t");
		write(text);
		close("a:t");
		close("a:r");
		close("a:p");
		close("p:txBody");
		close("p:sp");
	}

	private void empty(String element, String... attributes) throws SAXException {
		open(element, attributes);
		close(element);
	}

}
