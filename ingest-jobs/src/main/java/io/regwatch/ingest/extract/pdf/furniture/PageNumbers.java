package io.regwatch.ingest.extract.pdf.furniture;

import java.io.IOException;
import java.util.stream.Stream;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDPageLabels;

/** The numbers that a document says its pages have (ISO 32000-1, 12.4.2). */
public final class PageNumbers {

	private PageNumbers() {
	}

	/** Returns the highest one, or the number of pages. */
	public static int last(PDDocument document) {
		int pages = document.getNumberOfPages();
		try {
			PDPageLabels labels = document.getDocumentCatalog().getPageLabels();
			return (labels == null) ? pages
					: Stream.of(labels.getLabelsByPageIndices())
						.filter((label) -> label != null && label.matches("\\d{1,6}"))
						.mapToInt(Integer::parseInt)
						.reduce(pages, Math::max);
		}
		// What broken labels throw is without limits, and the text does not need them.
		catch (IOException | RuntimeException ex) {
			return pages;
		}
	}

}
