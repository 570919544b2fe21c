package io.regwatch.ops.demo;

import java.util.stream.Collectors;

import io.regwatch.ops.demo.Outline.Heading;
import io.regwatch.ops.demo.Outline.Paragraph;
import io.regwatch.ops.demo.Outline.Row;

import org.springframework.web.util.HtmlUtils;

/** Prints an outline as a web page with a site's navigation around it. */
final class HtmlDocument {

	private HtmlDocument() {
	}

	static String of(Outline outline) {
		return """
				<!DOCTYPE html>
				<html lang="en">
				<head><meta charset="utf-8"><title>%s</title></head>
				<body>
				<nav><a href="/">Home</a> <a href="/notices">Notices</a></nav>
				<main>
				%s
				</main>
				<footer>Office of Sample Devices</footer>
				</body>
				</html>
				""".formatted(HtmlUtils.htmlEscape(outline.title()),
				outline.parts().stream().map(HtmlDocument::element).collect(Collectors.joining("\n")));
	}

	private static String element(Outline.Part part) {
		return switch (part) {
			case Heading heading -> element("h" + heading.level(), heading.text());
			case Paragraph paragraph -> element("p", paragraph.text());
			case Row row -> "<table><tr>%s</tr></table>"
				.formatted(row.cells().stream().map((cell) -> element("td", cell)).collect(Collectors.joining()));
		};
	}

	private static String element(String name, String text) {
		return "<%1$s>%2$s</%1$s>".formatted(name, HtmlUtils.htmlEscape(text));
	}

}
