package io.regwatch.ingest.extract.document;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes of pages of which people may say that they change what a page says.
 */
final class CosmeticDebatable {

	private CosmeticDebatable() {
	}

	static Map<String, UnaryOperator<String>> texts() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		kinds.put("ligatures", (text) -> text.replace("fi", "\uFB01").replace("fl", "\uFB02"));
		kinds.put("hyphens of ranges to dashes", (text) -> text.replaceAll("(?<=\\d)-(?=\\d)", "\u2013"));
		kinds.put("dashes to spaced hyphens", (text) -> text.replaceAll(" ?\u2014 ?", " - "));
		kinds.put("guillemets for quotes", (text) -> text.replace('\u201C', '\u00AB').replace('\u201D', '\u00BB'));
		kinds.put("double quotes for single quotes",
				(text) -> text.replaceAll("\u2018([^\u2018\u2019]*)\u2019(?!\\p{L})", "\u201C$1\u201D"));
		kinds.put("a word in bold", (text) -> text.replaceFirst("\\b\\p{L}{6,}\\b", "<strong>$0</strong>"));
		kinds.put("a word underlined", (text) -> text.replaceFirst("\\b\\p{L}{6,}\\b", "<u>$0</u>"));
		kinds.put("no space before footnote marks", (text) -> text.replaceAll(" +(?=\\()(?=\\(\\d\\))", ""));
		kinds.put("spaces of thousands to nothing",
				(text) -> text.replaceAll("(?<=\\b\\d{1,3})[ \u00A0](?=\\d{3}\\b)", ""));
		kinds.put("list markers (a) to a)", (text) -> text.replaceAll("^(\\s*)\\((?=\\p{L}\\)\\s*$)", "$1"));
		return kinds;
	}

	static Map<String, UnaryOperator<String>> pages() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		kinds.put("layout table around the body", (page) -> Markup.inBody(page,
				"<table width=\"760\" border=\"0\" role=\"presentation\"><tr><td>", "</td></tr></table>"));
		kinds.put("raised digits as characters", (page) -> page.replaceAll("<sup>\\s*2\\s*</sup>", "\u00B2")
			.replaceAll("<sup>\\s*3\\s*</sup>", "\u00B3"));
		kinds.put("headings one level lower",
				(page) -> page.replaceAll("(</?h)3\\b", "$14")
					.replaceAll("(</?h)2\\b", "$13")
					.replaceAll("(</?h)1\\b", "$12"));
		kinds.put("headings as bold paragraphs",
				(page) -> page.replaceAll("(?s)<h\\d\\b[^>]*>([^<]*)</h\\d>", "<p><b>$1</b></p>"));
		kinds.put("headings in capitals", (page) -> Pattern.compile("(?s)(<h\\d\\b[^>]*>)([^<]*)(?=</h\\d>)")
			.matcher(page)
			.replaceAll((match) -> Matcher.quoteReplacement(match.group(1) + match.group(2).toUpperCase(Locale.ROOT))));
		kinds.put("cells of headers to cells of data", (page) -> page.replaceAll("(</?)th(?=[\\s>])", "$1td"));
		kinds.put("bullets as paragraphs",
				(page) -> page.replaceAll("</?ul\\b[^>]*>", "")
					.replaceAll("<li\\b[^>]*>", "<p>\u2022 ")
					.replaceAll("</li>", "</p>"));
		kinds.put("no classes", (page) -> Markup.tags(page, (tag) -> tag.replaceAll("\\sclass=\"[^\"]*\"", "")));
		kinds.put("tables as divs", (page) -> page.replaceAll("</?(?:table|tbody|thead|tr|td|th)\\b[^>]*>", " ")
			.replaceAll("</?col\\b[^>]*>", ""));
		kinds.put("encoding not declared", (page) -> page.replaceAll("(?i)<meta\\b[^>]*charset=[^>]*>", ""));
		kinds.put("text in an aside", (page) -> Markup.inBody(page, "<aside>", "</aside>"));
		kinds.put("text in a footer", (page) -> Markup.inBody(page, "<footer>", "</footer>"));
		return kinds;
	}

}
