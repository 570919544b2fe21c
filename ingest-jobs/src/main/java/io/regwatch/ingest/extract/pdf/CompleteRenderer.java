package io.regwatch.ingest.extract.pdf;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;

import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;

/**
 * Draws pages completely or not at all: an image that cannot be decoded is an error, not
 * a blank place.
 */
final class CompleteRenderer extends PDFRenderer {

	CompleteRenderer(PDDocument document) {
		super(document);
	}

	BufferedImage draw(int page) throws IOException {
		return renderImage(page, scale(page), ImageType.GRAY);
	}

	/**
	 * Draws a page on other paper.
	 * @param paper as large as the image is to be
	 * @param place in which it is drawn there, as many times wider and higher
	 */
	BufferedImage draw(int page, BufferedImage paper, AffineTransform place) throws IOException {
		BufferedImage image = new BufferedImage(paper.getWidth(), paper.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
		Graphics2D graphics = image.createGraphics();
		try {
			graphics.setBackground(Color.WHITE);
			graphics.clearRect(0, 0, image.getWidth(), image.getHeight());
			graphics.translate(place.getTranslateX(), place.getTranslateY());
			renderPageToGraphics(page, graphics, (float) (scale(page) * place.getScaleX()),
					(float) (scale(page) * place.getScaleY()));
			return image;
		}
		finally {
			graphics.dispose();
		}
	}

	@Override
	protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
		return new Drawer(parameters);
	}

	private float scale(int page) {
		return PageScale.of(this.document.getPage(page));
	}

	private static final class Drawer extends PageDrawer {

		Drawer(PageDrawerParameters parameters) throws IOException {
			super(parameters);
		}

		@Override
		protected void operatorException(Operator operator, List<COSBase> operands, IOException failure)
				throws IOException {
			throw failure;
		}

	}

}
