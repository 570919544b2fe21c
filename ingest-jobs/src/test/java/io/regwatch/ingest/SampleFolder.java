package io.regwatch.ingest;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;

/** A folder of 24 documents, three of which cannot be read. */
final class SampleFolder {

	static final int SIZE = 24;

	static final int UNREADABLE = 3;

	static final int REVISED = 7;

	private static final int PAGES = 12;

	private static final int LONG_PAGES = 6000;

	private final Path directory;

	private SampleFolder(Path directory) {
		this.directory = directory;
	}

	static Path fill(Path directory) throws IOException {
		SampleFolder folder = new SampleFolder(Files.createDirectory(directory));
		for (int number = 1; number <= 7; number++) {
			folder.addPdf(number, PAGES);
			folder.addHtml(number);
			folder.addText(number);
		}
		folder.addScan();
		Files.writeString(directory.resolve("corrupt.pdf"), "%PDF-1.7\n1 0 obj\nnothing that ends");
		Files.createFile(directory.resolve("empty.txt"));
		return directory;
	}

	/** Changes a word in some documents. */
	static void revise(Path directory) throws IOException {
		for (int number = 1; number <= REVISED; number++) {
			Path notice = directory.resolve("notice-%d.html".formatted(number));
			Files.writeString(notice, Files.readString(notice).replaceFirst("<p>", "<p>New: "));
		}
	}

	/** A folder of one document that takes seconds to read. */
	static Path fillLong(Path directory) throws IOException {
		new SampleFolder(Files.createDirectory(directory)).addPdf(1, LONG_PAGES);
		return directory;
	}

	private void addPdf(int number, int pages) throws IOException {
		try (PDDocument document = new PDDocument()) {
			for (int page = 1; page <= pages; page++) {
				PDPage sheet = new PDPage();
				document.addPage(sheet);
				write(document, sheet, "Guidance %d, page %d: %s".formatted(number, page, sentence(number)));
			}
			document.save(this.directory.resolve("guidance-%d.pdf".formatted(number)).toFile());
		}
	}

	private void addHtml(int number) throws IOException {
		Files.writeString(this.directory.resolve("notice-%d.html".formatted(number)),
				"<html><head><title>Notice %d</title></head><body><h1>Notice %d</h1><p>%s</p></body></html>"
					.formatted(number, number, String.join("</p><p>", Collections.nCopies(40, sentence(number)))));
	}

	private void addText(int number) throws IOException {
		Files.writeString(this.directory.resolve("letter-%d.txt".formatted(number)),
				"Letter %d\n\n%s".formatted(number, sentence(number)));
	}

	private void addScan() throws IOException {
		try (PDDocument document = new PDDocument()) {
			PDPage page = new PDPage();
			document.addPage(page);
			try (PDPageContentStream content = new PDPageContentStream(document, page)) {
				content.drawImage(LosslessFactory.createFromImage(document,
						new BufferedImage(600, 800, BufferedImage.TYPE_INT_RGB)), 0, 0);
			}
			document.save(this.directory.resolve("scan.pdf").toFile());
		}
	}

	private static void write(PDDocument document, PDPage page, String text) throws IOException {
		try (PDPageContentStream content = new PDPageContentStream(document, page)) {
			content.beginText();
			content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 11);
			content.newLineAtOffset(50, 700);
			content.showText(text);
			content.endText();
		}
	}

	private static String sentence(int number) {
		return "The manufacturer of device class %d keeps its records for %d years.".formatted(number, number + 5);
	}

}
