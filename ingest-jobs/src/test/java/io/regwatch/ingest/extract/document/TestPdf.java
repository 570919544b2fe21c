package io.regwatch.ingest.extract.document;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;

import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationRubberStamp;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceDictionary;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;

/** Sets paragraphs on pages as a word processor does. */
final class TestPdf {

	private static final float MARGIN = 90;

	private static final PDFont REGULAR = new PDType1Font(FontName.HELVETICA);

	private static final PDFont BOLD = new PDType1Font(FontName.HELVETICA_BOLD);

	private final PDDocument document = new PDDocument();

	private PDRectangle size = PDRectangle.A4;

	private String header = "";

	private String footer = "";

	private float y;

	TestPdf size(PDRectangle size) {
		this.size = size;
		return this;
	}

	/** Sets running lines; a hash sign stands for the page number. */
	TestPdf running(String header, String footer) {
		this.header = header;
		this.footer = footer;
		return this;
	}

	TestPdf title(String title) {
		this.document.getDocumentInformation().setTitle(title);
		return this;
	}

	TestPdf page() {
		this.document.addPage(new PDPage(this.size));
		this.y = this.size.getHeight() - MARGIN;
		int number = this.document.getNumberOfPages();
		line(REGULAR, 9, this.size.getHeight() - 40, this.header.replace("#", "" + number));
		line(REGULAR, 9, 40, this.footer.replace("#", "" + number));
		return this;
	}

	TestPdf heading(String text) {
		return paragraph(BOLD, 16, text);
	}

	TestPdf paragraph(String text) {
		return paragraph(REGULAR, 11, text);
	}

	TestPdf bold(String text) {
		return paragraph(BOLD, 11, text);
	}

	/** Draws rows cell by cell, as word processors do; the first one is bold. */
	TestPdf table(List<List<String>> rows) {
		PDFont font = BOLD;
		for (List<String> row : rows) {
			float width = (this.size.getWidth() - 2 * MARGIN) / row.size();
			int lines = 1;
			for (String cell : row) {
				lines = Math.max(lines, wrap(font, 11, cell, width - 8).size());
			}
			if (this.document.getNumberOfPages() == 0 || this.y - lines * 13.2F < MARGIN) {
				page();
			}
			for (int column = 0; column < row.size(); column++) {
				cell(wrap(font, 11, row.get(column), width - 8), font, MARGIN + column * width);
			}
			this.y -= lines * 13.2F + 6;
			font = REGULAR;
		}
		this.y -= 10;
		return this;
	}

	/** Sets a text beside its mark. */
	TestPdf item(String mark, String text) {
		if (this.y < MARGIN + 40) {
			page();
		}
		line(REGULAR, 11, MARGIN, this.y, mark);
		for (String line : wrap(REGULAR, 11, text, this.size.getWidth() - 2 * MARGIN - 36)) {
			line(REGULAR, 11, MARGIN + 36, this.y, line);
			this.y -= 13.2F;
		}
		this.y -= 6;
		return this;
	}

