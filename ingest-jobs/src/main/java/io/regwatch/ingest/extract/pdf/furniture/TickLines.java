package io.regwatch.ingest.extract.pdf.furniture;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/** Ticks in the first rows of pages, which come back there as running heads do. */
final class TickLines {

	/** Distance of baselines, in points. */
	private static final float SAME_BASELINE = 1;

	private TickLines() {
	}

	/**
	 * Returns the indices of such lines: signs beside a text. The numbers of pages
	 * change.
	 * @param group indices of lines that come back
	 * @param furniture indices of the lines that are no text
	 */
	static BitSet of(List<PdfLine> lines, List<Integer> group, BitSet furniture) {
		if (group.stream().map((i) -> lines.get(i).text()).distinct().count() > 1) {
			return new BitSet();
		}
		return group.stream()
			.filter((i) -> isOfSigns(lines.get(i)) && isBesideText(lines.get(i), lines, furniture))
			.collect(BitSet::new, BitSet::set, BitSet::or);
	}

	private static boolean isOfSigns(PdfLine line) {
		return line.pieces().stream().map(PdfLine::text).allMatch((text) -> text.codePointCount(0, text.length()) == 1);
	}

	private static boolean isBesideText(PdfLine ticks, List<PdfLine> lines, BitSet furniture) {
		return IntStream.range(0, lines.size())
			.filter((i) -> !furniture.get(i))
			.mapToObj(lines::get)
			.anyMatch((line) -> line.page() == ticks.page() && line.size() == ticks.size()
					&& Math.abs(line.y() - ticks.y()) < SAME_BASELINE);
	}

}
