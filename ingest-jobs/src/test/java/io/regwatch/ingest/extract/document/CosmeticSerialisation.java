package io.regwatch.ingest.extract.document;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Ways in which programs write the same tree of a page otherwise.
 */
final class CosmeticSerialisation {

	private static final String VOID = "br|hr|img|input|col|meta|link|wbr|area|base|embed|source|track";

	private CosmeticSerialisation() {
	}

	static Map<String, UnaryOperator<String>> pages() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		kinds.put("lines end with CR LF", (page) -> page.replaceAll("\r?\n", "\r\n"));
		kinds.put("minified", CosmeticSerialisation::minify);
		kinds.put("indented", (page) -> Markup.betweenBlocks(page, (space) -> "\n        "));
		kinds.put("XHTML to HTML", CosmeticSerialisation::html);
		kinds.put("HTML to XHTML", CosmeticSerialisation::xhtml);
		kinds.put("tags in capitals", (page) -> capitals(html(page)));
		kinds.put("optional end tags left out",
				(page) -> html(page).replaceAll("</p>(?=\\s*<(?:p|div|table|ul|ol|h\\d|hr)\\b)", "")
					.replaceAll("</li>(?=\\s*(?:<li\\b|</[uo]l>))", "")
					.replaceAll("</t[dh]>(?=\\s*(?:<t[dh]\\b|</tr>))", "")
					.replaceAll("</tr>(?=\\s*(?:<tr\\b|</tbody>|</table>))", ""));
		kinds.put("doctype of HTML 5", (page) -> page.replaceFirst("(?is)<!doctype[^>]*>\\s*", "")
			.replaceFirst("(?i)(?=<html\\b)", "<!DOCTYPE html>\n"));
		kinds.put("no doctype", (page) -> page.replaceFirst("(?is)<!doctype[^>]*>\\s*", ""));
		kinds.put("title names the site",
				(page) -> page.replaceFirst("(?is)</title>", " | Ministry of Health</title>"));
		kinds.put("body end tags left out", (page) -> page.replaceFirst("(?is)</body>\\s*</html>\\s*$", "\n"));
		kinds.put("tables get tbody", CosmeticSerialisation::bodies);
		kinds.put("tables lose tbody",
				(page) -> Markup.tags(page, (tag) -> Markup.name(tag).equals("tbody") ? "" : tag));
		kinds.put("columns in colgroup",
				(page) -> page.replaceAll("(?:<col\\b[^>]*>\\s*)+", "<colgroup>$0</colgroup>"));
		kinds.put("no columns", (page) -> page.replaceAll("</?col(?:group)?\\b[^>]*>\\s*", ""));
		kinds.put("scope of headers", (page) -> Markup.with(page, "th", "scope=\"col\""));
		kinds.put("cells lose their looks", (page) -> Markup.startTags(page, "table|tr|td|th", (tag) -> tag
			.replaceAll("\\s(?:valign|width|border|cellspacing|cellpadding|align|style)=\"[^\"]*\"", "")));
		kinds.put("cells get looks",
				(page) -> Markup.with(page, "td", "headers=\"h1\" bgcolor=\"#ffffff\" nowrap=\"nowrap\""));
		kinds.put("spans of one", (page) -> Markup.startTags(page, "td",
				(tag) -> tag.contains("span=") ? tag : tag.replaceFirst("\\s*>$", " colspan=\"1\" rowspan=\"1\">")));
		kinds.put("tables in scrolling divs",
				(page) -> page.replaceAll("(?i)<table\\b", "<div class=\"table-responsive\" tabindex=\"0\"><table")
					.replaceAll("(?i)</table>", "</table></div>"));
		kinds.put("lists start at 1", (page) -> Markup.startTags(page, "ol",
				(tag) -> tag.contains(" start=") ? tag : tag.replaceFirst("\\s*>$", " start=\"1\">")));
		kinds.put("lists of decimal type", (page) -> Markup.startTags(page, "ol",
				(tag) -> tag.contains(" type=") ? tag : tag.replaceFirst("\\s*>$", " type=\"1\">")));
		kinds.put("items have their values", CosmeticSerialisation::values);
		return kinds;
	}

	private static String minify(String page) {
		return Markup.betweenBlocks(Markup.texts(page, (text) -> text.replaceAll("[ \\t\\r\\n]+", " ")), (space) -> "")
			.replaceAll("(<(?:p|td|li|h\\d)\\b[^>]*>) +", "$1")
			.replaceAll(" +(?=</(?:p|td|li|h\\d)>)", "");
	}

	private static String html(String page) {
		return Markup
			.tags(page.replaceFirst("(?s)^\\s*<\\?xml.*?\\?>\\s*", "").replaceFirst("\\sxmlns=\"[^\"]*\"", ""),
					(tag) -> !tag.endsWith("/>") ? tag
							: tag.replaceFirst("\\s*/>$",
									Markup.name(tag).matches(VOID) ? ">" : "></" + Markup.name(tag) + ">"))
			.replaceFirst("(?is)<!doctype[^>]*>\\s*", "")
			.replaceFirst("(?i)(?=<html\\b)", "<!DOCTYPE html>\n");
	}

	private static String xhtml(String page) {
		String closed = Markup.startTags(page, VOID, (tag) -> tag.replaceFirst("\\s*/?>$", " />"));
		return closed.contains(" xmlns=") ? closed
				: closed.replaceFirst("(?i)<html\\b", "$0 xmlns=\"http://www.w3.org/1999/xhtml\"");
	}

	private static String capitals(String page) {
		return Markup.tags(page, (tag) -> {
			String name = Markup.name(tag);
			int start = tag.startsWith("</") ? 2 : 1;
			return tag.substring(0, start) + name.toUpperCase(Locale.ROOT) + tag.substring(start + name.length());
		});
	}

	/** Puts rows that stand in a table itself into a body. */
	private static String bodies(String page) {
		Deque<Boolean> opened = new ArrayDeque<>();
		Deque<String> parents = new ArrayDeque<>();
		return Markup.pieces(page).stream().map((piece) -> {
			String name = Markup.isTag(piece) ? Markup.name(piece) : "";
			if (!name.matches("table|tbody|thead|tfoot|tr")) {
				return piece;
			}
			if (piece.startsWith("</")) {
				parents.poll();
				return (name.equals("table") && Boolean.TRUE.equals(opened.poll())) ? "</tbody>" + piece : piece;
			}
			boolean bare = name.equals("tr") && "table".equals(parents.peek()) && Boolean.FALSE.equals(opened.peek());
			parents.push(name);
			if (name.equals("table")) {
				opened.push(false);
			}
			if (bare) {
				opened.poll();
				opened.push(true);
			}
			return bare ? "<tbody>" + piece : piece;
		}).collect(Collectors.joining());
	}

	/** Gives each item of an ordered list the number that it has. */
	private static String values(String page) {
		Deque<Integer> lists = new ArrayDeque<>();
		return Markup.tags(page, (tag) -> {
			String name = Markup.name(tag);
			if (name.matches("[uo]l")) {
				if (tag.startsWith("</")) {
					lists.poll();
				}
				else {
					lists.push(name.equals("ul") || tag.matches("(?s).*\\s(?:start|reversed)\\b.*") ? Integer.MIN_VALUE
							: 0);
				}
			}
			if (!tag.startsWith("<li") || lists.isEmpty() || lists.peek() < 0) {
				return tag;
			}
			lists.push(lists.pop() + 1);
			return tag.contains(" value=") ? tag : tag.replaceFirst("\\s*>$", " value=\"" + lists.peek() + "\">");
		});
	}

}
