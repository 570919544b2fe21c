package io.regwatch.ingest.extract.markup.xml;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Names of attributes of XML that say nothing of a law or a record: identifiers, links,
 * layout, and when and how the file was made. They are those of Akoma Ntoso, Formex,
 * USLM, HL7 version 3, CALS tables and XHTML.
 *
 * @param namespace of the element
 * @param element that has the attributes
 * @param root whether it is the whole document
 */
record TechnicalNames(String namespace, String element, boolean root) {

	private static final Pattern WORD_END = Pattern.compile("(?<=[a-z\\d])(?=[A-Z])|[-_.:]+");

	/** Any name with one of these words is technical. */
	private static final Set<String> WORDS = Set.of("id", "ids", "idref", "idrefs", "identifier", "guid", "uuid", "uid",
			"eid", "wid", "xid", "fid", "oid", "doknr", "ref", "refs", "refers", "href", "uri", "url", "urn", "iri",
			"src", "link", "target", "anchor", "node", "path", "key", "hash", "checksum", "digest", "schema",
			"namespace", "xmlns", "xsi", "encoding", "charset", "mime", "media", "format", "style", "tabstyle",
			"layout", "align", "valign", "colwidth", "pgwide", "border", "frame", "colsep", "rowsep", "charoff", "cols",
			"rows", "col", "row", "colname", "colnum", "namest", "nameend", "spanname", "morerows", "colspan",
			"rowspan", "cellpadding", "cellspacing", "bgcolor", "background", "font", "face", "indent", "margin",
			"padding", "spacing", "rotate", "orient", "orientation", "created", "creation", "modified", "modification",
			"updated", "generated", "generation", "generator", "build", "builddate", "built", "timestamp", "exported",
			"retrieved", "fetched", "current", "pit", "last", "lang", "language", "dir", "space", "seq", "sequence",
			"index", "pos", "page", "offset", "tabindex", "root", "system", "flavor", "mood", "determiner", "context",
			"writing", "leader", "matched", "match", "hanging", "decoding", "encoded", "bilingual", "separator",
			"output", "alternative", "manifestation", "rend", "rendition", "function", "decoration");

	/** Names that are technical as a whole. */
	private static final Set<String> NAMES = Set.of("typecode", "classcode", "linebreak", "rowbreak",
			"topmarginspacing", "bottommarginspacing", "topdouble", "pointsize", "spanlanguages", "list-item",
			"numberofprovisions", "revised", "revisionflag", "changetype", "changemark");

	/** Words for layout, unless they describe a record. */
	private static final Set<String> LAYOUT = Set.of("class", "role", "size", "width", "height", "depth", "position",
			"color", "mode", "order", "source", "count", "total");

	private static final Pattern LENGTH = Pattern.compile("auto|[\\d.]+(?:p[tcx]|r?em|ex|%|\\*)");

	private static final Pattern ADDRESS = Pattern.compile(
			"[#/].*|.*://.*|(?i:urn|mailto):.*|(?i)\\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}?|[0-9a-f]{24,}");

	/** Kinds of structures, of typefaces, of lists without numbers, and of files. */
	private static final Pattern STRUCTURE = Pattern
		.compile("(?i)(?:sub)?(?:section|chapter|part|title|division|article"
				+ "|paragraph|clause|point|item|appendix|annex|schedule|form|format|list|table|figure|image|heading|header)"
				+ "|body|main|text|inline|block|(?:foot|end)?note|bold|italics?|uc|number|decimal|normal|other|string|data"
				+ "|bullet(?:ed)?|dash|simple|plain|dis[ck]|circle|square|unordered|bracket|[a-z]+/[\\w.+-]+");

	private static final Pattern FORMAT_VERSION = Pattern.compile("\\d+(?:\\.\\d+)+");

	private static final Pattern INSTANT = Pattern
		.compile("\\d{4}-\\d\\d-\\d\\d[T ](?!00:00:00)\\d\\d:\\d\\d:\\d\\d\\S*");

	private static final Pattern DIGITS = Pattern.compile("\\d+");

	/** Whether an attribute is technical. */
	boolean has(String name, String value) {
		return name.length() == 1 || name.startsWith("xml") || name.startsWith("xlink:")
				|| NAMES.contains(name.toLowerCase(Locale.ROOT)) || words(name).anyMatch(WORDS::contains)
				|| ADDRESS.matcher(value).matches()
				|| (words(name).anyMatch(LAYOUT::contains) && (isOfText() || LENGTH.matcher(value).matches()))
				|| (this.root && isAboutFile(name, value));
	}

	/** Whether an attribute of an element with content is technical. */
	boolean hasOnContent(String name, String value) {
		return has(name, value) || words(name).anyMatch((word) -> switch (word) {
			case "type", "typ" -> isStructure(name, value);
			case "version" -> isFormatVersion(name, value);
			case "count", "total" -> this.root;
			case "level" -> DIGITS.matcher(value).matches() && isOfText();
			default -> false;
		});
	}

	/** No law begins at a second of a day, but an answer of a host is made then. */
	private static boolean isAboutFile(String name, String value) {
		return FieldNames.isFileDate(name) || (INSTANT.matcher(value).matches() && !FieldNames.isValidity(name));
	}

	private boolean isOfText() {
		return LayoutElements.has(this.namespace, this.element);
	}

	private boolean isStructure(String name, String value) {
		return switch (this.element.toLowerCase(Locale.ROOT)) {
			// Their items have their numbers in the text.
			case "list", "dl" -> name.equalsIgnoreCase("type") || STRUCTURE.matcher(value).matches();
			case String own -> own.equalsIgnoreCase(value) || STRUCTURE.matcher(value).matches()
					|| (value.length() == 1 && LayoutElements.isNamespace(this.namespace));
		};
	}

	private boolean isFormatVersion(String name, String value) {
		return !FieldNames.isValidity(name) || LayoutElements.isNamespace(this.namespace)
				|| (this.root && FORMAT_VERSION.matcher(value).matches());
	}

	private static Stream<String> words(String name) {
		String[] words = WORD_END
			.split(name.equals(name.toUpperCase(Locale.ROOT)) ? name.toLowerCase(Locale.ROOT) : name);
		return Arrays.stream(words).map((word) -> word.toLowerCase(Locale.ROOT));
	}

}
