package io.regwatch.ingest.extract.pdf.line;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.text.TextNormalizer;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/** Gathers the words of one line, or of a part of one. */
final class PdfLineBuilder {

	private final PdfFonts fonts;

	private final StringBuilder text = new StringBuilder();

	private @Nullable TextPosition main;

	private int mainRun;

	private float left = Float.MAX_VALUE;

	private float right;

	private int boldGlyphs;

	private int glyphs;

	PdfLineBuilder(PdfFonts fonts) {
		this.fonts = fonts;
	}

	void append(String word, List<TextPosition> positions) {
		this.text.append(hasPicture(positions) ? positions.stream().map(this.fonts::read).collect(Collectors.joining())
				: ShiftedDigits.of(word, positions));
		int run = 0;
		@Nullable TextPosition previous = null;
		for (TextPosition position : positions) {
			measure(position);
			run = (previous != null && previous.getFontSizeInPt() == position.getFontSizeInPt()) ? run + 1 : 1;
			chooseMain(position, run);
			previous = position;
		}
	}

	private boolean hasPicture(List<TextPosition> positions) {
		for (TextPosition position : positions) {
			if (this.fonts.isDingbats(position.getFont())) {
				return true;
			}
		}
		return false;
	}

	void appendSpace() {
		this.text.append(' ');
	}

	float right() {
		return this.right;
	}

	Optional<PdfLine> build(int page) {
		String corrected = SwappedUnicode.correct(this.text.toString().replace('\u00AD', '-'));
		String clean = TextNormalizer.clean(LetterSpacing.closeUp(corrected));
		if (clean.isEmpty() || this.main == null) {
			return Optional.empty();
		}
		boolean bold = this.boldGlyphs * 10 >= this.glyphs * 9;
		float baseline = this.main.getYDirAdj();
		return Optional.of(new PdfLine(page, this.left, this.right, baseline, baseline / height(this.main),
				roundedSize(this.main), bold, clean, List.of()));
	}

	private void measure(TextPosition position) {
		this.left = Math.min(this.left, position.getXDirAdj());
		this.right = Math.max(this.right, position.getXDirAdj() + position.getWidthDirAdj());
		this.glyphs++;
		if (this.fonts.isBold(position.getFont())) {
			this.boldGlyphs++;
		}
	}

	// The longest run of one size: a superscript is not what the line is about.
	private void chooseMain(TextPosition position, int run) {
		if (run > this.mainRun) {
			this.mainRun = run;
			this.main = position;
		}
	}

	private static float height(TextPosition position) {
		boolean upright = position.getDir() == 0 || position.getDir() == 180;
		return upright ? position.getPageHeight() : position.getPageWidth();
	}

	private static float roundedSize(TextPosition position) {
		return Math.round(position.getFontSizeInPt() * 2) / 2F;
	}

}
