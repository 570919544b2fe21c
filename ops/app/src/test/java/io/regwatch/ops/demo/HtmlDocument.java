package io.regwatch.ops.demo;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ops.demo.Outline.Banner;
import io.regwatch.ops.demo.Outline.Contents;
import io.regwatch.ops.demo.Outline.Heading;
import io.regwatch.ops.demo.Outline.Item;
import io.regwatch.ops.demo.Outline.Paragraph;
import io.regwatch.ops.demo.Outline.Table;

import org.springframework.web.util.HtmlUtils;

/** Prints an outline as a web page with a site's navigation around it. */
final class HtmlDocument {

	private HtmlDocument() {
	}

	/**
	 * Makes a web page.
	 * @param outline what it says
	 * @param frame the site's page, with names in double braces: {@code title},
	 * {@code content} and the words'
	 * @param words other texts by name
	 * @return the page
	 */
	static String of(Outline outline, String frame, Map<String, String> words) {
		String page = frame.replace("{{title}}", HtmlUtils.htmlEscape(outline.title()));
		for (Map.Entry<String, String> word : words.entrySet()) {
			page = page.replace("{{" + word.getKey() + "}}", HtmlUtils.htmlEscape(word.getValue()));
		}
		return page.replace("{{content}}", content(outline));
	}

	private static String content(Outline outline) {
		return outline.parts()
			.stream()
			.map(HtmlDocument::element)
			.collect(Collectors.joining("\n"))
			.replaceAll("</ul>\n<ul[^>]*>", "\n");
	}

	private static String element(Outline.Part part) {
		return switch (part) {
			case Banner banner -> element("p", banner.text());
			case Contents _ -> "<hr>";
			case Heading heading -> element("h" + heading.level(), heading.text());
			case Paragraph paragraph -> element("p", paragraph.text());
			case Item item when item.marker().equals("-") -> "<ul>%s</ul>".formatted(element("li", item.text()));
			case Item item ->
				"<ul class=\"lettered\">%s</ul>".formatted(element("li", item.marker() + " " + item.text()));
			case Table table -> "<table>\n%s\n</table>".formatted(rows(table.rows()));
		};
	}

	private static String rows(List<List<String>> rows) {
		return IntStream.range(0, rows.size())
			.mapToObj((i) -> row(rows.get(i), (i == 0) ? "th" : "td"))
			.collect(Collectors.joining("\n"));
	}

	private static String row(List<String> cells, String name) {
		return "<tr>%s</tr>".formatted(cells.stream().map((cell) -> element(name, cell)).collect(Collectors.joining()));
	}

	private static String element(String name, String text) {
		return "<%1$s>%2$s</%1$s>".formatted(name, HtmlUtils.htmlEscape(text));
	}

}
