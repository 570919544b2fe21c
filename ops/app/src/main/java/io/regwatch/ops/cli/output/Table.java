package io.regwatch.ops.cli.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;

/** Rows of text whose columns are as wide as their widest cell; the last may span. */
public final class Table {

	private static final int GAP = 2;

	private final List<String[]> rows = new ArrayList<>();

	/**
	 * Adds a row.
	 * @param cells one for each column, from any source; {@code null} becomes a hyphen
	 * @return this table
	 */
	public Table row(@Nullable Object... cells) {
		this.rows.add(Arrays.stream(cells)
			.map((cell) -> (cell != null) ? TerminalSanitizer.text(cell.toString()) : "-")
			.toArray(String[]::new));
		return this;
	}

	/**
	 * Prints the rows.
	 * @param out receives a line for each row
	 */
	public void print(PrintWriter out) {
		if (this.rows.isEmpty()) {
			return;
		}
		TextTable table = TextTable.forColumns(new Help.ColorScheme.Builder(Ansi.OFF).build(), columns());
		this.rows.forEach((row) -> table.addRowValues(row));
		out.print(table.toString());
		out.flush();
	}

	private Column[] columns() {
		return IntStream.range(0, this.rows.getFirst().length).mapToObj((index) -> {
			int width = this.rows.stream().mapToInt((row) -> row[index].length()).max().orElse(0);
			return new Column(width + ((index > 0) ? GAP : 0), (index > 0) ? GAP : 0, Column.Overflow.SPAN);
		}).toArray(Column[]::new);
	}

}
