package io.regwatch.ingest.extract.office.opendocument;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.office.xml.MathMarkup;
import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.OfficeXml;
import io.regwatch.ingest.extract.office.xml.RecordedEvents;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.tika.exception.TikaException;
import org.w3c.dom.Element;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/**
 * Writes equations, which are documents of their own in the one with the text, in the
 * place of their frames.
 */
final class FormulaObjects extends OfficeFilter {

	private final ZipFile parts;

	/** The frames that are open. */
	private final Deque<Frame> frames = new ArrayDeque<>();

	FormulaObjects(ZipFile parts) {
		this.parts = parts;
	}

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		Frame frame = this.frames.peek();
		if (element.equals("draw:object") && frame != null) {
			String name = value(attributes, "href", "").replaceFirst("^\\./", "");
			ZipArchiveEntry object = this.parts.getEntry(name + "/content.xml");
			frame.equation = (object != null) ? equation(object) : "";
		}
		else if (element.equals("draw:frame")) {
			frame = new Frame(getContentHandler());
			this.frames.push(frame);
			setContentHandler(frame.events);
		}
		return Use.KEPT;
	}

	@Override
	protected void after(String element) throws SAXException {
		if (element.equals("draw:frame")) {
			Frame frame = this.frames.pop();
			setContentHandler(frame.target);
			if (frame.equation.isEmpty()) {
				frame.events.writeTo(frame.target);
			}
			else {
				write(frame.equation);
			}
		}
	}

	private String equation(ZipArchiveEntry object) throws SAXException {
		try {
			Element root = OfficeXml.tree(this.parts, object).getDocumentElement();
			return "math".equals(root.getLocalName()) ? MathMarkup.text(root) : "";
		}
		catch (IOException | TikaException ex) {
			throw new SAXException(ex);
		}
	}

	private static final class Frame {

		private final RecordedEvents events = new RecordedEvents();

		private final ContentHandler target;

		private String equation = "";

		private Frame(ContentHandler target) {
			this.target = target;
		}

	}

}
