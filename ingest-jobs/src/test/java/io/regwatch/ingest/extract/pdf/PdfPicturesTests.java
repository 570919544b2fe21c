package io.regwatch.ingest.extract.pdf;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.multipdf.LayerUtility;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Images beside text are the same however they are stored, unless they show another. */
class PdfPicturesTests {

	private static final List<String> FEES = List.of("Class   Fee", "I   100 EUR", "II   250 EUR", "III   900 EUR");

	@TempDir
	private Path directory;

	@ParameterizedTest
	@CsvSource({ "250, 520", "250, 260", "900 EUR, 900 USD", "100 EUR, not 100 EUR" })
	void changedTextOfAnImageIsSeenHoweverItIsStored(String before, String after) throws IOException {
		BufferedImage fees = fees(FEES);
		BufferedImage changed = fees(FEES.stream().map((line) -> line.replace(before, after)).toList());
		Path old = pdf("old.pdf", "A", fees);
		assertOther(old, pdf("new.pdf", "A", changed));
		assertOther(old, jpeg("jpeg.pdf", changed, 0.5F));
		assertOther(old, scaled(pdf("new.pdf", "A", changed)));
		assertOther(old, strips(changed));
	}

	@Test
	void changedImageIsNamedWithItsPageInBothFiles() throws IOException {
		ChangedImages changed = PdfPictures.compare(pdf("old.pdf", "A", photo(1), fees(FEES)),
				pdf("new.pdf", "A", photo(1), fees(FEES.subList(0, 3))));
		assertThat(changed.before()).singleElement().satisfies((image) -> {
			assertThat(image.page()).isEqualTo(2);
			assertThat(image.kind()).isEqualTo(BlockKind.IMAGE);
			assertThat(image.text()).matches("\\[Image on page 2: [0-9a-f]+]");
		});
		assertThat(changed.after()).singleElement().extracting(Block::page).isEqualTo(2);
		assertThat(changed.after()).isNotEqualTo(changed.before());
	}

	@Test
	void imageThatAnotherProgramStoredIsTheSame() throws IOException {
		for (BufferedImage image : List.of(fees(FEES), photo(1))) {
			Path old = pdf("old.pdf", "A", image);
			assertSame(old, pdf("new.pdf", "B", image));
			assertSame(old, jpeg("jpeg.pdf", image, 0.3F));
			assertSame(old, jpeg("grey.pdf", grey(image), 0.5F));
			assertSame(old, pdf("half.pdf", "B", resized(image, image.getWidth() / 2)));
			assertSame(old, pdf("third.pdf", "B", resized(image, image.getWidth() * 2 / 3)));
			assertSame(old, strips(image));
			assertSame(old, scaled(old));
			assertSame(old, form(old));
			assertSame(old, form(scaled(jpeg("jpeg.pdf", image, 0.5F))));
		}
	}

	@Test
	void lostOrAddedImageIsAChangeIfOneProgramWroteBothFiles() throws IOException {
		Path both = pdf("both.pdf", "A", photo(1), fees(FEES));
		ChangedImages added = PdfPictures.compare(pdf("one.pdf", "A", photo(1), null), both);
		assertThat(added.before()).isEmpty();
		assertThat(added.after()).extracting(Block::page).containsExactly(2);
		ChangedImages lost = PdfPictures.compare(both, pdf("one.pdf", "A", null, fees(FEES)));
		assertThat(lost.before()).extracting(Block::page).containsExactly(1);
		assertThat(lost.after()).isEmpty();
		assertSame(pdf("one.pdf", "B", photo(1), null), both);
	}

	@Test
	void movedImagesAreTheSame() throws IOException {
		assertSame(pdf("old.pdf", "A", photo(1), fees(FEES)), pdf("new.pdf", "A", fees(FEES), photo(1)));
		assertSame(pdf("old.pdf", "A", photo(1), fees(FEES), null),
				pdf("new.pdf", "B", null, resized(photo(1), 350), resized(fees(FEES), 350)));
	}

	@Test
	void logosBackgroundsAndScansAreNoContent() throws IOException {
		assertSame(pdf("old.pdf", "A", photo(1), photo(1)), pdf("new.pdf", "A", photo(2), photo(2)));
		assertSame(placed("old.pdf", photo(1), 60, 700, 110), placed("new.pdf", photo(2), 60, 700, 110));
		assertSame(placed("old.pdf", photo(1), 60, 765, 200), placed("new.pdf", photo(2), 60, 765, 200));
		assertSame(placed("old.pdf", resized(photo(1), 595, 842), 0, 0, 595),
				placed("new.pdf", resized(photo(2), 595, 842), 0, 0, 595));
		assertOther(placed("old.pdf", photo(1), 60, 500, 400), placed("new.pdf", photo(2), 60, 500, 400));
	}

	@Test
	void fileThatCannotBeReadHasNoChangedImage() throws IOException {
		assertSame(pdf("old.pdf", "A", photo(1)), this.directory.resolve("none.pdf"));
	}

	private static void assertSame(Path before, Path after) {
		assertThat(PdfPictures.compare(before, after)).as("%s", after).isEqualTo(ChangedImages.NONE);
		assertThat(PdfPictures.compare(after, before)).as("%s", after).isEqualTo(ChangedImages.NONE);
	}

