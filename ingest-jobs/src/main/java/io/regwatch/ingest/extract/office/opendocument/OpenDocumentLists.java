package io.regwatch.ingest.extract.office.opendocument;

import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.apache.poi.hwpf.converter.NumberFormatter;
import org.xml.sax.Attributes;

/** How the styles of lists and the outline of an OpenDocument write numbers. */
final class OpenDocumentLists extends OfficeFilter {

	/** The name of the style of headings. */
	static final String OUTLINE = "";

	static final int LEVELS = 10;

	private static final Level UNNUMBERED = new Level("", 1, "", "", 1);

	/** Lists need no style. */
	private static final Level COUNTED = new Level("1", 1, "", ".", 1);

	private final Map<String, Level> levels = new HashMap<>();

	private String style = OUTLINE;

	OpenDocumentLists() {
	}

	OpenDocumentLists(OpenDocumentLists others) {
		this.levels.putAll(others.levels);
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "text:list-style" -> this.style = value(attributes, "name", OUTLINE);
			case "text:outline-style" -> this.style = OUTLINE;
			case "text:list-level-style-bullet", "text:list-level-style-image" ->
				this.levels.put(this.style + '/' + number(attributes, "level"), UNNUMBERED);
			case "text:list-level-style-number",
					"text:outline-level-style" ->
				this.levels.put(this.style + '/' + number(attributes, "level"),
						new Level(value(attributes, "num-format", ""), number(attributes, "start-value"),
								value(attributes, "num-prefix", ""), value(attributes, "num-suffix", ""),
								number(attributes, "display-levels")));
			default -> {
			}
		}
		return Use.KEPT;
	}

	int first(String style, int level) {
		return level(style, level).start;
	}

	/** Whether items of a level differ from items that just count from one. */
	boolean isPlain(String style, int level) {
		Level known = level(style, level);
		return known.start == 1 && (known.format.isEmpty() || known.format.equals("1"));
	}

	/** The number of an item, from those of the levels around it and its own. */
	String format(String style, int level, int[] numbers) {
		Level known = level(style, level);
		if (known.format.isEmpty()) {
			return "";
		}
		StringJoiner number = new StringJoiner(".", known.prefix, known.suffix + " ");
		for (int shown = Math.max(0, level - known.shown + 1); shown <= level; shown++) {
			String format = level(style, shown).format;
			if (!format.isEmpty()) {
				number.add(NumberFormatter.getNumber(Math.max(1, numbers[shown]), kind(format)));
			}
		}
		return number.toString();
	}

	/** Other formats are those of other scripts, which count alike. */
	private static int kind(String format) {
		return switch (format) {
			case "I" -> 1;
			case "i" -> 2;
			case "A" -> 3;
			case "a" -> 4;
			default -> 0;
		};
	}

	private Level level(String style, int level) {
		return this.levels.getOrDefault(style + '/' + (level + 1), style.equals(OUTLINE) ? UNNUMBERED : COUNTED);
	}

	private static int number(Attributes attributes, String name) {
		String number = value(attributes, name, "1");
		return number.matches("\\d{1,4}") ? Integer.parseInt(number) : 1;
	}

	private record Level(String format, int start, String prefix, String suffix, int shown) {

	}

}
