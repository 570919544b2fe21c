package io.regwatch.ops.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A document as parts that stand one below the other. */
record Outline(List<Part> parts) {

	private static final Pattern PIPE = Pattern.compile("\\|");

	private static final Pattern ITEM = Pattern.compile("(?<marker>-|\\([a-z]{1,4}\\)) (?<text>.*)");

	/**
	 * Reads the little Markdown that the documents are written in: headings, paragraphs
	 * and list items of one line, rows between pipes, {@code [banner] words} and
	 * {@code [contents]}.
	 */
	static Outline of(String markdown) {
		List<Part> parts = new ArrayList<>();
		markdown.lines().filter((line) -> !line.isBlank()).forEach((line) -> {
			if (!line.startsWith("|")) {
				parts.add(part(line));
			}
			else if (!parts.isEmpty() && parts.getLast() instanceof Table table) {
				parts.set(parts.size() - 1, table.with(cells(line)));
			}
			else {
				parts.add(new Table(List.of(cells(line))));
			}
		});
		return new Outline(List.copyOf(parts));
	}

	String title() {
		return headings(1).getFirst().text();
	}

	List<Heading> headings(int level) {
		return this.parts.stream()
			.filter(Heading.class::isInstance)
			.map(Heading.class::cast)
			.filter((heading) -> heading.level() == level)
			.toList();
	}

	private static Part part(String line) {
		if (line.startsWith("#")) {
			int level = line.indexOf(' ');
			return new Heading(level, line.substring(level + 1));
		}
		if (line.startsWith("[banner] ")) {
			return new Banner(line.substring("[banner] ".length()));
		}
		if (line.equals("[contents]")) {
			return new Contents();
		}
		Matcher item = ITEM.matcher(line);
		return item.matches() ? new Item(item.group("marker"), item.group("text")) : new Paragraph(line);
	}

	static List<String> cells(String line) {
		return PIPE.splitAsStream(line.substring(1)).map(String::strip).toList();
	}

	/** Something that stands on lines of its own. */
	sealed interface Part {

	}

	/** Who has published the document. */
	record Banner(String text) implements Part {

	}

	/** A list of the headings of level 2; what follows begins a page. */
	record Contents() implements Part {

	}

	record Heading(int level, String text) implements Part {

	}

	record Paragraph(String text) implements Part {

	}

	/** An entry of a list; the marker is a hyphen or a letter in brackets. */
	record Item(String marker, String text) implements Part {

	}

	/** Rows of cells, of which the first row is the table's head. */
	record Table(List<List<String>> rows) implements Part {

		Table with(List<String> row) {
			return new Table(Stream.concat(this.rows.stream(), Stream.of(row)).toList());
		}

	}

}
