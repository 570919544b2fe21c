package io.regwatch.ingest.source.parse.workbook;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.xml.sax.Attributes;

/** Which cells of an OpenDocument spreadsheet are struck out, by their styles. */
final class OdsStyles {

	private static final Set<String> LINES = Set.of("text-line-through-style", "text-line-through-type");

	private final Set<String> struck = new HashSet<>();

	/** The styles of cells without one of their own, by the last column of each. */
	private final TreeMap<Integer, String> columns = new TreeMap<>();

	private String open = "";

	private int column;

	/** An element begins that may define a style. */
	void start(String name, Attributes attributes) {
		switch (name) {
			case "style" -> this.open = OdsValue.attribute(attributes, "name", "");
			case "text-properties" -> {
				if (LINES.stream().anyMatch((line) -> isLine(OdsValue.attribute(attributes, line, "none")))) {
					this.struck.add(this.open);
				}
			}
			default -> {
			}
		}
	}

	private static boolean isLine(String style) {
		return !style.equals("none");
	}

	/** A column of the sheet begins, or several. */
	void addColumns(Attributes attributes, int most) {
		this.column = (int) Math.min(most,
				this.column + Long.parseLong(OdsValue.attribute(attributes, "number-columns-repeated", "1")));
		this.columns.put(this.column, OdsValue.attribute(attributes, "default-cell-style-name", ""));
	}

	/** Whether a part of a text is struck out by its own style. */
	boolean isStruck(Attributes span) {
		return this.struck.contains(OdsValue.attribute(span, "style-name", ""));
	}

	/**
	 * Whether a cell is struck out.
	 * @param own its style, or that of its row; empty if it has none
	 */
	boolean isStruck(String own, int at) {
		Map.Entry<Integer, String> shared = this.columns.higherEntry(at);
		return this.struck.contains(!own.isEmpty() ? own : (shared != null) ? shared.getValue() : "");
	}

}
