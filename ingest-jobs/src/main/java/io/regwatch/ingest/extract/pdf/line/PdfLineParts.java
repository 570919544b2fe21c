package io.regwatch.ingest.extract.pdf.line;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.text.StruckMark;
import org.apache.pdfbox.text.TextPosition;

/** Gathers one line in parts, as far as gaps between words are wider than in any text. */
final class PdfLineParts {

	/** In font sizes. */
	static final float WIDE = 1.5F;

	private final PdfFonts fonts;

	private final List<PdfLineBuilder> parts = new ArrayList<>();

	private final StruckMark mark = new StruckMark();

	/** Whether parts begin where they are told to. */
	private boolean divided;

	PdfLineParts(PdfFonts fonts) {
		this.fonts = fonts;
	}

	private void append(String word, List<TextPosition> positions) {
		if (this.parts.isEmpty() || (!this.divided && !positions.isEmpty() && isApart(positions.getFirst()))) {
			this.parts.add(new PdfLineBuilder(this.fonts));
		}
		this.parts.getLast().append(word, positions);
	}

	/** Appends a word, and marks what of it annotations strike out. */
	void append(String word, List<TextPosition> positions, PdfStrikeOuts strikeOuts) {
		if (strikeOuts.isEmpty()) {
			append(word, positions);
		}
		else {
			strikeOuts.split(positions).forEach((glyphs) -> append(glyphs, strikeOuts.contains(glyphs.getFirst())));
		}
	}

	/** Makes a line of its parts, whatever the gaps between them. */
	static PdfLineParts of(List<List<TextPosition>> parts, PdfFonts fonts, PdfStrikeOuts strikeOuts) {
		PdfLineParts line = new PdfLineParts(fonts);
		line.divided = true;
		for (List<TextPosition> part : parts) {
			line.parts.add(new PdfLineBuilder(fonts));
			line.append(text(part), part, strikeOuts);
		}
		return line;
	}

	private void append(List<TextPosition> glyphs, boolean struck) {
		String mark = this.mark.before(struck);
		if (!struck) {
			append(mark);
		}
		append(struck ? mark + text(glyphs) : text(glyphs), glyphs);
	}

	private static String text(List<TextPosition> glyphs) {
		return glyphs.stream().map(TextPosition::getUnicode).collect(Collectors.joining());
	}

	/** Appends text that has no place of its own. */
	private void append(String mark) {
		if (!this.parts.isEmpty()) {
			this.parts.getLast().append(mark, List.of());
		}
	}

	void appendSpace() {
		if (!this.parts.isEmpty()) {
			this.parts.getLast().appendSpace();
		}
	}

	Optional<PdfLine> build(int page) {
		append(this.mark.before(false));
		List<PdfLine> built = this.parts.stream().flatMap((part) -> part.build(page).stream()).toList();
		return (built.size() > 1) ? Optional.of(join(built)) : built.stream().findFirst();
	}

	private boolean isApart(TextPosition next) {
		float gap = next.getXDirAdj() - this.parts.getLast().right();
		return Math.abs(gap) > next.getFontSizeInPt() * WIDE;
	}

	private static PdfLine join(List<PdfLine> parts) {
		PdfLine main = parts.stream().max(Comparator.comparingInt((part) -> part.text().length())).orElseThrow();
		float left = parts.stream().map(PdfLine::x).min(Comparator.naturalOrder()).orElseThrow();
		float right = parts.stream().map(PdfLine::right).max(Comparator.naturalOrder()).orElseThrow();
		String text = parts.stream().map(PdfLine::text).collect(Collectors.joining(" "));
		return new PdfLine(main.page(), left, right, main.y(), main.place(), main.size(),
				parts.stream().allMatch(PdfLine::bold), text, parts);
	}

}
