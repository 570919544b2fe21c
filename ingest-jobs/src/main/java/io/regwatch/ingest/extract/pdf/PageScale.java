package io.regwatch.ingest.extract.pdf;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** How large pages are drawn. */
final class PageScale {

	private static final float POINTS_AN_INCH = 72;

	private static final float DOTS_AN_INCH = 300;

	/** Of pages that are not too large. */
	static final float USUAL = DOTS_AN_INCH / POINTS_AN_INCH;

	/** Larger pages are drawn with fewer dots an inch. */
	private static final float MOST_DOTS = 5000;

	private PageScale() {
	}

	/** Pixels for each point of a page. */
	static float of(PDPage page) {
		PDRectangle box = page.getCropBox();
		return Math.min(USUAL, MOST_DOTS / Math.max(box.getWidth(), box.getHeight()));
	}

}