	private static void assertOther(Path before, Path after) {
		assertThat(PdfPictures.compare(before, after).after()).as("%s", after).hasSize(1);
	}

	private static BufferedImage fees(List<String> rows) {
		BufferedImage image = new BufferedImage(700, 240, BufferedImage.TYPE_INT_RGB);
		Graphics2D graphics = image.createGraphics();
		graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
		graphics.setColor(Color.WHITE);
		graphics.fillRect(0, 0, 700, 240);
		graphics.setColor(Color.BLACK);
		graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 18));
		for (int i = 0; i < rows.size(); i++) {
			graphics.drawRect(0, 60 * i, 699, 59);
			graphics.drawString(rows.get(i), 20, 60 * i + 35);
		}
		graphics.dispose();
		return image;
	}

	/** Colours that flow into each other. */
	private static BufferedImage photo(int seed) {
		BufferedImage image = new BufferedImage(700, 240, BufferedImage.TYPE_INT_RGB);
		for (int y = 0; y < 240; y++) {
			for (int x = 0; x < 700; x++) {
				double wave = Math.sin(seed * x / 40.0) + Math.cos((x + seed * y) / 25.0);
				image.setRGB(x, y, Color.HSBtoRGB((float) (x / 700.0), 0.4F, (float) (0.5 + wave / 4)));
			}
		}
		return image;
	}

	private static BufferedImage grey(BufferedImage image) {
		BufferedImage grey = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
		grey.createGraphics().drawImage(image, 0, 0, null);
		return grey;
	}

	private static BufferedImage resized(BufferedImage image, int width) {
		return resized(image, width, image.getHeight() * width / image.getWidth());
	}

	private static BufferedImage resized(BufferedImage image, int width, int height) {
		BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
		small.createGraphics().drawImage(image.getScaledInstance(width, height, Image.SCALE_SMOOTH), 0, 0, null);
		return small;
	}

	/** One image of the width of the text on each page; {@code null} for none. */
	private Path pdf(String name, String producer, BufferedImage... images) throws IOException {
		return write(name, producer, images.length, (document, page, content) -> {
			if (images[page] != null) {
				content.drawImage(LosslessFactory.createFromImage(document, images[page]), 90, 400, 400, 137);
			}
		});
	}

	private Path jpeg(String name, BufferedImage image, float quality) throws IOException {
		return write(name, "B", 1, (document, page, content) -> content
			.drawImage(JPEGFactory.createFromImage(document, image, quality), 90, 400, 400, 137));
	}

	private Path placed(String name, BufferedImage image, float x, float y, float width) throws IOException {
		return write(name, "A", 1,
				(document, page, content) -> content.drawImage(LosslessFactory.createFromImage(document, image), x, y,
						width, width * image.getHeight() / image.getWidth()));
	}

	private Path strips(BufferedImage image) throws IOException {
		return write("strips.pdf", "B", 1, (document, page, content) -> {
			for (int i = 0; i < 40; i++) {
				int height = image.getHeight() / 40;
				PDImageXObject strip = LosslessFactory.createFromImage(document,
						image.getSubimage(0, height * i, image.getWidth(), height));
				content.drawImage(strip, 90, 400 + 137F * (39 - i) / 40, 400, 137F / 40);
			}
		});
	}

	private Path scaled(Path file) throws IOException {
		return printed(file, "scaled.pdf", new PDRectangle(612, 792), 0.94F);
	}

	private Path form(Path file) throws IOException {
		return printed(file, "form.pdf", PDRectangle.A4, 1);
	}

	/** As programs print pages: each as a form on other paper. */
	private Path printed(Path file, String name, PDRectangle paper, float scale) throws IOException {
		Path print = this.directory.resolve(name);
		try (PDDocument source = Loader.loadPDF(file.toFile()); PDDocument document = new PDDocument()) {
			document.getDocumentInformation().setProducer("C");
			LayerUtility layers = new LayerUtility(document);
			for (int i = 0; i < source.getNumberOfPages(); i++) {
				PDPage page = new PDPage(paper);
				document.addPage(page);
				try (PDPageContentStream content = new PDPageContentStream(document, page)) {
					content.transform(Matrix.getScaleInstance(scale, scale));
					content.drawForm(layers.importPageAsForm(source, i));
				}
			}
			document.save(print.toFile());
		}
		return print;
	}

	private Path write(String name, String producer, int pages, Drawing drawing) throws IOException {
		Path file = this.directory.resolve(name);
		try (PDDocument document = new PDDocument()) {
			document.getDocumentInformation().setProducer(producer);
			for (int i = 0; i < pages; i++) {
				PDPage page = new PDPage(PDRectangle.A4);
				document.addPage(page);
				try (PDPageContentStream content = new PDPageContentStream(document, page)) {
					content.beginText();
					content.setFont(new PDType1Font(FontName.HELVETICA), 11);
					content.newLineAtOffset(90, 600);
					content.showText("The fees that are due are those of the table on page %d.".formatted(i + 1));
					content.endText();
					drawing.draw(document, i, content);
				}
			}
			document.save(file.toFile());
		}
		return file;
	}

	private interface Drawing {

		void draw(PDDocument document, int page, PDPageContentStream content) throws IOException;

	}

}