	/** Draws two columns line by line across both. */
	TestPdf columns(String left, String right) {
		float width = (this.size.getWidth() - 2 * MARGIN - 30) / 2;
		List<String> one = wrap(REGULAR, 11, left, width);
		List<String> other = wrap(REGULAR, 11, right, width);
		for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
			line(REGULAR, 11, MARGIN, this.y, (i < one.size()) ? one.get(i) : "");
			line(REGULAR, 11, MARGIN + width + 30, this.y, (i < other.size()) ? other.get(i) : "");
			this.y -= 13.2F;
		}
		return this;
	}

	/** Sets the date and the program that the file says it was made with. */
	TestPdf made(String producer, Instant at) {
		this.document.getDocumentInformation().setProducer(producer);
		Calendar date = GregorianCalendar.from(at.atZone(ZoneOffset.UTC));
		this.document.getDocumentInformation().setCreationDate(date);
		this.document.getDocumentInformation().setModificationDate(date);
		return this;
	}

	/** Puts small print at the bottom of the page. */
	TestPdf footnote(String text) {
		line(REGULAR, 8, MARGIN - 15, text);
		return this;
	}

	/** Puts a small number above the last line of text that was set. */
	TestPdf raised(String mark) {
		line(REGULAR, 8, MARGIN + 300, this.y + 13.2F + 8.8F + 4, mark);
		return this;
	}

	/** Lays a stamp on the page, as a mark that is no part of its content. */
	TestPdf stamp(String text) throws IOException {
		return annotate(new PDAnnotationRubberStamp(), text);
	}

	/** Shows a signature on the page. */
	TestPdf sign(String text) throws IOException {
		PDAnnotationWidget widget = new PDAnnotationWidget();
		widget.getCOSObject().setItem(COSName.FT, COSName.SIG);
		return annotate(widget, text);
	}

	private TestPdf annotate(PDAnnotation annotation, String text) throws IOException {
		PDAppearanceStream appearance = new PDAppearanceStream(this.document);
		appearance.setBBox(new PDRectangle(300, 20));
		appearance.setResources(new PDResources());
		try (PDPageContentStream content = new PDPageContentStream(this.document, appearance)) {
			content.beginText();
			content.setFont(REGULAR, 11);
			content.showText(text);
			content.endText();
		}
		PDAppearanceDictionary appearances = new PDAppearanceDictionary();
		appearances.setNormalAppearance(appearance);
		annotation.setAppearance(appearances);
		annotation.setRectangle(new PDRectangle(MARGIN, 300, 300, 20));
		PDPage page = this.document.getPage(this.document.getNumberOfPages() - 1);
		page.setAnnotations(List.of(annotation));
		return this;
	}

	TestPdf image() throws IOException {
		return image(0);
	}

	TestPdf image(int grey) throws IOException {
		return image(grey, BufferedImage.TYPE_BYTE_GRAY);
	}

	TestPdf image(int grey, int type) throws IOException {
		BufferedImage image = new BufferedImage(60, 80, type);
		for (int band = 0; band < Math.min(3, image.getRaster().getNumBands()); band++) {
			image.getRaster().setSample(30, 40, band, grey);
		}
		return image(image);
	}

	/** An image of one colour, with letters in its mask. */
	TestPdf mask(int opacity) throws IOException {
		BufferedImage image = new BufferedImage(60, 80, BufferedImage.TYPE_4BYTE_ABGR);
		image.getAlphaRaster().setSample(30, 40, 0, opacity);
		return image(image);
	}

	private TestPdf image(BufferedImage image) throws IOException {
		page();
		PDPage page = this.document.getPage(this.document.getNumberOfPages() - 1);
		try (PDPageContentStream content = new PDPageContentStream(this.document, page)) {
			content.drawImage(LosslessFactory.createFromImage(this.document, image), 0, 0, 595, 842);
		}
		return this;
	}

	TestPdf encrypt(String userPassword) throws IOException {
		this.document.protect(new StandardProtectionPolicy("owner", userPassword, new AccessPermission()));
		return this;
	}

	Path save(Path file) throws IOException {
		try (this.document) {
			this.document.save(file.toFile());
		}
		return file;
	}

	private TestPdf paragraph(PDFont font, float fontSize, String text) {
		for (String line : text.lines().flatMap((part) -> wrap(font, fontSize, part).stream()).toList()) {
			if (this.document.getNumberOfPages() == 0 || this.y < MARGIN) {
				page();
			}
			line(font, fontSize, this.y, line);
			this.y -= fontSize * 1.2F;
		}
		this.y -= fontSize * 0.8F;
		return this;
	}

	private void cell(List<String> lines, PDFont font, float x) {
		float at = this.y;
		for (String line : lines) {
			line(font, 11, x, at, line);
			at -= 13.2F;
		}
	}

	private void line(PDFont font, float fontSize, float at, String text) {
		line(font, fontSize, MARGIN, at, text);
	}

	private void line(PDFont font, float fontSize, float x, float at, String text) {
		PDPage page = this.document.getPage(this.document.getNumberOfPages() - 1);
		try (PDPageContentStream content = new PDPageContentStream(this.document, page,
				PDPageContentStream.AppendMode.APPEND, false)) {
			content.beginText();
			content.setFont(font, fontSize);
			content.newLineAtOffset(x, at);
			content.showText(text);
			content.endText();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private List<String> wrap(PDFont font, float fontSize, String text) {
		return wrap(font, fontSize, text, this.size.getWidth() - 2 * MARGIN);
	}

	private static List<String> wrap(PDFont font, float fontSize, String text, float width) {
		List<String> lines = new ArrayList<>();
		String line = "";
		for (String word : text.split(" ", -1)) {
			String longer = line.isEmpty() ? word : line + " " + word;
			if (!line.isEmpty() && width(font, fontSize, longer) > width) {
				lines.add(line);
				longer = word;
			}
			line = longer;
		}
		lines.add(line);
		return lines;
	}

	private static float width(PDFont font, float fontSize, String text) {
		try {
			return font.getStringWidth(text) / 1000 * fontSize;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
