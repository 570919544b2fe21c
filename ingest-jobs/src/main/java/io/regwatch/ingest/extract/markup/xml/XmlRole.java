package io.regwatch.ingest.extract.markup.xml;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What an element of the XML that laws are published in does to the text in it. */
enum XmlRole {

	/** Part of a line of text. */
	INLINE,

	/** A heading. */
	HEADING,

	/** The number of what follows. */
	LABEL,

	/** A row of a table. */
	ROW,

	/** A cell of a row. */
	CELL,

	/** A block of text. */
	BLOCK;

	private static final Set<String> INLINES = Set.of("a", "abbr", "acronym", "addition", "b", "citation",
			"citationsubref", "commentaryref", "date", "def", "del", "definedtermen", "definedtermfr", "emphasis", "fe",
			"footnoteref", "ht", "i", "inferior", "ins", "language", "leaderrightjustified", "nonbreakingspace", "ref",
			"repeal", "repealed", "small", "span", "strike", "strong", "su", "sub", "subscript", "substitution", "sup",
			"superior", "superscript", "term", "u", "xrefexternal", "xrefinternal");

	private static final Set<String> LABELS = Set.of("label", "num", "no.p", "no.parag", "pnumber");

	private static final Pattern HEADING_NAME = Pattern.compile(
			"s?ti\\..*|.*(?:heading|title|titel|titre|titolo|titulo|título|ueberschrift|überschrift|rubrik|제목|題名|标题).*");

	/** Of XHTML, CALS, Formex, XSL-FO, DITA and the law of Japan. */
	private static final Pattern ROW_NAME = Pattern
		.compile("(?:(?:table|tbl|header|head)[-_.]?)*(?:row|tr)|st(?:row|head)|ch(?:row|head)");

	static XmlRole of(String element) {
		String name = element.toLowerCase(Locale.ROOT);
		if (INLINES.contains(name)) {
			return INLINE;
		}
		if (LABELS.contains(name)) {
			return LABEL;
		}
		if (ROW_NAME.matcher(name).matches()) {
			return ROW;
		}
		return switch (name) {
			case "entry", "td", "th", "cell" -> CELL;
			case "marginalnote" -> HEADING;
			default -> HEADING_NAME.matcher(name).matches() ? HEADING : BLOCK;
		};
	}

}
