package io.regwatch.ingest.extract.pdf.block;

import java.util.BitSet;
import java.util.List;
import java.util.Objects;

import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.text.LegalHeadings;
import io.regwatch.ingest.extract.text.ListMarkers;

/** Decides where a paragraph ends and the next one begins. */
final class ParagraphBreaks {

	private static final float WIDE = 1.25F;

	private static final int NEIGHBOURS = 4;

	private final PdfLayout layout;

	private final List<PdfLine> lines;

	private final BitSet furniture;

	ParagraphBreaks(PdfLayout layout, List<PdfLine> lines, BitSet furniture) {
		this.layout = layout;
		this.lines = lines;
		this.furniture = furniture;
	}

	boolean continues(PdfParagraph paragraph, PdfLine next, int index) {
		PdfLine last = paragraph.last();
		boolean otherCell = last.page() == next.page() && !Objects.equals(last.cell(), next.cell());
		if (otherCell || !isSameStyle(paragraph, next) || ListMarkers.isBulleted(next.text())) {
			return false;
		}
		boolean sameColumn = next.page() == last.page() && next.y() >= last.y() - last.size() / 2;
		return sameColumn ? continuesInColumn(paragraph, next, index) : flowsOver(paragraph, next);
	}

	private boolean continuesInColumn(PdfParagraph paragraph, PdfLine next, int index) {
		PdfLine last = paragraph.last();
		if (next.y() - last.y() > this.layout.pitch(next.size()) * WIDE + 0.5F) {
			return false;
		}
		if (paragraph.endsInHyphen()) {
			return true;
		}
		boolean ended = last.endsSentence() || hadRoom(last, next, index);
		if (ended && (ListMarkers.isItem(next.text()) || LegalHeadings.isNumbered(next.text()))) {
			return false;
		}
		if (hadRoom(last, next, index)) {
			return !last.endsSentence() && (next.startsInLowerCase() || Character.isDigit(next.text().charAt(0)));
		}
		return !(last.endsSentence() && isIndented(paragraph, next));
	}

	// At the end of a page or column, where nothing shows whether a paragraph continues.
	private static boolean flowsOver(PdfParagraph paragraph, PdfLine next) {
		return next.startsInLowerCase() && !paragraph.last().endsSentence();
	}

	private static boolean isSameStyle(PdfParagraph paragraph, PdfLine next) {
		PdfLine last = paragraph.last();
		if (Math.abs(last.size() - next.size()) > 0.6F) {
			return false;
		}
		return last.bold() == next.bold() || !(paragraph.bold() || next.bold())
				|| (!last.endsSentence() && next.startsInLowerCase());
	}

	private static boolean isIndented(PdfParagraph paragraph, PdfLine next) {
		boolean hanging = paragraph.lines() == 1 && ListMarkers.isItem(paragraph.text());
		return !hanging && next.x() > paragraph.last().x() + next.size() * 0.8F;
	}

	// The next line's first word would have fitted: the break was meant.
	private boolean hadRoom(PdfLine last, PdfLine next, int index) {
		return last.right() + next.size() + next.firstWordWidth() < margin(last, index);
	}

	private float margin(PdfLine line, int index) {
		float margin = line.right();
		for (int i = Math.max(0, index - NEIGHBOURS); i < Math.min(this.lines.size(), index + NEIGHBOURS); i++) {
			PdfLine other = this.lines.get(i);
			if (other.page() == line.page() && !this.furniture.get(i)
					&& Math.abs(other.x() - line.x()) < 4 * line.size()) {
				margin = Math.max(margin, other.right());
			}
		}
		return margin;
	}

}
