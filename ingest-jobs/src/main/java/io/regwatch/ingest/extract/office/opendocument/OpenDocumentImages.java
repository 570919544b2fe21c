package io.regwatch.ingest.extract.office.opendocument;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.markup.ImageText;
import io.regwatch.ingest.extract.office.xml.DrawnImage;
import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes what drawings and pictures show for readers who do not see them. The parser
 * reads their titles and descriptions as text, and names pictures as programs do.
 */
final class OpenDocumentImages extends OfficeFilter {

	private final ZipFile parts;

	/** Text in drawings may have others. */
	private final Deque<DrawnImage> open = new ArrayDeque<>();

	/** What drawings show in the outermost one, in which the parser misses text. */
	private final StringBuilder ended = new StringBuilder();

	/** How many paragraphs are open. */
	private int paragraphs;

	/** The title or the description that is read. */
	private @Nullable StringBuilder label;

	OpenDocumentImages(ZipFile parts) {
		this.parts = parts;
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		DrawnImage drawing = this.open.peek();
		this.paragraphs += isParagraph(element) ? 1 : 0;
		if (isDrawing(element)) {
			this.open.push(new DrawnImage());
		}
		else if (drawing != null) {
			switch (element) {
				case "draw:image" -> {
					drawing.name(image(value(attributes, "href", "")));
					return Use.DROPPED;
				}
				// Its picture is drawn anew by each program.
				case "draw:object", "draw:object-ole" -> {
					drawing.unname();
					return value(attributes, "href", "").isEmpty() ? Use.KEPT : Use.DROPPED;
				}
				case "text:p", "text:h", "text:list" -> drawing.hasText();
				case "svg:title" -> this.label = drawing.title();
				case "svg:desc" -> this.label = drawing.description();
				default -> {
				}
			}
		}
		return (this.label != null) ? Use.UNWRAPPED : Use.KEPT;
	}

	private static boolean isDrawing(String element) {
		return element.startsWith("draw:") && !element.equals("draw:image") && !element.startsWith("draw:object");
	}

	private static boolean isParagraph(String element) {
		return element.equals("text:p") || element.equals("text:h");
	}

	private String image(String reference) {
		ZipArchiveEntry image = this.parts.getEntry(reference.replaceFirst("^\\./", ""));
		return (image != null) ? ImageText.nameOfData(image.getCrc()) : "";
	}

	@Override
	protected void end(String element) {
		this.label = null;
		this.paragraphs -= isParagraph(element) ? 1 : 0;
	}

	@Override
	protected void after(String element) throws SAXException {
		if (!isDrawing(element)) {
			return;
		}
		this.ended.append(this.open.pop().text());
		if (this.open.isEmpty() && !this.ended.isEmpty()) {
			write();
			this.ended.setLength(0);
		}
	}

	private void write() throws SAXException {
		if (this.paragraphs > 0) {
			write(this.ended.toString());
		}
		else {
			open("text:p");
			write(this.ended.toString());
			close("text:p");
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		if (this.label != null) {
			this.label.append(text);
		}
		else {
			super.text(text);
		}
	}

}
