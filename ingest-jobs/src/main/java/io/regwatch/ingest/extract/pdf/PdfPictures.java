package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.nio.file.Path;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Compares what the pages of two PDF files that have the same text show beside it:
 * images, and places of marks and merged cells.
 */
public final class PdfPictures {

	private PdfPictures() {
	}

	/**
	 * Finds images that certainly show something else in another file, or are in one of
	 * them only, and what certainly stands elsewhere.
	 * @param before a PDF file
	 * @param after another one
	 * @return none if they look the same, or cannot be drawn
	 */
	public static ChangedImages compare(Path before, Path after) {
		try (PDDocument old = Loader.loadPDF(before.toFile()); PDDocument now = Loader.loadPDF(after.toFile())) {
			return (DynamicForm.isIn(old) || DynamicForm.isIn(now)) ? ChangedImages.NONE
					: new PictureComparison(old, now).compare().with(PlaceComparison.compare(old, now));
		}
		// What drawing throws at broken input is without limits.
		catch (IOException | RuntimeException ex) {
			return ChangedImages.NONE;
		}
	}

}
