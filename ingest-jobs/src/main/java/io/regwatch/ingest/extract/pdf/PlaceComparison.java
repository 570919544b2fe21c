package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.pdf.drawing.GridCell;
import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.pdf.line.PdfLines;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Compares what only the places of a text say: ticks in columns without titles, and the
 * rows in which or between which a merged cell stands. All else of a page must be as it
 * was, since other prints place their text as they like.
 */
final class PlaceComparison {

	/** In points. */
	private static final float SAME = 2;

	/** In font sizes: columns may be empty but for their ticks. */
	private static final float COLUMN = 0.5F;

	/** Differences of a page that are told, at most. */
	private static final int MOST = 20;

	private final List<Block> lost = new ArrayList<>();

	private final List<Block> added = new ArrayList<>();

	private PlaceComparison() {
	}

	/** Compares documents with the same text. */
	static ChangedImages compare(PDDocument before, PDDocument after) throws IOException {
		PlaceComparison comparison = new PlaceComparison();
		Map<Integer, List<PdfLine>> now = byPage(after);
		byPage(before).forEach((page, lines) -> comparison.compare(lines, now.getOrDefault(page, List.of())));
		return new ChangedImages(comparison.lost, comparison.added);
	}

	private static Map<Integer, List<PdfLine>> byPage(PDDocument document) throws IOException {
		return PdfLines.of(document)
			.lines()
			.stream()
			.collect(Collectors.groupingBy(PdfLine::page, TreeMap::new, Collectors.toList()));
	}

	private void compare(List<PdfLine> old, List<PdfLine> now) {
		List<PdfLine> pieces = pieces(old);
		List<PdfLine> others = pieces(now);
		if (areAll(pieces, others, (one, other) -> isInPlace(one, other) || isMoved(one, other))) {
			differing(pieces, others, (one, other) -> !isMoved(one, other)).forEach((i) -> {
				this.lost.add(mark(pieces, i));
				this.added.add(mark(others, i));
			});
		}
		if (areAll(pieces, others, (_, _) -> true)) {
			ShiftedCells.find(pieces, others).limit(MOST).forEach((i) -> {
				this.lost.add(height(pieces.get(i)));
				this.added.add(height(others.get(i)));
			});
		}
		if (areAll(old, now, PlaceComparison::isInSameCell)) {
			differing(old, now, (one, other) -> rows(one) == rows(other)).forEach((i) -> {
				this.lost.add(cell(old.get(i)));
				this.added.add(cell(now.get(i)));
			});
		}
	}

	private static List<PdfLine> pieces(List<PdfLine> lines) {
		return lines.stream().flatMap((line) -> line.pieces().stream()).toList();
	}

	private static boolean areAll(List<PdfLine> old, List<PdfLine> now, BiPredicate<PdfLine, PdfLine> condition) {
		return old.size() == now.size() && IntStream.range(0, old.size())
			.allMatch((i) -> old.get(i).text().equals(now.get(i).text()) && condition.test(old.get(i), now.get(i)));
	}

	private static IntStream differing(List<PdfLine> old, List<PdfLine> now, BiPredicate<PdfLine, PdfLine> same) {
		return IntStream.range(0, old.size()).filter((i) -> !same.test(old.get(i), now.get(i))).limit(MOST);
	}

	private static boolean isInPlace(PdfLine one, PdfLine other) {
		return Math.abs(one.x() - other.x()) <= SAME && isInLine(one, other);
	}

	private static boolean isMoved(PdfLine one, PdfLine other) {
		return PdfLine.isMark(one.text()) && Math.abs(one.x() - other.x()) > one.size() * COLUMN
				&& isInLine(one, other);
	}

	private static boolean isInLine(PdfLine one, PdfLine other) {
		return Math.abs(one.y() - other.y()) <= SAME && one.size() == other.size();
	}

	private static boolean isInSameCell(PdfLine one, PdfLine other) {
		GridCell cell = one.cell();
		GridCell same = other.cell();
		return (cell == null || same == null) ? Objects.equals(cell, same)
				: cell.grid() == same.grid() && cell.row() == same.row() && cell.column() == same.column();
	}

	private static int rows(PdfLine line) {
		GridCell cell = line.cell();
		return (cell != null) ? cell.rows() : 1;
	}

	private static Block mark(List<PdfLine> pieces, int index) {
		PdfLine mark = pieces.get(index);
		return block(mark, "%.0f points from the left, after '%s'".formatted(mark.x(),
				(index > 0) ? pieces.get(index - 1).text() : ""));
	}

	private static Block height(PdfLine line) {
		return block(line, "%.0f points from the top".formatted(line.y()));
	}

	private static Block cell(PdfLine line) {
		return block(line, "in a cell of rows: " + rows(line));
	}

	private static Block block(PdfLine line, String place) {
		return new Block(0, line.page(), BlockKind.IMAGE, 0,
				"[On page %d, '%s' is %s]".formatted(line.page(), line.text(), place));
	}

}
