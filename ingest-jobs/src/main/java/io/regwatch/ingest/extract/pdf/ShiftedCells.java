package io.regwatch.ingest.extract.pdf;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * Cells of tables without rules between their rows that stand beside other rows than in
 * another file, while all else stays: a cell between two rows is that of both.
 */
final class ShiftedCells {

	/** Of baselines in one row, in points. */
	private static final float SAME = 2;

	/** Least distance between the places, in font sizes. */
	private static final float SHIFT = 0.5F;

	/** Least distance of rows, in font sizes; lines of a cell are closer. */
	private static final float BETWEEN = 1.6F;

	private final List<PdfLine> before;

	private final List<PdfLine> after;

	private ShiftedCells(List<PdfLine> before, List<PdfLine> after) {
		this.before = before;
		this.after = after;
	}

	/**
	 * Returns the indices of such pieces.
	 * @param before pieces of the lines of a page
	 * @param after as many pieces with the same texts
	 */
	static IntStream find(List<PdfLine> before, List<PdfLine> after) {
		ShiftedCells cells = new ShiftedCells(before, after);
		boolean rest = IntStream.range(0, before.size()).allMatch((i) -> cells.isInPlace(i) || cells.isShifted(i));
		return rest ? IntStream.range(0, before.size()).filter(cells::isBesideOthers) : IntStream.empty();
	}

	private boolean isInPlace(int at) {
		return isInColumn(at) && Math.abs(this.before.get(at).y() - this.after.get(at).y()) <= SAME;
	}

	/** Running lines move as their pages have room. */
	private boolean isShifted(int at) {
		PdfLine line = this.before.get(at);
		return isInColumn(at) && line.cell() == null && this.after.get(at).cell() == null && !line.atTop()
				&& !line.atBottom() && Math.abs(line.y() - this.after.get(at).y()) > line.size() * SHIFT;
	}

	private boolean isInColumn(int at) {
		return Math.abs(this.before.get(at).x() - this.after.get(at).x()) <= SAME
				&& this.before.get(at).size() == this.after.get(at).size();
	}

	private boolean isBesideOthers(int at) {
		return isShifted(at) && !row(this.before, at).equals(row(this.after, at)) && isInRowOrBetween(this.before, at)
				&& isInRowOrBetween(this.after, at);
	}

	/** What stands on one baseline with a piece. */
	private static Set<Integer> row(List<PdfLine> pieces, int at) {
		return IntStream.range(0, pieces.size())
			.filter((other) -> Math.abs(pieces.get(other).y() - pieces.get(at).y()) <= SAME)
			.boxed()
			.collect(Collectors.toSet());
	}

	/** Between the lines of one cell, a text stands in the middle of its row. */
	private static boolean isInRowOrBetween(List<PdfLine> pieces, int at) {
		PdfLine piece = pieces.get(at);
		double above = pieces.stream().mapToDouble(PdfLine::y).filter((y) -> y < piece.y() - SAME).max().orElse(0);
		double below = pieces.stream()
			.mapToDouble(PdfLine::y)
			.filter((y) -> y > piece.y() + SAME)
			.min()
			.orElse(Double.MAX_VALUE);
		return row(pieces, at).size() > 1 || below - above > piece.size() * BETWEEN;
	}

}
