package io.regwatch.ops.demo;

import java.util.List;
import java.util.regex.Pattern;

/** A document as headings, paragraphs and table rows. */
record Outline(List<Part> parts) {

	private static final Pattern PIPE = Pattern.compile("\\|");

	/**
	 * Reads the little Markdown that the documents are written in: headings, paragraphs
	 * of one line, rows between pipes.
	 */
	static Outline of(String markdown) {
		return new Outline(markdown.lines().filter((line) -> !line.isBlank()).map(Outline::part).toList());
	}

	String title() {
		return this.parts.stream()
			.filter(Heading.class::isInstance)
			.map((part) -> ((Heading) part).text())
			.findFirst()
			.orElseThrow();
	}

	private static Part part(String line) {
		if (line.startsWith("#")) {
			int level = line.indexOf(' ');
			return new Heading(level, line.substring(level + 1));
		}
		if (line.startsWith("|")) {
			return new Row(PIPE.splitAsStream(line.substring(1)).map(String::strip).toList());
		}
		return new Paragraph(line);
	}

	/** Something that stands on a line of its own. */
	sealed interface Part {

	}

	record Heading(int level, String text) implements Part {

	}

	record Paragraph(String text) implements Part {

	}

	record Row(List<String> cells) implements Part {

	}

}
