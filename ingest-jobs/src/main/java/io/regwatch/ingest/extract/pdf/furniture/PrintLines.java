package io.regwatch.ingest.extract.pdf.furniture;

import java.util.BitSet;
import java.util.List;

import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.running.RunningStatements;

/**
 * Finds lines at the edges of a single page that only say when it was printed, beside a
 * page number or not. Nothing comes back there, so the words must say so.
 */
final class PrintLines {

	private PrintLines() {
	}

	/**
	 * Returns the indices of such lines.
	 * @param margins indices of the lines at the edges of pages
	 */
	static BitSet find(List<PdfLine> lines, BitSet margins, int pages) {
		BitSet found = new BitSet();
		if (pages == 1) {
			margins.stream().filter((i) -> isOfPrint(lines.get(i).pieces())).forEach(found::set);
		}
		return found;
	}

	private static boolean isOfPrint(List<PdfLine> pieces) {
		return pieces.stream().anyMatch((piece) -> RunningStatements.isOfPrint(piece.text())) && pieces.stream()
			.map(PdfLine::text)
			.allMatch((text) -> RunningStatements.isOfPrint(text) || text.equals("1")
					|| RunningNumbers.isExplicit(text, 1));
	}

}
