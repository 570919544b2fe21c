package io.regwatch.ingest.extract.pdf.line;

import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.text.TextPosition;

/**
 * Puts glyphs of other fonts where they stand: some programs draw signs that the font of
 * a line does not have when they have drawn the rest of it, and leave a gap for them.
 */
final class FallbackGlyphs {

	/** Distance of baselines, in points. */
	private static final float SAME_BASELINE = 0.5F;

	/** How far a sign may reach over its gap, in font sizes. */
	private static final float OVERLAP = 0.15F;

	/** Widest space between a sign and what follows, in font sizes. */
	private static final float SPACE = 1.5F;

	private final List<TextPosition> glyphs = new ArrayList<>();

	/** Index of the first glyph on the baseline of the last one. */
	private int start;

	private FallbackGlyphs() {
	}

	/** Returns the glyphs of a page, all else in the order in which they were drawn. */
	static List<TextPosition> inPlace(List<TextPosition> drawn) {
		FallbackGlyphs result = new FallbackGlyphs();
		int next = 0;
		while (next < drawn.size()) {
			int end = endOfRun(drawn, next);
			result.add(drawn.subList(next, end));
			next = end;
		}
		return result.glyphs;
	}

	/** Signs of one font beside each other are one. */
	private static int endOfRun(List<TextPosition> drawn, int from) {
		int end = from + 1;
		while (end < drawn.size() && drawn.get(end).getFont().equals(drawn.get(from).getFont())
				&& isOnLineOf(drawn.get(end), drawn.get(from))
				&& Math.abs(drawn.get(end).getXDirAdj() - right(drawn.get(end - 1))) <= tolerance(drawn.get(from))) {
			end++;
		}
		return end;
	}

	private void add(List<TextPosition> run) {
		TextPosition first = run.getFirst();
		if (this.glyphs.isEmpty() || !isOnLineOf(first, this.glyphs.getLast())) {
			this.start = this.glyphs.size();
		}
		else if (isDrawnLater(first)) {
			this.glyphs.addAll(gap(first, run.getLast()), run);
			return;
		}
		this.glyphs.addAll(run);
	}

	private boolean isDrawnLater(TextPosition first) {
		TextPosition last = this.glyphs.getLast();
		return first.getXDirAdj() < last.getXDirAdj() && !first.getFont().equals(last.getFont());
	}

	/** The index where signs fit in; the end if they do nowhere. */
	private int gap(TextPosition first, TextPosition last) {
		float tolerance = tolerance(first);
		for (int i = this.glyphs.size() - 1; i >= this.start; i--) {
			float space = this.glyphs.get(i).getXDirAdj() - right(last);
			boolean after = i == this.start || right(this.glyphs.get(i - 1)) <= first.getXDirAdj() + tolerance;
			if (after && space >= -tolerance && space <= first.getFontSizeInPt() * SPACE) {
				return i;
			}
		}
		return this.glyphs.size();
	}

	private static boolean isOnLineOf(TextPosition glyph, TextPosition other) {
		return glyph.getDir() == other.getDir() && Math.abs(glyph.getYDirAdj() - other.getYDirAdj()) < SAME_BASELINE;
	}

	private static float right(TextPosition glyph) {
		return glyph.getXDirAdj() + glyph.getWidthDirAdj();
	}

	private static float tolerance(TextPosition glyph) {
		return glyph.getFontSizeInPt() * OVERLAP;
	}

}
