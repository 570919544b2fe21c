package io.regwatch.ingest.extract.pdf;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Compares pages of two PDF files by their looks, whatever their fonts say of the letters
 * that they show. A page that was printed on other paper, smaller or larger, looks the
 * same.
 */
public final class PdfLooks {

	private PdfLooks() {
	}

	/**
	 * Whether pages of two files look the same.
	 * @param before a PDF file
	 * @param after another one
	 * @param pages numbers of pages in both, from 1
	 * @return {@code false} if a page looks different, has nothing to be seen, or cannot
	 * be drawn completely
	 */
	public static boolean isSame(Path before, Path after, List<Integer> pages) {
		try (PDDocument old = Loader.loadPDF(before.toFile()); PDDocument now = Loader.loadPDF(after.toFile())) {
			for (int page : pages) {
				if (!isSame(old, now, page - 1)) {
					return false;
				}
			}
			return !pages.isEmpty() && !DynamicForm.isIn(old) && !DynamicForm.isIn(now);
		}
		// What drawing throws at broken input is without limits.
		catch (IOException | RuntimeException ex) {
			return false;
		}
	}

	private static boolean isSame(PDDocument before, PDDocument after, int page) throws IOException {
		CompleteRenderer renderer = new CompleteRenderer(after);
		BufferedImage old = new CompleteRenderer(before).draw(page);
		BufferedImage now = renderer.draw(page);
		Optional<InkBox> oldInk = InkBox.of(old);
		Optional<InkBox> newInk = InkBox.of(now);
		if (oldInk.isEmpty() || newInk.isEmpty()) {
			return false;
		}
		if (PageImages.isSame(old, now)) {
			return true;
		}
		for (AffineTransform place : oldInk.get().placesOf(newInk.get())) {
			if (PageImages.isSame(old, renderer.draw(page, old, place))) {
				return true;
			}
		}
		return false;
	}

}
