package io.regwatch.ingest.extract.pdf;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;

import io.regwatch.ingest.extract.pdf.line.PdfAnnotationText;
import io.regwatch.ingest.extract.pdf.line.PdfAnnotations;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDVectorFont;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/**
 * Draws pages completely or not at all: an image that cannot be decoded, a letter that
 * its font does not have here, an annotation that says something but that programs draw
 * as they like (ISO 32000-1, 12.5.5 and 12.7.3.3), and a page too large for the
 * resolution are errors, not blank places.
 */
final class CompleteRenderer extends PDFRenderer {

	CompleteRenderer(PDDocument document) {
		super(document);
	}

	BufferedImage draw(int page) throws IOException {
		checkAnnotations(page);
		return renderImage(page, scale(page), ImageType.GRAY);
	}

	/**
	 * Draws a page on other paper.
	 * @param paper as large as the image is to be
	 * @param place in which it is drawn there, as many times wider and higher
	 */
	BufferedImage draw(int page, BufferedImage paper, AffineTransform place) throws IOException {
		checkAnnotations(page);
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

	private void checkAnnotations(int number) throws IOException {
		PDPage page = this.document.getPage(number);
		for (PDAnnotation annotation : PdfAnnotations.shown(page)) {
			if (PdfAnnotations.isDrawnByPrograms(annotation, this.document)
					&& !PdfAnnotationText.lines(annotation, page, number).isEmpty()) {
				throw new IOException("An annotation says something that each program draws as it likes");
			}
		}
	}

	private float scale(int page) throws IOException {
		float scale = PageScale.of(this.document.getPage(page));
		if (scale < PageScale.USUAL) {
			throw new IOException("A page is too large to be drawn as others are");
		}
		return scale;
	}

	private static final class Drawer extends PageDrawer {

		Drawer(PageDrawerParameters parameters) throws IOException {
			super(parameters);
		}

		@Override
		protected void showFontGlyph(Matrix rendering, PDFont font, int code, Vector displacement) throws IOException {
			if (isVisible() && !isDrawable(font, code)) {
				throw new IOException("Font '%s' has no glyph for code %d".formatted(font.getName(), code));
			}
			super.showFontGlyph(rendering, font, code, displacement);
		}

		private boolean isVisible() {
			return getGraphicsState().getTextState().getRenderingMode() != RenderingMode.NEITHER;
		}

		private static boolean isDrawable(PDFont font, int code) throws IOException {
			String text = font.toUnicode(code);
			boolean blank = text != null && text.isBlank();
			return blank || (!font.isDamaged() && (!(font instanceof PDVectorFont vector) || vector.hasGlyph(code)));
		}

		@Override
		protected void operatorException(Operator operator, List<COSBase> operands, IOException failure)
				throws IOException {
			throw failure;
		}

	}

}
