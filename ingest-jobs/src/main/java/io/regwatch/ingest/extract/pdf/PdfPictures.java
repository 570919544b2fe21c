package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.nio.file.Path;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Compares the images on the pages of two PDF files that have the same text. */
public final class PdfPictures {

	private PdfPictures() {
	}

	/**
	 * Finds images that certainly show something else in another file, or are in one of
	 * them only.
	 * @param before a PDF file
	 * @param after another one
	 * @return none if they look the same, or cannot be drawn
	 */
	public static ChangedImages compare(Path before, Path after) {
		try (PDDocument old = Loader.loadPDF(before.toFile()); PDDocument now = Loader.loadPDF(after.toFile())) {
			return (DynamicForm.isIn(old) || DynamicForm.isIn(now)) ? ChangedImages.NONE
					: new PictureComparison(old, now).compare();
		}
		// What drawing throws at broken input is without limits.
		catch (IOException | RuntimeException ex) {
			return ChangedImages.NONE;
		}
	}

}
