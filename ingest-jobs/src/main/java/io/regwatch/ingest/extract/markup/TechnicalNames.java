package io.regwatch.ingest.extract.markup;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Names of attributes of XML that say nothing of a law or a record: identifiers, links,
 * layout, and when and how the file was made. They are those of Akoma Ntoso, Formex,
 * USLM, HL7 version 3, CALS tables and XHTML.
 */
final class TechnicalNames {

	private static final Pattern WORD_END = Pattern.compile("(?<=[a-z\\d])(?=[A-Z])|[-_.:]+");

	/** Any name with one of these words is technical. */
	private static final Set<String> WORDS = Set.of("id", "ids", "idref", "idrefs", "identifier", "guid", "uuid", "uid",
			"eid", "wid", "xid", "fid", "oid", "doknr", "ref", "refs", "refers", "href", "uri", "url", "urn", "iri",
			"src", "source", "link", "target", "anchor", "node", "path", "key", "hash", "checksum", "digest", "schema",
			"namespace", "xmlns", "xsi", "encoding", "charset", "mime", "media", "format", "style", "tabstyle",
			"layout", "class", "role", "align", "valign", "width", "height", "colwidth", "pgwide", "border", "frame",
			"colsep", "rowsep", "charoff", "cols", "rows", "col", "row", "colname", "colnum", "namest", "nameend",
			"spanname", "morerows", "colspan", "rowspan", "cellpadding", "cellspacing", "color", "bgcolor",
			"background", "font", "size", "face", "indent", "margin", "padding", "spacing", "rotate", "orient",
			"orientation", "position", "created", "creation", "modified", "modification", "updated", "generated",
			"generation", "generator", "build", "builddate", "built", "timestamp", "exported", "retrieved", "fetched",
			"current", "pit", "last", "lang", "language", "dir", "space", "count", "total", "provisions", "seq",
			"sequence", "order", "index", "depth", "pos", "page", "offset", "tabindex", "root", "system", "flavor",
			"mood", "determiner", "context", "writing", "mode", "leader", "matched", "match", "hanging", "decoding",
			"encoded", "bilingual", "separator", "output", "alternative", "manifestation");

	/** Names that are technical as a whole. */
	private static final Set<String> NAMES = Set.of("typecode", "linebreak", "rowbreak", "topmarginspacing",
			"bottommarginspacing", "topdouble", "pointsize", "spanlanguages", "list-item");

	/**
	 * Of elements with others in them, these words name a kind or the version of a
	 * format.
	 */
	private static final Set<String> STRUCTURAL = Set.of("type", "typ", "code", "version", "function", "decoration");

	/** Of such elements, the depth in the structure. */
	private static final Pattern DEPTH = Pattern.compile("level=\\d+");

	private static final Pattern ADDRESS = Pattern.compile(
			"[#/].*|.*://.*|(?i:urn|mailto):.*|(?i)\\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}?|[0-9a-f]{24,}");

	private TechnicalNames() {
	}

	/**
	 * Whether an attribute is technical.
	 * @param name of it, perhaps with a prefix
	 * @param leaf whether its element has nothing in it
	 */
	static boolean has(String name, String value, boolean leaf) {
		return name.length() == 1 || name.startsWith("xml") || name.startsWith("xlink:")
				|| NAMES.contains(name.toLowerCase(Locale.ROOT)) || words(name).anyMatch(WORDS::contains)
				|| (!leaf && isStructural(name, value)) || ADDRESS.matcher(value).matches();
	}

	private static boolean isStructural(String name, String value) {
		return words(name).anyMatch(STRUCTURAL::contains)
				|| DEPTH.matcher(name.toLowerCase(Locale.ROOT) + "=" + value).matches();
	}

	private static Stream<String> words(String name) {
		String[] words = WORD_END
			.split(name.equals(name.toUpperCase(Locale.ROOT)) ? name.toLowerCase(Locale.ROOT) : name);
		return Arrays.stream(words).map((word) -> word.toLowerCase(Locale.ROOT));
	}

}
