package io.regwatch.ingest.extract.office.opendocument;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.text.StruckMark;
import io.regwatch.ingest.extract.text.VerticalAlignment;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Prepares the text of an OpenDocument: leaves out hidden text, what tracked changes
 * delete and fields that each save may change, marks struck text, and keeps raised and
 * lowered digits.
 *
 * @see <a href="https://docs.oasis-open.org/office/OpenDocument/v1.3/">OpenDocument
 * 1.3</a>
 */
final class OpenDocumentText extends OfficeFilter {

	private static final Set<String> LEFT_OUT = Set.of("text:tracked-changes", "text:page-number", "text:page-count",
			"text:file-name", "text:modification-date", "text:modification-time", "text:print-date", "text:print-time",
			"text:editing-cycles", "text:editing-duration", "text:word-count", "text:character-count",
			"text:hidden-text", "text:chapter");

	/** Check boxes and lists of LibreOffice, of which the parser knows no text. */
	private static final String CONTENT_CONTROL = "loext:content-control";

	private final OpenDocumentStyles styles;

	private final Deque<Paragraph> paragraphs = new ArrayDeque<>();

	OpenDocumentText(OpenDocumentStyles styles) {
		this.styles = styles;
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		this.styles.start(element, attributes);
		String style = value(attributes, "style-name", "");
		switch (element) {
			case "text:p", "text:h" -> this.paragraphs.push(new Paragraph(style));
			case "text:span" -> paragraph().spans.push(style);
			default -> {
			}
		}
		return isLeftOut(element, attributes) ? Use.DROPPED
				: element.equals(CONTENT_CONTROL) ? Use.UNWRAPPED : Use.KEPT;
	}

	private static boolean isLeftOut(String element, Attributes attributes) {
		return LEFT_OUT.contains(element) || switch (element) {
			case "text:date", "text:time" -> !value(attributes, "fixed", "false").equals("true");
			case "text:section" -> value(attributes, "display", "").equals("none");
			case "text:hidden-paragraph" -> value(attributes, "is-hidden", "").equals("true");
			default -> false;
		};
	}

	@Override
	protected void end(String element) throws SAXException {
		switch (element) {
			case "text:span" -> paragraph().spans.poll();
			case "text:p", "text:h" -> {
				Paragraph paragraph = this.paragraphs.poll();
				write((paragraph != null) ? paragraph.mark.before(false) : "");
			}
			default -> {
			}
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		Paragraph paragraph = this.paragraphs.peek();
		if (paragraph == null) {
			super.text(text);
		}
		else if (!is("display", (value) -> value.equals("none"))) {
			write(paragraph.mark.before(is("text-line-through-style", (value) -> !value.equals("none"))
					|| is("text-line-through-type", (value) -> !value.equals("none"))));
			write(find("text-position").map(OpenDocumentText::alignment)
				.orElse(VerticalAlignment.BASELINE)
				.write(text));
		}
	}

	/** The position is a word or a share of the height of the font. */
	private static VerticalAlignment alignment(String position) {
		return position.startsWith("super") ? VerticalAlignment.RAISED
				: position.startsWith("sub") ? VerticalAlignment.LOWERED : VerticalAlignment.ofDistance(position);
	}

	private boolean is(String property, Predicate<String> kind) {
		return find(property).filter(kind).isPresent();
	}

	/** The value of the closest style that states a property. */
	private Optional<String> find(String property) {
		Paragraph paragraph = paragraph();
		Stream<@Nullable String> values = Stream.concat(
				paragraph.spans.stream().map((style) -> this.styles.find("text", style, property)),
				Stream.of(paragraph.style, "").map((style) -> this.styles.find("paragraph", style, property)));
		return values.filter(Objects::nonNull).findFirst();
	}

	private Paragraph paragraph() {
		Paragraph paragraph = this.paragraphs.peek();
		return (paragraph != null) ? paragraph : new Paragraph("");
	}

	private static final class Paragraph {

		private final String style;

		/** The styles of the spans that are open, the innermost first. */
		private final Deque<String> spans = new ArrayDeque<>();

		private final StruckMark mark = new StruckMark();

		private Paragraph(String style) {
			this.style = style;
		}

	}

}
