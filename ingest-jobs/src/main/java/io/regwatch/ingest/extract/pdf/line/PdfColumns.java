package io.regwatch.ingest.extract.pdf.line;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Two columns of text whose lines were drawn across both of them. They are distinguished
 * from the columns of a table by sentences that continue in the next line.
 */
public final class PdfColumns {

	private static final int FEWEST_LINES = 6;

	private static final float WIDEST_STEP = 2;

	private final List<PdfLine> lines = new ArrayList<>();

	private final List<PdfLine> left = new ArrayList<>();

	private final List<PdfLine> right = new ArrayList<>();

	private float gutterLeft;

	private float gutterRight = Float.MAX_VALUE;

	private PdfColumns() {
	}

	/** Puts such columns one after the other; all else stays as it was drawn. */
	public static List<PdfLine> inReadingOrder(List<PdfLine> lines) {
		List<PdfLine> result = new ArrayList<>(lines.size());
		PdfColumns open = new PdfColumns();
		for (PdfLine line : lines) {
			if (!open.take(line)) {
				open.finish(result);
				open = new PdfColumns();
				if (!open.take(line)) {
					result.add(line);
				}
			}
		}
		open.finish(result);
		return result;
	}

	private boolean take(PdfLine line) {
		if (line.cell() != null || (!this.lines.isEmpty() && !follows(line))) {
			return false;
		}
		return switch (line.parts().size()) {
			case 2 -> add(line, line.parts().getFirst(), line.parts().getLast());
			case 0 -> !this.lines.isEmpty() && addToOne(line);
			default -> false;
		};
	}

	private boolean addToOne(PdfLine line) {
		return (line.x() < this.gutterLeft) ? add(line, line, null) : add(line, null, line);
	}

	private boolean add(PdfLine line, @Nullable PdfLine first, @Nullable PdfLine second) {
		float from = (first != null) ? Math.max(this.gutterLeft, first.right()) : this.gutterLeft;
		float to = (second != null) ? Math.min(this.gutterRight, second.x()) : this.gutterRight;
		if (from >= to) {
			return false;
		}
		this.gutterLeft = from;
		this.gutterRight = to;
		this.lines.add(line);
		addIfPresent(first, this.left);
		addIfPresent(second, this.right);
		return true;
	}

	private static void addIfPresent(@Nullable PdfLine line, List<PdfLine> side) {
		if (line != null) {
			side.add(line);
		}
	}

	private boolean follows(PdfLine line) {
		PdfLine last = this.lines.getLast();
		float step = line.y() - last.y();
		return line.page() == last.page() && step > 0 && step < WIDEST_STEP * last.size();
	}

	private void finish(List<PdfLine> result) {
		if (isText(this.left) && isText(this.right)) {
			result.addAll(this.left);
			result.addAll(this.right);
		}
		else {
			result.addAll(this.lines);
		}
	}

	private static boolean isText(List<PdfLine> side) {
		long goingOn = side.stream().skip(1).filter(PdfLine::startsInLowerCase).count();
		return side.size() >= FEWEST_LINES && goingOn * 4 >= side.size();
	}

}
