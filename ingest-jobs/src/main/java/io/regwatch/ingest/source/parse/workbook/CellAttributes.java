package io.regwatch.ingest.source.parse.workbook;

import java.util.HashMap;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/** What the cells of a sheet have besides their texts. */
@FunctionalInterface
interface CellAttributes {

	/** After the name of a column: where its cell leads. */
	String LINK = "@href";

	/** After the name of a column: that its cell is struck out. */
	String STRUCK = "@struck";

	/** Returns them by their names; row and column are counted from 0. */
	Map<String, String> at(int row, int column);

	static Map<String, String> of(@Nullable String link, boolean struck) {
		if (link == null && !struck) {
			return Map.of();
		}
		Map<String, String> attributes = new HashMap<>();
		if (link != null) {
			attributes.put(LINK, link);
		}
		if (struck) {
			attributes.put(STRUCK, "struck");
		}
		return attributes;
	}

}
