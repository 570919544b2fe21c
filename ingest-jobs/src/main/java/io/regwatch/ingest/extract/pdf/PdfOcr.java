package io.regwatch.ingest.extract.pdf;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;

import io.regwatch.ingest.extract.ocr.Tesseract;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** Reads the text of pages that are images. */
final class PdfOcr {

	private static final float POINTS_AN_INCH = 72;

	private static final float DOTS_AN_INCH = 300;

	/** Larger pages are drawn with fewer dots an inch. */
	private static final float MOST_DOTS = 5000;

	private static final int LETTERS_OF_A_TEXT = 8;

	private PdfOcr() {
	}

	/** Returns texts by page number, of the pages on which there is one. */
	static SortedMap<Integer, String> read(PDDocument document, Collection<Integer> pages, Tesseract tesseract)
			throws IOException {
		PDFRenderer renderer = new PDFRenderer(document);
		SortedMap<Integer, String> texts = new TreeMap<>();
		for (int page : pages) {
			BufferedImage image = renderer.renderImage(page - 1, scale(document.getPage(page - 1).getCropBox()),
					ImageType.GRAY);
			String text = tesseract.read(image);
			if (text.codePoints().filter(Character::isLetterOrDigit).count() >= LETTERS_OF_A_TEXT) {
				texts.put(page, text);
			}
		}
		return texts;
	}

	private static float scale(PDRectangle page) {
		float longest = Math.max(page.getWidth(), page.getHeight());
		return Math.min(DOTS_AN_INCH / POINTS_AN_INCH, MOST_DOTS / longest);
	}

}
