package io.regwatch.ingest.extract.pdf.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/** A row of a table that is drawn with rules. */
final class RuledRow {

	/** In points. */
	private static final float ALIGNED = 3;

	private final PdfLayout layout;

	private final List<Part> parts = new ArrayList<>();

	private final NavigableMap<Integer, PdfParagraph> cells = new TreeMap<>();

	RuledRow(PdfLayout layout) {
		this.layout = layout;
	}

	void take(Part part) {
		this.parts.add(part);
		PdfParagraph text = this.cells.get(part.column);
		if (text == null) {
			this.cells.put(part.column, new PdfParagraph(this.layout, part.line));
		}
		else {
			text.join(part.line);
		}
	}

	/** Takes what the next page has of this row. */
	void takeRest(RuledRow rest) {
		rest.parts.forEach(this::take);
	}

	/**
	 * Whether a row of the next page may be the rest of this one: its sentences go on, or
	 * only its first cell, which others have, is missing.
	 */
	boolean mayGoOnIn(RuledRow next) {
		boolean begins = next.cells.containsKey(0) && !next.cells.entrySet().stream().allMatch(this::isGoingOn);
		return !begins && this.cells.containsKey(0) && next.cells.entrySet().stream().anyMatch(this::isAligned);
	}

	private boolean isGoingOn(Map.Entry<Integer, PdfParagraph> next) {
		PdfParagraph before = this.cells.get(next.getKey());
		return before != null && !before.last().endsSentence() && next.getValue().first().startsInLowerCase();
	}

	private boolean isAligned(Map.Entry<Integer, PdfParagraph> next) {
		PdfParagraph before = this.cells.get(next.getKey());
		return before != null && Math.abs(before.first().x() - next.getValue().first().x()) < ALIGNED;
	}

	boolean hasFirstCell() {
		return this.cells.containsKey(0);
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
		return this.parts.stream().map(Part::index).toList();
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

	/** A line of a cell, with its index among all lines. */
	record Part(int column, PdfLine line, int index) {

	}

}
