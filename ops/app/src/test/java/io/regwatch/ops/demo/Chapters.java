package io.regwatch.ops.demo;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Chapters that are alike but for their values: a template for each line of a table,
 * whose first column names the template and whose first line names the columns.
 */
final class Chapters {

	private static final String CALL = "[chapters]";

	private static final String FOLDER = "federal/families/";

	private Chapters() {
	}

	/** Puts the chapters in the place of the line that calls for them. */
	static String insert(String text, int night) {
		return text.contains(CALL) ? text.replace(CALL, all(night)) : text;
	}

	private static String all(int night) {
		List<String> lines = Manuscript.on(night, Resources.read(FOLDER + "families.md").lines())
			.filter((line) -> !line.isBlank())
			.toList();
		List<String> columns = Outline.cells(lines.getFirst());
		return lines.stream()
			.skip(1)
			.map((line) -> line.startsWith("|") ? chapter(columns, Outline.cells(line)) : line)
			.collect(Collectors.joining("\n\n"));
	}

	private static String chapter(List<String> columns, List<String> cells) {
		if (cells.size() != columns.size()) {
			throw new IllegalStateException(
					"%d cells for %d columns: %s".formatted(cells.size(), columns.size(), cells));
		}
		String template = Resources.read(FOLDER + cells.getFirst() + ".md");
		return IntStream.range(1, columns.size())
			.boxed()
			.reduce(template, (text, i) -> text.replace("{" + columns.get(i) + "}", cells.get(i)),
					(first, second) -> second);
	}

}
