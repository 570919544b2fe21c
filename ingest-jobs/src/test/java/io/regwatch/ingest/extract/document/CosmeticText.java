package io.regwatch.ingest.extract.document;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Ways in which editors, converters and servers write the same characters otherwise.
 */
final class CosmeticText {

	private static final Pattern REFERENCE = Pattern.compile("&#(?:[xX]([0-9a-fA-F]+)|(\\d+));");

	private static final Map<String, String> NAMES = Map.ofEntries(Map.entry("\u00A0", "nbsp"),
			Map.entry("\u00E9", "eacute"), Map.entry("\u00E8", "egrave"), Map.entry("\u00E0", "agrave"),
			Map.entry("\u00E4", "auml"), Map.entry("\u00F6", "ouml"), Map.entry("\u00FC", "uuml"),
			Map.entry("\u00C4", "Auml"), Map.entry("\u00D6", "Ouml"), Map.entry("\u00DC", "Uuml"),
			Map.entry("\u00DF", "szlig"), Map.entry("\u2014", "mdash"), Map.entry("\u2013", "ndash"),
			Map.entry("\u2018", "lsquo"), Map.entry("\u2019", "rsquo"), Map.entry("\u201C", "ldquo"),
			Map.entry("\u201D", "rdquo"), Map.entry("\u201E", "bdquo"), Map.entry("\u2026", "hellip"),
			Map.entry("\u2264", "le"), Map.entry("\u2265", "ge"), Map.entry("\u03B1", "alpha"),
			Map.entry("\u03C9", "omega"), Map.entry("\u00A7", "sect"), Map.entry("\u00D7", "times"));

	private CosmeticText() {
	}

