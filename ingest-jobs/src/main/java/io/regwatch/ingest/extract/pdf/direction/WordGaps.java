package io.regwatch.ingest.extract.pdf.direction;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.apache.pdfbox.text.TextPosition;

/** What gaps between the glyphs of a line are, from left to right. */
final class WordGaps {

	/** Least width of a gap between words, as a share of what the font says of spaces. */
	private static final float SPACE = 0.5F;

	/** The same as a share of the usual width of a glyph. */
	private static final float GLYPH = 0.3F;

	/** Least width of a gap between cells, in font sizes and in gaps between words. */
	private static final float CELLS = 0.45F;

	private static final float WORDS = 1.7F;

	/** The same where spaces are drawn, as in lines that are justified. */
	private static final float SPACED_CELLS = 0.75F;

	private static final float SPACED_WORDS = 2.5F;

	/** Fewer gaps may all be between cells. */
	private static final int FEWEST = 4;

	private final double usual;

	private final double word;

	/**
	 * Measures the gaps of a line.
	 * @param glyphs what is no space, from left to right
	 * @param widest the widest gap between words, in font sizes
	 */
	WordGaps(List<TextPosition> glyphs, float widest) {
		this.usual = glyphs.stream().mapToDouble(TextPosition::getWidthDirAdj).average().orElse(0);
		double[] words = IntStream.range(1, glyphs.size())
			.filter((i) -> isBetweenWords(gap(glyphs, i), glyphs.get(i)))
			.filter((i) -> gap(glyphs, i) < widest * glyphs.get(i).getFontSizeInPt())
			.mapToDouble((i) -> gap(glyphs, i))
			.sorted()
			.toArray();
		this.word = (words.length < FEWEST) ? Math.min(least(DoubleStream.of(words)),
				least(glyphs.stream().mapToDouble(TextPosition::getWidthOfSpace))) : words[words.length / 4];
	}

	private static double gap(List<TextPosition> glyphs, int index) {
		TextPosition last = glyphs.get(index - 1);
		return glyphs.get(index).getXDirAdj() - last.getXDirAdj() - last.getWidthDirAdj();
	}

	private static double least(DoubleStream widths) {
		return widths.filter((width) -> width > 0).min().orElse(Double.MAX_VALUE);
	}

	boolean isBetweenWords(double gap, TextPosition next) {
		float space = next.getWidthOfSpace();
		return gap > this.usual * GLYPH || (space > 0 && gap > space * SPACE);
	}

	/**
	 * Whether a gap is wider than those between words, as between cells of a table.
	 * @param space whether a space is drawn in it
	 */
	boolean isBetweenCells(double gap, TextPosition next, boolean space) {
		return gap > next.getFontSizeInPt() * (space ? SPACED_CELLS : CELLS)
				&& gap > this.word * (space ? SPACED_WORDS : WORDS);
	}

}
