package io.regwatch.ingest.extract.markup;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/**
 * Recognises tables without elements of tables: by the roles of WAI-ARIA 1.2 or by the
 * display that their own styles state.
 */
final class TableRoles {

	private static final Pattern DISPLAY = Pattern.compile("(?i)(?:^|[;\\s])display\\s*+:\\s*+(table[a-z-]*+)");

	private TableRoles() {
	}

	/** Returns {@code null} for elements that are no part of such a table. */
	static @Nullable XhtmlRole of(Attributes attributes) {
		String role = attributes.getValue("role");
		return switch (role) {
			case "table", "grid", "treegrid" -> XhtmlRole.CONTAINER;
			case "row" -> XhtmlRole.ROW;
			case "cell", "gridcell", "columnheader", "rowheader" -> XhtmlRole.CELL;
			case null, default -> ofDisplay(attributes.getValue("style"));
		};
	}

	private static @Nullable XhtmlRole ofDisplay(@Nullable String style) {
		Matcher display = DISPLAY.matcher((style != null) ? style : "");
		return !display.find() ? null : switch (display.group(1).toLowerCase(Locale.ROOT)) {
			case "table" -> XhtmlRole.CONTAINER;
			case "table-row" -> XhtmlRole.ROW;
			case "table-cell" -> XhtmlRole.CELL;
			default -> null;
		};
	}

}
