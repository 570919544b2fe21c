package io.regwatch.ingest.extract.pdf.direction;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * Puts the glyphs of lines into the order in which they are read, where some of them are
 * letters of a script that runs from right to left.
 */
public final class PdfLineOrder {

	/** Distance of the baselines of two lines, in font sizes. */
	private static final float BASELINES = 0.3F;

	/** Largest size of raised and lowered glyphs, as a share of those beside them. */
	private static final float SMALLER = 0.85F;

	/** Glyphs in a line: more are no text, and more brackets than the JDK can count. */
	private static final int MOST = 10_000;

	private final MirroredGlyphs brackets = new MirroredGlyphs();

	private final List<TextPosition> line = new ArrayList<>();

	private final Function<TextPosition, String> reading;

	private PageDirection page = PageDirection.LEFT_TO_RIGHT;

	private LineEnd last = LineEnd.NONE;

	/**
	 * Makes an order of lines.
	 * @param reading returns the text of a glyph
	 */
	public PdfLineOrder(Function<TextPosition, String> reading) {
		this.reading = reading;
	}

	/** Begins a page with these glyphs. */
	public void startPage(List<List<TextPosition>> glyphs) {
		this.page = PageDirection.of(glyphs);
		this.last = LineEnd.NONE;
	}

	/** Whether lines of the page begin at the right. */
	public boolean isFromRight() {
		return this.page == PageDirection.RIGHT_TO_LEFT;
	}

	/** Takes note of glyphs of a line. */
	public void add(List<TextPosition> glyphs) {
		if (this.page != PageDirection.LEFT_TO_RIGHT) {
			this.line.addAll(glyphs);
		}
	}

	/**
	 * Ends the line and returns its parts; none if it is read as it is drawn.
	 * @param widest the widest gap within a part, in font sizes
	 */
	public List<List<TextPosition>> endLine(float widest) {
		List<TextPosition> glyphs = List.copyOf(this.line);
		this.line.clear();
		return (glyphs.size() > MOST || !this.page.concerns(glyphs)) ? List.of()
				: baselines(glyphs).stream()
					.flatMap((baseline) -> this.page.inOrder(VisualLine.parts(baseline, widest)).stream())
					.map(this::inOrder)
					.toList();
	}

	/** Cells beside each other may be of lines at different heights. */
	private static List<List<TextPosition>> baselines(List<TextPosition> glyphs) {
		List<List<TextPosition>> baselines = new ArrayList<>();
		@Nullable TextPosition main = null;
		for (TextPosition glyph : glyphs) {
			boolean small = main != null && isSmall(glyph, main);
			if (main == null || (!small && isApart(glyph, main))) {
				baselines.add(new ArrayList<>());
			}
			main = small ? main : glyph;
			baselines.getLast().add(LetterForms.letters(Tatweel.withoutBar(glyph)));
		}
		return baselines;
	}

	private static boolean isSmall(TextPosition glyph, TextPosition main) {
		return glyph.getFontSizeInPt() < main.getFontSizeInPt() * SMALLER || MarkedLetter.isMark(glyph);
	}

	private static boolean isApart(TextPosition glyph, TextPosition main) {
		return Math.abs(glyph.getYDirAdj() - main.getYDirAdj()) > main.getFontSizeInPt() * BASELINES;
	}

	private List<TextPosition> inOrder(List<TextPosition> part) {
		List<TextPosition> seen = part.stream().map(this.brackets::seen).toList();
		List<ReadingOrder.Place> places = ReadingOrder.of(seen.stream().map(this.reading).toList(), this.page,
				this.last.before(seen));
		this.last = LineEnd.of(seen, places);
		return places.stream()
			.map((place) -> place.mirrored() ? MirroredGlyphs.mirrored(seen.get(place.glyph()))
					: seen.get(place.glyph()))
			.toList();
	}

}
