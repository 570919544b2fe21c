package io.regwatch.ingest.extract.pdf.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Puts raised marks, which some programs set as lines of their own, back into the line in
 * which they stand: marks of footnotes, exponents.
 */
public final class RaisedMarks {

	/** Largest size of a mark, in sizes of its line. */
	private static final float SMALLER = 0.85F;

	/** How far a mark stands above the baseline, in sizes of its line. */
	private static final float LEAST = 0.15F;

	private static final float MOST = 0.9F;

	/** Widest gap between a mark and its line, and between it and what follows. */
	private static final float BEFORE = 0.4F;

	private static final float AFTER = 1.5F;

	private static final float SAME_BASELINE = 0.05F;

	private static final int LONGEST = 5;

	private final List<PdfLine> lines = new ArrayList<>();

	/** Whether the last line ends with a mark. */
	private boolean marked;

	private RaisedMarks() {
	}

	/** Returns the lines, in the same order, without those that are marks of others. */
	public static List<PdfLine> join(List<PdfLine> drawn) {
		RaisedMarks marks = new RaisedMarks();
		drawn.stream().limit(1).forEach(marks.lines::add);
		drawn.stream().skip(1).forEach(marks::take);
		return marks.lines;
	}

	private void take(PdfLine line) {
		PdfLine last = this.lines.getLast();
		boolean mark = isBeside(last, line, BEFORE) && isMark(line, last);
		if (isBeside(last, line, BEFORE) && isMark(last, line)) {
			this.lines.set(this.lines.size() - 1, start(last, line));
		}
		else if (mark) {
			this.lines.set(this.lines.size() - 1, join(last, line, ShiftedDigits.raised(last.text(), line.text())));
		}
		else if (this.marked && isRest(line, last)) {
			boolean space = Character.isLetterOrDigit(line.text().codePointAt(0));
			this.lines.set(this.lines.size() - 1, join(last, line, (space ? " " : "") + line.text()));
		}
		else {
			this.lines.add(line);
		}
		this.marked = mark;
	}

	private static boolean isMark(PdfLine mark, PdfLine line) {
		float rise = line.y() - mark.y();
		return mark.text().length() <= LONGEST && mark.size() <= line.size() * SMALLER && rise >= line.size() * LEAST
				&& rise <= line.size() * MOST;
	}

	private static boolean isRest(PdfLine line, PdfLine last) {
		return isBeside(last, line, AFTER) && Math.abs(last.y() - line.y()) <= last.size() * SAME_BASELINE
				&& line.size() == last.size();
	}

	private static boolean isBeside(PdfLine left, PdfLine right, float gap) {
		return left.page() == right.page() && Objects.equals(left.cell(), right.cell()) && left.parts().isEmpty()
				&& right.parts().isEmpty()
				&& Math.abs(right.x() - left.right()) <= Math.max(left.size(), right.size()) * gap;
	}

	/** A footnote begins with its mark. */
	private static PdfLine start(PdfLine mark, PdfLine line) {
		return new PdfLine(line.page(), mark.x(), line.right(), line.y(), line.place(), line.size(), line.bold(),
				mark.text() + " " + line.text(), List.of(), line.cell());
	}

	private static PdfLine join(PdfLine line, PdfLine next, String text) {
		return new PdfLine(line.page(), line.x(), Math.max(line.right(), next.right()), line.y(), line.place(),
				line.size(), line.bold(), line.text() + text, List.of(), line.cell());
	}

}
