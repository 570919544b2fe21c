package io.regwatch.ingest.extract.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.apache.pdfbox.text.TextPosition;

/** Gathers one line in parts, as far as gaps between words are wider than in any text. */
final class PdfLineParts {

	/** In font sizes. */
	private static final float WIDE = 1.5F;

	private final PdfFonts fonts;

	private final List<PdfLineBuilder> parts = new ArrayList<>();

	PdfLineParts(PdfFonts fonts) {
		this.fonts = fonts;
	}

	void append(String word, List<TextPosition> positions) {
		if (this.parts.isEmpty() || (!positions.isEmpty() && isApart(positions.getFirst()))) {
			this.parts.add(new PdfLineBuilder(this.fonts));
		}
		this.parts.getLast().append(word, positions);
	}

	/** Appends text that has no place of its own. */
	void append(String mark) {
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
