package io.regwatch.ops.demo;

import org.springframework.web.util.HtmlUtils;

/** What the pages of all sites have in common. */
final class Html {

	private Html() {
	}

	static String escape(String text) {
		return HtmlUtils.htmlEscape(text);
	}

	static Page page(Authority authority, String title, String main) {
		return Page.html("""
				<!DOCTYPE html>
				<html lang="en">
				<head><meta charset="utf-8"><title>%1$s | %2$s</title></head>
				<body>
				<header><p>%2$s</p></header>
				<main>
				<h1>%1$s</h1>
				%3$s
				</main>
				<footer><p>%2$s is invented, and so is all that it says.</p></footer>
				</body>
				</html>
				""".formatted(escape(title), escape(authority.title()), main));
	}

}
