package io.regwatch.ingest.extract.pdf.block;

import java.util.BitSet;
import java.util.List;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * Finds footnotes: small print at the end of a page, which the running text goes around.
 * Tables in small print are none.
 */
final class PdfFootnotes {

	private static final float SMALL = 0.9F;

	private static final float LOWER_PART = 0.4F;

	private PdfFootnotes() {
	}

	/** Returns the indices of the lines that are footnotes. */
	static BitSet find(List<PdfLine> lines, BitSet furniture, float bodySize) {
		BitSet footnotes = new BitSet();
		boolean atEnd = false;
		for (int i = furniture.previousClearBit(lines.size() - 1); i >= 0; i = furniture.previousClearBit(i - 1)) {
			PdfLine line = lines.get(i);
			atEnd |= endsPage(lines, furniture, i);
			atEnd &= line.cell() == null && line.size() < bodySize * SMALL && line.place() > LOWER_PART;
			footnotes.set(i, atEnd);
		}
		return footnotes;
	}

	private static boolean endsPage(List<PdfLine> lines, BitSet furniture, int index) {
		int next = furniture.nextClearBit(index + 1);
		return next >= lines.size() || lines.get(next).page() != lines.get(index).page();
	}

}
