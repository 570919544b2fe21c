package io.regwatch.ingest.extract.pdf.block;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/** A row of a table that is drawn with rules. */
final class RuledRow {

	private final NavigableMap<Integer, PdfParagraph> cells = new TreeMap<>();

	private final List<Integer> lines = new ArrayList<>();

	void take(int column, PdfLine line, int index, PdfLayout layout) {
		this.lines.add(index);
		PdfParagraph text = this.cells.get(column);
		if (text == null) {
			this.cells.put(column, new PdfParagraph(layout, line));
		}
		else {
			text.join(line);
		}
	}

	int cells() {
		return this.cells.size();
	}

	/** Lines of its longest cell. */
	int height() {
		return this.cells.values().stream().mapToInt(PdfParagraph::lines).max().orElse(0);
	}

	/** Indices of its lines. */
	List<Integer> lines() {
		return this.lines;
	}

	/**
	 * Its cells, parted by vertical bars; empty ones keep the others in their columns.
	 */
	String text() {
		return IntStream.rangeClosed(0, this.cells.lastKey())
			.mapToObj(this.cells::get)
			.map((cell) -> (cell != null) ? cell.text() : "")
			.collect(Collectors.joining(" | "));
	}

}
