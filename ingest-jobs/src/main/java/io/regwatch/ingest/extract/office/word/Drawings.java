package io.regwatch.ingest.extract.office.word;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.office.xml.DrawnImage;
import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes what drawings and pictures show for readers who do not see them. The parser only
 * describes pictures, and names them by the numbers that programs give them.
 */
final class Drawings extends OfficeFilter {

	private final RelatedParts parts;

	/** Text in drawings may have others. */
	private final Deque<DrawnImage> open = new ArrayDeque<>();

	/** What drawings show that are not written yet, since they are alternatives. */
	private final StringBuilder ended = new StringBuilder();

	/** How many alternatives are open, which the parser leaves out of runs. */
	private int alternatives;

	Drawings(RelatedParts parts) {
		this.parts = parts;
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "mc:AlternateContent" -> this.alternatives++;
			case "mc:Fallback" -> {
				return Use.DROPPED;
			}
			case "w:drawing", "w:pict" -> this.open.push(new DrawnImage());
			default -> {
			}
		}
		DrawnImage drawing = this.open.peek();
		if (drawing == null) {
			return Use.KEPT;
		}
		switch (element) {
			case "wp:docPr" -> {
				drawing.title().append(value(attributes, "title", ""));
				drawing.description().append(value(attributes, "descr", ""));
			}
			case "v:shape", "v:rect", "v:group" -> drawing.description().append(value(attributes, "alt", ""));
			case "a:blip" -> drawing.name(this.parts.image(value(attributes, "embed", "")));
			case "v:imagedata" -> drawing.name(this.parts.image(value(attributes, "id", "")));
			case "w:txbxContent" -> drawing.hasText();
			case "pic:pic" -> {
				return Use.UNWRAPPED;
			}
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void after(String element) throws SAXException {
		switch (element) {
			case "mc:AlternateContent" -> this.alternatives--;
			case "w:drawing", "w:pict" -> this.ended.append(this.open.pop().text());
			default -> {
				return;
			}
		}
		if (this.alternatives == 0) {
			open("w:t");
			write(this.ended.toString());
			close("w:t");
			this.ended.setLength(0);
		}
	}

}