	/** For the text of pages, XML and Markdown. */
	static Map<String, UnaryOperator<String>> characters() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		kinds.put("quotes straight",
				(text) -> text.replaceAll("[\u2018\u2019\u201A]", "'").replaceAll("[\u201C\u201D\u201E]", "\""));
		kinds.put("apostrophes curly", (text) -> text.replaceAll("(?<=\\p{L})'(?=\\p{L})", "\u2019"));
		kinds.put("quotes curly", (text) -> text.replaceAll("(?<=^|[\\s(])\"(?=\\p{L})", "\u201C")
			.replaceAll("(?<=[\\p{L}.,;])\"(?=$|[\\s).,;])", "\u201D"));
		kinds.put("spaces at numbers nbsp",
				(text) -> text.replaceAll("(?<=\\d) (?=\\p{L})|(?<=\\p{L}) (?=\\d)", "\u00A0"));
		kinds.put("spaces after numbers narrow", (text) -> text.replaceAll("(?<=\\d) (?=[\\p{L}%])", "\u202F"));
		kinds.put("spaces after numbers thin", (text) -> text.replaceAll("(?<=\\d) (?=[\\p{L}%])", "\u2009"));
		kinds.put("nbsp after short words", (text) -> text.replaceAll("(?<=\\b\\p{L}{1,2}) (?=\\p{L})", "\u00A0"));
		kinds.put("nbsp to spaces", (text) -> text.replace('\u00A0', ' '));
		kinds.put("two spaces after sentences", (text) -> text.replaceAll("(?<=\\p{Ll}\\.) (?=\\p{Lu})", "  "));
		kinds.put("soft hyphens", (text) -> text.replaceAll("(?<=\\b\\p{L}{4})(?=\\p{L}{5})", "\u00AD"));
		kinds.put("zero-width spaces", (text) -> text.replaceAll("(?<=\\p{L}[/-])(?=\\p{L})", "\u200B"));
		kinds.put("zero-width spaces at words", (text) -> text.replaceAll("(?<= )(?=\\p{L}{7})", "\u200B"));
		kinds.put("zero-width non-joiners", (text) -> text.replaceAll("(?<=\\b\\p{L}{4})(?=\\p{L}{6})", "\u200C"));
		kinds.put("zero-width no-break spaces", (text) -> text.replaceAll("^(?=\\s*\\p{L})", "\uFEFF"));
		kinds.put("word joiners", (text) -> text.replaceAll("(?<=\\p{L})(?=/\\p{L})", "\u2060"));
		kinds.put("left-to-right marks", (text) -> text.replaceAll("(?<=\\))(?= )", "\u200E"));
		kinds.put("decomposed (NFD)", (text) -> Normalizer.normalize(text, Normalizer.Form.NFD));
		kinds.put("hyphens non-breaking", (text) -> text.replaceAll("(?<=\\p{L})-(?=\\p{L})", "\u2011"));
		kinds.put("hyphens U+2010", (text) -> text.replaceAll("(?<=\\p{L})-(?=\\p{L})", "\u2010"));
		kinds.put("ellipsis one sign", (text) -> text.replaceAll("(?<!\\.)\\.\\.\\.(?!\\.)", "\u2026"));
		kinds.put("ellipsis three dots", (text) -> text.replace("\u2026", "..."));
		kinds.put("spaced hyphens to dashes", (text) -> text.replaceAll("(?<=\\p{L}) - (?=\\p{L})", " \u2013 "));
		return kinds;
	}

	/** Only for pages and XML. */
	static Map<String, UnaryOperator<String>> references() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		kinds.put("decimal references", (text) -> encode(text, "&#%d;"));
		kinds.put("hexadecimal references", (text) -> encode(text, "&#x%X;"));
		kinds.put("references decoded", CosmeticText::decode);
		kinds.put("quotes as &quot; and &#39;", (text) -> text.replace("\"", "&quot;").replace("'", "&#39;"));
		kinds.put("greater-than signs as &gt;", (text) -> text.replace(">", "&gt;"));
		kinds.put("white space reflowed", CosmeticText::reflow);
		kinds.put("white space collapsed", (text) -> text.replaceAll("[ \\t\\r\\n]+", " "));
		kinds.put("tabs for spaces", (text) -> text.replaceAll("(?<=,) ", "\t"));
		return kinds;
	}

	static Map<String, UnaryOperator<String>> named() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		kinds.put("named entities", CosmeticText::name);
		kinds.put("soft hyphens &shy;", (text) -> text.replaceAll("(?<=\\b\\p{L}{4})(?=\\p{L}{5})", "&shy;"));
		kinds.put("spaces after numbers &nbsp;", (text) -> text.replaceAll("(?<=\\d) (?=\\p{L})", "&nbsp;"));
		kinds.put("spaces after numbers &thinsp;", (text) -> text.replaceAll("(?<=\\d) (?=\\p{L})", "&thinsp;"));
		return kinds;
	}

	/** Breaks lines after every eighth word. */
	static String reflow(String text) {
		return text.isBlank() ? text
				: text.replaceAll("[ \\t\\r\\n]+", " ").replaceAll("((?:[^ ]+ ){7}[^ ]+) (?=[^ ])", "$1\n\t\t");
	}

	static String encode(String text, String reference) {
		StringBuilder encoded = new StringBuilder();
		text.codePoints()
			.forEach((character) -> encoded
				.append((character < 128) ? Character.toString(character) : reference.formatted(character)));
		return encoded.toString();
	}

	private static String decode(String text) {
		String decoded = text;
		for (Map.Entry<String, String> name : NAMES.entrySet()) {
			decoded = decoded.replace("&" + name.getValue() + ";", name.getKey());
		}
		return REFERENCE.matcher(decoded)
			.replaceAll((match) -> Matcher.quoteReplacement(character(match.group(1), match.group(2), match.group())));
	}

	private static String character(String hexadecimal, String decimal, String reference) {
		int character = (hexadecimal != null) ? Integer.parseInt(hexadecimal, 16) : Integer.parseInt(decimal);
		return (character < 64) ? reference : Character.toString(character);
	}

	private static String name(String text) {
		String named = text;
		for (Map.Entry<String, String> name : NAMES.entrySet()) {
			named = named.replace(name.getKey(), "&" + name.getValue() + ";");
		}
		return named;
	}

}
