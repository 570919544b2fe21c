package io.regwatch.ingest.extract.office.word;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * States at each paragraph which list and level number it. The parser ignores what the
 * style of the paragraph says of them, as it does for most numbered headings.
 */
final class ParagraphNumbers extends OfficeFilter {

	private static final String NONE = "0";

	private final WordStyles styles;

	private final @Nullable WordNumbering numbering;

	private final Deque<Properties> open = new ArrayDeque<>();

	ParagraphNumbers(WordStyles styles, @Nullable WordNumbering numbering) {
		this.styles = styles;
		this.numbering = numbering;
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		if (element.equals("w:pPr")) {
			this.open.push(new Properties(this.styles.defaultParagraph()));
			return Use.KEPT;
		}
		Properties properties = this.open.peek();
		if (properties == null) {
			return Use.KEPT;
		}
		String value = value(attributes, "val", "");
		switch (element) {
			case "w:pStyle" -> properties.style = value;
			case "w:numPr" -> {
				return Use.UNWRAPPED;
			}
			case "w:numId" -> {
				properties.list = value;
				return Use.DROPPED;
			}
			case "w:ilvl" -> {
				properties.level = value;
				return Use.DROPPED;
			}
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) throws SAXException {
		if (!element.equals("w:pPr")) {
			return;
		}
		Properties properties = this.open.pop();
		String list = (properties.list != null) ? properties.list : this.styles.find(properties.style, "w:numId");
		if (list != null && !list.equals(NONE)) {
			open("w:numPr");
			empty("w:ilvl", level(properties, list));
			empty("w:numId", list);
			close("w:numPr");
		}
	}

	/** The level of a style is the one that names it (ECMA-376, part 1, 17.9.23). */
	private String level(Properties properties, String list) {
		String level = properties.level;
		if (level == null && properties.list == null) {
			level = (this.numbering != null) ? this.numbering.levelOf(list, properties.style) : null;
			level = (level != null) ? level : this.styles.find(properties.style, "w:ilvl");
		}
		return (level != null) ? level : "0";
	}

	private void empty(String element, String value) throws SAXException {
		open(element, "w:val", value);
		close(element);
	}

	private static final class Properties {

		private String style;

		private @Nullable String list;

		private @Nullable String level;

		private Properties(String style) {
			this.style = style;
		}

	}

}
