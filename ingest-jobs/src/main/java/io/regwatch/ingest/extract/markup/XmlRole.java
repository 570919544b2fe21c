package io.regwatch.ingest.extract.markup;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What an element of the XML that laws are published in does to the text in it. */
enum XmlRole {

	/** Part of a line of text. */
	INLINE,

	/** About the file, not the law: dates of consolidation, running heads. */
	METADATA,

	/** A heading. */
	HEADING,

	/** The number of what follows. */
	LABEL,

	/** A row of a table. */
	ROW,

	/** A cell of a row. */
	CELL,

	/** Whether the law is in force. */
	STATUS,

	/** A block of text. */
	BLOCK;

	private static final Set<String> INLINES = Set.of("a", "abbr", "acronym", "addition", "b", "citation",
			"citationsubref", "commentaryref", "date", "def", "del", "definedtermen", "definedtermfr", "emphasis", "fe",
			"footnoteref", "ht", "i", "inferior", "ins", "language", "leaderrightjustified", "nonbreakingspace", "ref",
			"repeal", "repealed", "small", "span", "strike", "strong", "su", "sub", "subscript", "substitution", "sup",
			"superior", "superscript", "term", "u", "xrefexternal", "xrefinternal");

	private static final Set<String> METADATA_NAMES = Set.of("billhistory", "meta", "metadata", "recentamendments",
			"registrationdate", "runninghead", "consolidationdate", "lastmodificationdate");

	/** When and how a law changes and applies, in the metadata of Akoma Ntoso. */
	private static final Set<String> LIFE_CYCLE = Set.of("eventref", "timeinterval", "inforce", "efficacy",
			"application", "duration", "jurisdiction", "interpretation");

	/** Of XHTML, which names of other vocabularies hardly ever are. */
	private static final Set<String> XHTML = Set.of("p", "div", "span", "table", "thead", "tbody", "tfoot", "tr", "td",
			"th", "col", "colgroup", "ul", "ol", "li", "img", "br", "hr", "a", "b", "i", "u", "em", "strong", "sub",
			"sup", "eol", "section", "h1", "h2", "h3", "h4", "h5", "h6");

	private static final Set<String> LABELS = Set.of("label", "num", "no.p", "no.parag", "pnumber");

	private static final Pattern HEADING_NAME = Pattern.compile(
			"s?ti\\..*|.*(?:heading|title|titel|titre|titolo|titulo|título|ueberschrift|überschrift|rubrik|제목|題名|标题).*");

	static boolean isXhtml(String element) {
		return XHTML.contains(element.toLowerCase(Locale.ROOT));
	}

	static XmlRole of(String element) {
		String name = element.toLowerCase(Locale.ROOT);
		if (INLINES.contains(name)) {
			return INLINE;
		}
		if (METADATA_NAMES.contains(name)) {
			return METADATA;
		}
		if (LABELS.contains(name)) {
			return LABEL;
		}
		if (name.endsWith("status") || LIFE_CYCLE.contains(name)) {
			return STATUS;
		}
		return switch (name) {
			case "row", "tr" -> ROW;
			case "entry", "td", "th", "cell" -> CELL;
			case "marginalnote" -> HEADING;
			default -> HEADING_NAME.matcher(name).matches() ? HEADING : BLOCK;
		};
	}

}
