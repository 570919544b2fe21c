package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.TextLimitException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/** Takes the lines out of a PDF in the order in which they were drawn. */
final class PdfLines extends PDFTextStripper {

	private final List<PdfLine> lines = new ArrayList<>();

	private final PdfFonts fonts = new PdfFonts();

	private final DuplicateGlyphFilter shadows = new DuplicateGlyphFilter();

	private PdfLineParts line = new PdfLineParts(this.fonts);

	private int characters;

	private PdfLines() {
		setSuppressDuplicateOverlappingText(false);
	}

	static List<PdfLine> of(PDDocument document) throws IOException {
		PdfLines stripper = new PdfLines();
		stripper.writeText(document, Writer.nullWriter());
		return stripper.lines;
	}

	@Override
	protected void startPage(PDPage page) {
		this.shadows.clear();
	}

	@Override
	protected void processTextPosition(TextPosition position) {
		if (!this.shadows.isShadow(position)) {
			super.processTextPosition(position);
		}
	}

	@Override
	protected void writeString(String text, List<TextPosition> positions) {
		this.line.append(text, positions);
	}

	@Override
	protected void writeWordSeparator() {
		this.line.appendSpace();
	}

	@Override
	protected void writeLineSeparator() {
		endLine();
	}

	@Override
	protected void writeParagraphEnd() {
		endLine();
	}

	@Override
	protected void endArticle() {
		endLine();
	}

	@Override
	protected void endPage(PDPage page) {
		endLine();
	}

	private void endLine() {
		this.line.build(getCurrentPageNo()).ifPresent(this::add);
		this.line = new PdfLineParts(this.fonts);
	}

	private void add(PdfLine built) {
		this.characters += built.text().length();
		if (this.characters > Blocks.MAX_CHARACTERS) {
			throw new TextLimitException(Blocks.MAX_CHARACTERS);
		}
		this.lines.add(built);
	}

}
