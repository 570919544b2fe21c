package io.regwatch.ingest;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** Writes small PDFs: a running header and lines of text on each page. */
final class Pdf {

	private Pdf() {
	}

	/** Writes a PDF with one page for each text. */
	static void write(Path file, String producer, String header, String... pages) {
		try (PDDocument document = new PDDocument()) {
			document.getDocumentInformation().setProducer(producer);
			for (String page : pages) {
				add(document, header, page);
			}
			document.save(file.toFile());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Prints the first page as an image, as programs do with transparency, and keeps the
	 * others.
	 */
	static void printAsImage(Path file) {
		try (PDDocument document = Loader.loadPDF(Files.readAllBytes(file))) {
			BufferedImage drawn = new PDFRenderer(document).renderImageWithDPI(0, 300, ImageType.GRAY);
			try (PDPageContentStream content = new PDPageContentStream(document, document.getPage(0))) {
				content.drawImage(LosslessFactory.createFromImage(document, drawn), 0, 0, PDRectangle.A4.getWidth(),
						PDRectangle.A4.getHeight());
			}
			document.save(file.toFile());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Draws an image with a text on the first page, below what it says. */
	static void illustrate(Path file, String text) {
		BufferedImage image = new BufferedImage(600, 200, BufferedImage.TYPE_BYTE_GRAY);
		Graphics2D graphics = image.createGraphics();
		graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 24));
		graphics.drawString(text, 40, 100);
		graphics.dispose();
		try (PDDocument document = Loader.loadPDF(Files.readAllBytes(file))) {
			try (PDPageContentStream content = new PDPageContentStream(document, document.getPage(0),
					PDPageContentStream.AppendMode.APPEND, false)) {
				content.drawImage(LosslessFactory.createFromImage(document, image), 72, 400, 400, 133);
			}
			document.save(file.toFile());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static void add(PDDocument document, String header, String text) throws IOException {
		PDPage page = new PDPage(PDRectangle.A4);
		document.addPage(page);
		try (PDPageContentStream content = new PDPageContentStream(document, page)) {
			content.beginText();
			content.setFont(new PDType1Font(FontName.HELVETICA), 11);
			content.newLineAtOffset(72, 800);
			content.showText(header);
			content.newLineAtOffset(0, -100);
			content.setLeading(15);
			for (String line : text.lines().toList()) {
				content.showText(line);
				content.newLine();
			}
			content.endText();
		}
	}

}
