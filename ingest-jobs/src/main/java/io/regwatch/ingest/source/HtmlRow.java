package io.regwatch.ingest.source;

import java.util.List;

import org.jspecify.annotations.Nullable;
import org.jsoup.nodes.Element;

/**
 * A row of an HTML table.
 *
 * @param row the element
 * @param cells by column
 * @param above heading that stands above it; {@code null} if there is none
 */
record HtmlRow(Element row, List<Element> cells, @Nullable String above) implements Row {

	@Override
	public @Nullable String find(FieldRule rule) {
		if (rule.heading() != null) {
			return this.above;
		}
		Element cell = cell(rule.column());
		Element found = (cell == null || rule.select() == null) ? cell : cell.selectFirst(rule.select());
		if (found == null) {
			return null;
		}
		return (rule.attribute() != null) ? found.attr(rule.attribute()) : found.text();
	}

	private @Nullable Element cell(@Nullable Integer column) {
		if (column == null) {
			return this.row;
		}
		return (column <= this.cells.size()) ? this.cells.get(column - 1) : null;
	}

}
