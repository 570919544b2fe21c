package io.regwatch.ingest.extract.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Source text of markup as its tags, texts and other pieces, to change some of them.
 */
final class Markup {

	private static final String PIECE = "<!--.*?-->|<!\\[CDATA\\[.*?]]>|<\\?.*?\\?>|<![a-z][^>\\[]*+(?:\\[.*?])?\\s*>"
			+ "|</?[a-z_][^<>\"']*+(?:\"[^\"]*\"[^<>\"']*+|'[^']*'[^<>\"']*+)*+>|[^<]+|<";

	private static final Pattern XML = Pattern.compile("(?is)" + PIECE);

	/** The head, scripts and preformatted text of a page stay as they are. */
	private static final Pattern HTML = Pattern
		.compile("(?is)<head\\b.*?</head\\s*>|<(script|style|pre|textarea|title|noscript)\\b.*?</\\1\\s*>|" + PIECE);

	private static final Pattern TAG = Pattern.compile("</?[a-zA-Z_](?s:.*)>");

	private static final Pattern ATTRIBUTE = Pattern
		.compile("\\s+[\\w:.-]+(?:\\s*=\\s*(?:\"[^\"]*\"|'[^']*'|[^\\s\"'>]+))?");

	private static final Set<String> BLOCKS = Set.of("p", "div", "table", "tbody", "thead", "tr", "td", "th", "col",
			"colgroup", "ul", "ol", "li", "dl", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6", "article", "section",
			"body", "html", "head", "hr", "main", "figure");

	private Markup() {
	}

	static boolean isPage(String source) {
		return Pattern.compile("(?i)<html\\b").matcher(source).find();
	}

	static List<String> pieces(String source) {
		Matcher matcher = (isPage(source) ? HTML : XML).matcher(source);
		List<String> pieces = new ArrayList<>();
		while (matcher.find()) {
			pieces.add(matcher.group());
		}
		return pieces;
	}

	static String texts(String source, UnaryOperator<String> change) {
		return pieces(source).stream()
			.map((piece) -> piece.startsWith("<") ? piece : change.apply(piece))
			.collect(Collectors.joining());
	}

	/** Changes each start and end tag after the head. */
	static String tags(String source, UnaryOperator<String> change) {
		return pieces(source).stream()
			.map((piece) -> isTag(piece) ? change.apply(piece) : piece)
			.collect(Collectors.joining());
	}

	static String startTags(String source, String name, UnaryOperator<String> change) {
		return tags(source, (tag) -> !tag.startsWith("</") && name(tag).matches(name) ? change.apply(tag) : tag);
	}

	/** Adds attributes to each start tag of the names. */
	static String with(String source, String name, String attributes) {
		return startTags(source, name, (tag) -> tag.replaceFirst("\\s*/?>$", " " + attributes + "$0"));
	}

	static boolean isTag(String piece) {
		return TAG.matcher(piece).matches() && !isOpaque(piece);
	}

	private static boolean isOpaque(String piece) {
		return piece.indexOf('<', 1) > 0 && piece.matches("(?is)<(head|script|style|pre|textarea|title|noscript)\\b.*");
	}

	static String name(String tag) {
		Matcher matcher = Pattern.compile("</?([\\w:.-]+)").matcher(tag);
		return matcher.lookingAt() ? matcher.group(1).toLowerCase(Locale.ROOT) : "";
	}

	static boolean isBlock(String piece) {
		return isTag(piece) && BLOCKS.contains(name(piece));
	}

	/** The attributes of a tag as they stand, with the white space before each. */
	static List<String> attributes(String tag) {
		Matcher matcher = ATTRIBUTE.matcher(tag);
		List<String> attributes = new ArrayList<>();
		while (matcher.find()) {
			attributes.add(matcher.group());
		}
		return attributes;
	}

	static String withAttributes(String tag, List<String> attributes) {
		Matcher matcher = Pattern.compile("(?s)(<[\\w:.-]+).*?(\\s*/?>)").matcher(tag);
		return matcher.matches() ? matcher.group(1) + String.join("", attributes) + matcher.group(2) : tag;
	}

	/** Puts text around each piece of white space that stands between two blocks. */
	static String betweenBlocks(String source, UnaryOperator<String> change) {
		List<String> pieces = pieces(source);
		StringBuilder changed = new StringBuilder();
		for (int i = 0; i < pieces.size(); i++) {
			String piece = pieces.get(i);
			boolean space = piece.isBlank();
			String previous = (i > 0) ? pieces.get(i - 1) : "";
			String next = (i + 1 < pieces.size()) ? pieces.get(i + 1) : "";
			if (space && isBlock(previous) && isBlock(next)) {
				changed.append(change.apply(piece));
			}
			else if (!space && isBlock(piece) && isBlock(previous)) {
				changed.append(change.apply("")).append(piece);
			}
			else {
				changed.append(piece);
			}
		}
		return changed.toString();
	}

	/** Puts text around what is inside of the body. */
	static String inBody(String source, String start, String end) {
		Matcher open = Pattern.compile("(?is)<body\\b[^>]*>").matcher(source);
		int close = source.toLowerCase(Locale.ROOT).lastIndexOf("</body>");
		if (!open.find() || close < open.end()) {
			return source;
		}
		return source.substring(0, open.end()) + start + source.substring(open.end(), close) + end
				+ source.substring(close);
	}

}
