package io.regwatch.ops.demo;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The source of a publication: fields, then the text in the little Markdown of
 * {@link Outline}. A line that begins with {@code 1> } is there on the first night only,
 * one that begins with {@code 2> } on the second only; the text can call for the
 * {@link Chapters chapters}.
 *
 * @param fields by name
 * @param text without title
 */
record Manuscript(Map<String, String> fields, String text) {

	private static final String FENCE = "---";

	static Manuscript read(String resource, int night) {
		List<String> lines = on(night, Resources.read(resource).lines()).toList();
		int end = lines.subList(1, lines.size()).indexOf(FENCE) + 1;
		if (!lines.getFirst().equals(FENCE) || end == 0) {
			throw new IllegalStateException("No fields between '%s' in '%s'".formatted(FENCE, resource));
		}
		Map<String, String> fields = lines.subList(1, end)
			.stream()
			.map((line) -> line.split(": ", 2))
			.collect(Collectors.toMap((field) -> field[0], (field) -> field[1]));
		return new Manuscript(fields, Chapters.insert(String.join("\n", lines.subList(end + 1, lines.size())), night));
	}

	/** Leaves out the lines of other nights. */
	static Stream<String> on(int night, Stream<String> lines) {
		String marker = night + "> ";
		return lines.filter((line) -> !line.matches("\\d> .*") || line.startsWith(marker))
			.map((line) -> line.startsWith(marker) ? line.substring(marker.length()) : line);
	}

	String field(String name) {
		return find(name).orElseThrow(() -> new IllegalStateException("No '%s' among %s".formatted(name, this.fields)));
	}

	Optional<String> find(String name) {
		return Optional.ofNullable(this.fields.get(name));
	}

}
