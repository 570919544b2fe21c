package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import io.regwatch.schema.Block;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Signs that the font of a line does not have: programs draw them after the line. */
class FallbackGlyphsTests {

	private static final PDFont TEXT = new PDType1Font(FontName.HELVETICA);

	private static final PDFont SIGNS = new PDType1Font(FontName.ZAPF_DINGBATS);

	private static final String TICK = "\u2714";

	private static final String CROSS = "\u2718";

	private static final float SIZE = 10;

	private static final float SIGN = 12;

	@TempDir
	private Path directory;

	@Test
	void signIsReadWhereItsGapIs() throws IOException {
		assertThat(text("Class I ", TICK, " Class IIa ", "", " Class IIb"))
			.isEqualTo("Class I \u2714 Class IIa Class IIb");
		assertThat(text("Class I ", "", " Class IIa ", TICK, " Class IIb"))
			.isEqualTo("Class I Class IIa \u2714 Class IIb");
	}

	@Test
	void eachSignIsReadInItsGap() throws IOException {
		assertThat(text("", CROSS, " Yes ", TICK + CROSS, " No")).isEqualTo("\u2718 Yes \u2714\u2718 No");
	}

	@Test
	void signAfterTheLineStaysThere() throws IOException {
		assertThat(text("Sterile ", "", " Yes ", TICK)).isEqualTo("Sterile Yes \u2714");
	}

	/** Draws texts, with gaps for the signs between them, and then the signs. */
	private String text(String... parts) throws IOException {
		try (PDDocument document = new PDDocument()) {
			PDPage page = new PDPage(PDRectangle.A4);
			document.addPage(page);
			try (PDPageContentStream content = new PDPageContentStream(document, page)) {
				for (int font = 0; font < 2; font++) {
					float x = 72;
					for (int i = 0; i < parts.length; i++) {
						if (i % 2 == font && !parts[i].isEmpty()) {
							show(content, (font == 0) ? TEXT : SIGNS, x, parts[i]);
						}
						x += (i % 2 == 0) ? TEXT.getStringWidth(parts[i]) / 1000 * SIZE : SIGN * parts[i].length();
					}
				}
			}
			Path file = this.directory.resolve("signs.pdf");
			document.save(file.toFile());
			List<Block> blocks = Extractions.text(new DocumentReader(Optional.empty()).read(file, "signs.pdf"))
				.blocks();
			return blocks.getFirst().text();
		}
	}

	private static void show(PDPageContentStream content, PDFont font, float x, String text) throws IOException {
		content.beginText();
		content.setFont(font, SIZE);
		content.newLineAtOffset(x, 700);
		content.showText(text);
		content.endText();
	}

}
