package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A page that needs nothing beside it and lets nothing in.
 *
 * @param title shown by the browser
 * @param style its style sheet
 * @param body elements
 */
record HtmlPage(String title, String style, String body) {

	/** Writes it over what is there. */
	void write(Path file) {
		try {
			Files.writeString(file, html());
		}
		catch (IOException ex) {
			throw new UsageException("Could not write '%s': %s".formatted(file, ex));
		}
	}

	private String html() {
		return """
				<!DOCTYPE html>
				<html lang="en">
				<head>
				<meta charset="utf-8">
				<meta name="viewport" content="width=device-width, initial-scale=1">
				<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
				<title>%s</title>
				<style>
				%s</style>
				</head>
				<body>
				%s</body>
				</html>
				""".formatted(this.title, this.style, this.body);
	}

}
