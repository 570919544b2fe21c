package io.regwatch.ingest.extract.office;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

import io.regwatch.ingest.extract.markup.RaisedDigits;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Prepares OpenDocument text: leaves out what tracked changes delete, marks struck text,
 * and keeps raised digits.
 *
 * @see <a href="https://docs.oasis-open.org/office/OpenDocument/v1.3/">OpenDocument
 * 1.3</a>
 */
final class OpenDocumentText extends OfficeFilter {

	private final Set<String> struckStyles = new HashSet<>();

	private final Set<String> raisedStyles = new HashSet<>();

	private String style = "";

	/** The styles of the spans that are open. */
	private final Deque<String> spans = new ArrayDeque<>();

	@Override
	Use start(String element, Attributes attributes) throws SAXException {
		switch (element) {
			case "style:style" -> this.style = value(attributes, "name", "");
			case "style:text-properties" -> define(attributes);
			case "text:span" -> {
				this.spans.push(value(attributes, "style-name", ""));
				write(this.struckStyles.contains(this.spans.element()) ? " [deleted: " : "");
			}
			default -> {
			}
		}
		return element.equals("text:tracked-changes") ? Use.DROPPED : Use.KEPT;
	}

	@Override
	void end(String element) throws SAXException {
		if (element.equals("text:span")) {
			write(this.struckStyles.contains(this.spans.pop()) ? "] " : "");
		}
	}

	@Override
	public void characters(char[] characters, int start, int length) throws SAXException {
		boolean raised = this.spans.stream().anyMatch(this.raisedStyles::contains);
		String text = new String(characters, start, length);
		super.characters((raised ? RaisedDigits.of(text) : text).toCharArray(), 0, length);
	}

	private void define(Attributes attributes) {
		if (!value(attributes, "text-line-through-style", "none").equals("none")
				|| !value(attributes, "text-line-through-type", "none").equals("none")) {
			this.struckStyles.add(this.style);
		}
		if (value(attributes, "text-position", "").startsWith("super")) {
			this.raisedStyles.add(this.style);
		}
	}

}
