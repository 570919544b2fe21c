package io.regwatch.ingest.extract.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Ways in which content management systems write the same elements of a page otherwise.
 */
final class CosmeticTags {

	private static final String PLAIN = "([^<]*\\p{L}[^<]*)";

	private CosmeticTags() {
	}

	static Map<String, UnaryOperator<String>> attributes() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		kinds.put("attributes reversed", (page) -> Markup.tags(page,
				(tag) -> Markup.withAttributes(tag, List.copyOf(Markup.attributes(tag).reversed()))));
		kinds.put("attributes in single quotes",
				(page) -> Markup.tags(page, (tag) -> tag.replaceAll("=\\s*\"([^\"'<>]*)\"", "='$1'")));
		kinds.put("attributes on lines", (page) -> Markup.tags(page, (tag) -> Markup.withAttributes(tag,
				Markup.attributes(tag).stream().map((attribute) -> "\n\t" + attribute.strip()).toList())));
		kinds.put("ids renamed", (page) -> Markup.tags(page,
				(tag) -> tag.replaceAll("(?<=\\s(?:id|name)=\"|\\shref=\"#)(?=[\\w.-]+\")", "v2-")));
		kinds.put("ids added", (page) -> Markup.startTags(page, "p|li|div",
				(tag) -> tag.contains(" id=") ? tag : tag.replaceFirst("\\s*>$", " id=\"b" + tag.length() + "\">")));
		kinds.put("classes get company",
				(page) -> Markup.tags(page, (tag) -> tag.replaceAll("(?<=\\sclass=\")(?=[^\"]+\")", "u-mt-3 ")));
		kinds.put("classes hashed",
				(page) -> Markup.tags(page, (tag) -> tag.replaceAll("(\\sclass=\"[\\w-]+)(?=[\" ])", "$1__x7f3q")));
		kinds.put("classes added", (page) -> Markup.startTags(page, "p|li|td|div|h\\d",
				(tag) -> tag.contains(" class=") ? tag : tag.replaceFirst("\\s*>$", " class=\"text-body\">")));
		kinds.put("styles added", (page) -> Markup.startTags(page, "p|li|span", (tag) -> tag.contains(" style=") ? tag
				: tag.replaceFirst("\\s*>$", " style=\"color: #333; margin: 0\">")));
		kinds.put("data attributes", (page) -> Markup.with(page, "p|div|table", "data-history-node-id=\"1234\""));
		kinds.put("event handlers", (page) -> Markup.with(page, "a", "onmousedown=\"track(this, 'text')\""));
		kinds.put("roles and labels", (page) -> Markup.with(page, "table", "role=\"table\" aria-label=\"Table\""));
		kinds.put("microdata", (page) -> Markup.with(page, "p", "itemprop=\"text\""));
		kinds.put("language and direction", (page) -> Markup.with(page, "div|p", "dir=\"ltr\""));
		kinds.put("session ids in links", (page) -> Markup.startTags(page, "a",
				(tag) -> tag.replaceAll("(?<=\\shref=\"[^\"#]{1,300})(?=\")", ";jsessionid=8F2A11C0D3")));
		kinds.put("tracking parameters", (page) -> Markup.startTags(page, "a", (tag) -> tag
			.replaceAll("(?<=\\shref=\"[^\"#?]{1,300})(?=\")", "?utm_source=govdelivery&amp;utm_medium=email")));
		kinds.put("links to https",
				(page) -> Markup.startTags(page, "a", (tag) -> tag.replace("\"http://", "\"https://")));
		kinds.put("links through a redirect", (page) -> Markup.startTags(page, "a",
				(tag) -> tag.replaceAll("(?<=\\shref=\")(?=https?://)", "/exit.php?url=")));
		kinds.put("links in new tabs",
				(page) -> Markup.with(page, "a", "target=\"_blank\" rel=\"noopener noreferrer\""));
		kinds.put("link titles", (page) -> Markup.startTags(page, "a",
				(tag) -> tag.contains(" title=") ? tag : tag.replaceFirst("\\s*>$", " title=\"Opens the document\">")));
		return kinds;
	}

	static Map<String, UnaryOperator<String>> elements() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		kinds.put("div around the body",
				(page) -> Markup.inBody(page, "<div id=\"page\"><div class=\"container\">", "</div></div>"));
		kinds.put("main and article around the body", (page) -> Markup.inBody(page,
				"<main id=\"main-content\"><article class=\"node\"><div>", "</div></article></main>"));
		kinds.put("form around the body (ASP.NET)", (page) -> Markup.inBody(page,
				"<form method=\"post\" action=\"./\" id=\"aspnetForm\"><input type=\"hidden\" name=\"__VIEWSTATE\" value=\"/wEPDwUKMTY1NDU2MTA1MmRk\" />",
				"<input type=\"hidden\" name=\"__EVENTVALIDATION\" value=\"/wEWAgL+raDpAg==\" /></form>"));
		kinds.put("div around paragraphs",
				(page) -> page.replaceAll("(?s)<p\\b[^>]*>" + PLAIN + "</p>", "<div class=\"field__item\">$0</div>"));
		kinds.put("section around paragraphs",
				(page) -> page.replaceAll("(?s)<p\\b[^>]*>" + PLAIN + "</p>", "<section>$0</section>"));
		kinds.put("span in paragraphs",
				(page) -> page.replaceAll("(?s)(<p\\b[^>]*>)" + PLAIN + "</p>", "$1<span>$2</span></p>"));
		kinds.put("font in paragraphs", (page) -> page.replaceAll("(?s)(<p\\b[^>]*>)" + PLAIN + "</p>",
				"$1<font face=\"Arial\" size=\"2\">$2</font></p>"));
		kinds.put("paragraphs as divs",
				(page) -> page.replaceAll(
						"(?s)<p\\b([^>]*)>((?:(?!</?(?:p|div|table|ul|ol|dl|form|h\\d)\\b).){1,2000}+)</p>",
						"<div$1>$2</div>"));
		kinds.put("paragraphs in cells",
				(page) -> page.replaceAll("(?s)(<t[dh]\\b[^>]*>)\\s*" + PLAIN + "(?=</t[dh]>)", "$1<p>$2</p>"));
		kinds.put("no paragraphs in cells", (page) -> page
			.replaceAll("(?s)(<t[dh]\\b[^>]*>)\\s*<p\\b[^>]*>" + PLAIN + "</p>\\s*(?=</t[dh]>)", "$1$2"));
		kinds.put("paragraphs in items",
				(page) -> page.replaceAll("(?s)(<li\\b[^>]*>)" + PLAIN + "(?=</li>)", "$1<p>$2</p>"));
		kinds.put("no paragraphs in items",
				(page) -> page.replaceAll("(?s)(<li\\b[^>]*>)\\s*<p\\b[^>]*>" + PLAIN + "</p>\\s*(?=</li>)", "$1$2"));
		kinds.put("text on its own line", (page) -> page
			.replaceAll("(?s)(<(?:p|td|li|h\\d)\\b[^>]*>)" + PLAIN + "(?=</(?:p|td|li|h\\d)>)", "$1\n\t\t$2\n\t"));
		kinds.put("b and i to strong and em", (page) -> Markup.tags(page,
				(tag) -> tag.replaceFirst("^(</?)b(?=[\\s>])", "$1strong").replaceFirst("^(</?)i(?=[\\s>])", "$1em")));
		kinds.put("strong and em to b and i", (page) -> Markup.tags(page,
				(tag) -> tag.replaceFirst("^(</?)strong(?=[\\s>])", "$1b").replaceFirst("^(</?)em(?=[\\s>])", "$1i")));
		kinds.put("bold spans to strong",
				(page) -> page.replaceAll("<span class=\"bold\">([^<]*)</span>", "<strong>$1</strong>")
					.replaceAll("<span class=\"italic\">([^<]*)</span>", "<em>$1</em>"));
		kinds.put("abbreviations explained", (page) -> Markup.texts(page,
				(text) -> text.replaceAll("\\b(?:EU|OJ|EC|EEA|EG)\\b", "<abbr title=\"European Union\">$0</abbr>")));
		kinds.put("glossary links",
				(page) -> Markup.texts(page, (text) -> text.replaceAll("\\b(?:Commission|Kommission|institutions)\\b",
						"<span class=\"glossary\" data-tip=\"1\">$0</span>")));
		kinds.put("empty spans", (page) -> page.replaceAll("(?=</(?:p|td|li)>)", "<span class=\"sr\"></span>"));
		kinds.put("empty paragraphs",
				(page) -> Markup.inBody(page.replaceAll("</p>(?=\\s*<p\\b)", "</p><p></p>"), "<p></p>", "<p> </p>"));
		kinds.put("paragraphs of nbsp", (page) -> page.replaceAll("</p>(?=\\s*<p\\b)", "</p><p>&#160;</p>"));
		kinds.put("line breaks at ends of paragraphs", (page) -> page.replaceAll("</p>", "<br /></p>"));
		kinds.put("line breaks between blocks", (page) -> page.replaceAll("</p>(?=\\s*<p\\b)", "</p><br />"));
		kinds.put("rules between blocks",
				(page) -> page.replaceAll("</table>(?=\\s*<(?:p|h\\d)\\b)", "</table><hr />"));
		kinds.put("anchors in paragraphs", (page) -> page.replaceAll("<p\\b[^>]*>", "$0<a name=\"par\"></a>"));
		kinds.put("permalinks of headings, empty",
				(page) -> page.replaceAll("(?=</h\\d>)", "<a class=\"anchor\" href=\"#x\" aria-hidden=\"true\"></a>"));
		kinds.put("permalinks of headings, #",
				(page) -> page.replaceAll("(?=</h\\d>)", "<a class=\"anchor\" href=\"#x\" aria-hidden=\"true\">#</a>"));
		kinds.put("permalinks of headings, pilcrow", (page) -> page.replaceAll("(?=</h\\d>)",
				"<a class=\"headerlink\" href=\"#x\" title=\"Permalink to this heading\">\u00B6</a>"));
		kinds.put("copy buttons in headings", (page) -> page.replaceAll("(?=</h\\d>)",
				"<button class=\"copy-link\" type=\"button\" aria-label=\"Copy link to section\"></button>"));
		kinds.put("edit links in headings", (page) -> page.replaceAll("(?=</h\\d>)",
				"<span class=\"mw-editsection\">[<a href=\"?edit=1\">edit</a>]</span>"));
		kinds.put("links in headings",
				(page) -> page.replaceAll("(?s)(<h\\d\\b[^>]*>)([^<]+)(?=</h\\d>)", "$1<a href=\"#x\">$2</a>"));
		kinds.put("buttons in headings (accordions)",
				(page) -> page.replaceAll("(?s)(<h\\d\\b[^>]*>)([^<]+)(?=</h\\d>)",
						"$1<button type=\"button\" aria-expanded=\"false\">$2</button>"));
		kinds.put("drop caps",
				(page) -> page.replaceAll("(<p\\b[^>]*>)(\\p{Lu})(?=\\p{Ll})", "$1<span class=\"dropcap\">$2</span>"));
		kinds.put("terms of a search marked", (page) -> Markup.texts(page,
				(text) -> text.replaceAll("\\b(?:shall|Member|Artikel|Article)\\b", "<mark>$0</mark>")));
		kinds.put("icons of a font before paragraphs", (page) -> page.replaceAll("<p\\b[^>]*>",
				"$0<i class=\"material-icons\" aria-hidden=\"true\">chevron_right</i>"));
		kinds.put("headers of tables sort", (page) -> page.replaceAll("(?s)(<th\\b[^>]*>)([^<]+)(?=</th>)",
				"$1<a href=\"?order=title&amp;sort=asc\" title=\"sort by this column\">$2</a>"));
		kinds.put("possible breaks <wbr>",
				(page) -> Markup.texts(page, (text) -> text.replaceAll("(?<=\\b\\p{L}{5})(?=\\p{L}{5})", "<wbr />")));
		kinds.put("comments between blocks",
				(page) -> page.replaceAll("</p>(?=\\s*<p\\b)", "</p><!-- rendered at 2025-03-04 10:12, block 17 -->"));
		kinds.put("comments in text", (page) -> Markup.texts(page,
				(text) -> text.replaceFirst("(?<=\\p{L}) (?=\\p{L})", " <!-- /react-text -->")));
		kinds.put("templates", (page) -> Markup.inBody(page, "",
				"<template id=\"t1\"><div><p>No results were found for this search.</p></div></template>"));
		return kinds;
	}

}
