package io.regwatch.ops.cli.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.ops.server.FileProblem;

/**
 * A self-contained HTML page with a strict Content-Security-Policy.
 *
 * @param title shown by the browser
 * @param style its style sheet
 * @param body elements, escaped
 */
public record HtmlPage(String title, String style, String body) {

	/**
	 * Writes the page; an existing file is replaced.
	 * @param file where to
	 * @throws UsageException when it cannot be written
	 */
	public void write(Path file) {
		try {
			Files.writeString(file, html());
		}
		catch (IOException ex) {
			throw new UsageException("Could not write '%s': %s".formatted(file, FileProblem.reason(ex)));
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
