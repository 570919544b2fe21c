package io.regwatch.ops.demo;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.demo.Outline.Banner;
import io.regwatch.ops.demo.Outline.Heading;
import org.apache.pdfbox.pdmodel.font.PDFont;

/** Prints what only the first page has. Lengths in points. */
final class PdfCover {

	private static final float BANNER = 46;

	private PdfCover() {
	}

	static void banner(Banner banner, PdfStyle style, PdfPages pages) throws IOException {
		float bottom = pages.down(BANNER);
		pages.fill(PdfPages.LEFT, bottom, PdfPages.WIDTH, BANNER, style.colour());
		pages.text(banner.text(), style.bold(), style.headingSize(1), Color.WHITE, PdfPages.LEFT + 12, bottom + 16);
		pages.down(40);
	}

	/** Lists headings with their pages, 0 for those whose page is not known yet. */
	static void contents(List<Heading> headings, Map<Heading, Integer> places, PdfStyle style, PdfPages pages)
			throws IOException {
		pages.down(8);
		for (Heading heading : headings) {
			entry(heading.text(), String.valueOf(places.getOrDefault(heading, 0)), style, pages);
		}
		pages.turn();
	}

	private static void entry(String heading, String page, PdfStyle style, PdfPages pages) throws IOException {
		PDFont font = style.plain();
		float size = style.size();
		float y = pages.down(PdfStyle.leading(size) + 2);
		float end = PdfPages.WIDTH - PdfStyle.width(page, font, size);
		float room = end - PdfStyle.width(heading + "  ", font, size);
		String dots = ".".repeat((int) (room / PdfStyle.width(".", font, size)));
		pages.text(heading + " " + dots, font, size, Color.BLACK, PdfPages.LEFT, y);
		pages.text(page, font, size, Color.BLACK, PdfPages.LEFT + end, y);
	}

}
