package io.regwatch.ingest.extract.pdf;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;

import io.regwatch.ingest.extract.ocr.Tesseract;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** Reads the text of pages that are images. */
final class PdfOcr {

	private static final int LETTERS_OF_A_TEXT = 8;

	private PdfOcr() {
	}

	/** Returns texts by page number, of the pages on which there is one. */
	static SortedMap<Integer, String> read(PDDocument document, Collection<Integer> pages, Tesseract tesseract)
			throws IOException {
		PDFRenderer renderer = new PDFRenderer(document);
		SortedMap<Integer, String> texts = new TreeMap<>();
		for (int page : pages) {
			BufferedImage image = renderer.renderImage(page - 1, PageScale.of(document.getPage(page - 1)),
					ImageType.GRAY);
			String text = tesseract.read(image);
			if (text.codePoints().filter(Character::isLetterOrDigit).count() >= LETTERS_OF_A_TEXT) {
				texts.put(page, text);
			}
		}
		return texts;
	}

}
