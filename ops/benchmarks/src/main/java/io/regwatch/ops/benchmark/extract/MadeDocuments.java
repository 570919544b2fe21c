package io.regwatch.ops.benchmark.extract;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Collectors;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/** Makes PDFs as authorities publish them: headings, paragraphs, and a footer. */
final class MadeDocuments {

	private static final int FILES = 120;

	private static final int PAGES = 12;

	private static final int LINES = 52;

	private static final PDFont TEXT = new PDType1Font(FontName.TIMES_ROMAN);

	private static final PDFont HEADING = new PDType1Font(FontName.TIMES_BOLD);

	private final Random random = new Random(7);

	/** Writes them all into a directory. */
	void write(Path directory) throws IOException {
		for (int file = 0; file < FILES; file++) {
			try (PDDocument document = new PDDocument()) {
				for (int page = 0; page < PAGES; page++) {
					addPage(document, page);
				}
				document.save(directory.resolve("made-%03d.pdf".formatted(file)).toFile());
			}
		}
	}

	private void addPage(PDDocument document, int number) throws IOException {
		PDPage page = new PDPage(PDRectangle.A4);
		document.addPage(page);
		try (PDPageContentStream content = new PDPageContentStream(document, page)) {
			for (int line = 0; line < LINES; line++) {
				boolean heading = line % 13 == 0;
				write(content, heading ? HEADING : TEXT, 790 - 14 * line,
						heading ? "%d.%d %s".formatted(number + 1, line / 13 + 1, words(4)) : words(12));
			}
			write(content, TEXT, 30, "Page %d of %d".formatted(number + 1, PAGES));
		}
	}

	private static void write(PDPageContentStream content, PDFont font, int height, String text) throws IOException {
		content.beginText();
		content.setFont(font, 11);
		content.newLineAtOffset(70, height);
		content.showText(text);
		content.endText();
	}

	private String words(int count) {
		return this.random.ints(count, 2, 10).mapToObj(this::word).collect(Collectors.joining(" "));
	}

	private String word(int length) {
		return this.random.ints(length, 'a', 'z' + 1).mapToObj(Character::toString).collect(Collectors.joining());
	}

}
