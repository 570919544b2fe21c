package io.regwatch.ingest.extract.pdf;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;

/** Finds and draws the images of pages, and nothing else of them. */
final class PictureRenderer extends PDFRenderer {

	/** On a page: more are a pattern. */
	private static final int MOST = 1_000;

	private final List<Picture> found = new ArrayList<>();

	private boolean drawing;

	private int page;

	PictureRenderer(PDDocument document) {
		super(document);
	}

	/**
	 * Returns the images of a page, in the order in which it draws them; none if they
	 * cannot be read, or are too many.
	 */
	List<Picture> find(int page) {
		this.found.clear();
		this.page = page;
		this.drawing = false;
		try {
			render(page, new BufferedImage(1, 1, BufferedImage.TYPE_BYTE_GRAY), new AffineTransform());
			return List.copyOf(this.found);
		}
		// What drawing throws at broken input is without limits.
		catch (IOException | RuntimeException ex) {
			return List.of();
		}
	}

	/** Draws an image so that it covers the paper. */
	BufferedImage draw(Picture picture, int width, int height) throws IOException {
		BufferedImage paper = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
		double across = width / picture.width();
		double down = height / picture.height();
		this.drawing = true;
		render(picture.page(), paper, new AffineTransform(across, 0, 0, down, -across * picture.place().getX(),
				-down * picture.place().getY()));
		return paper;
	}

	private void render(int page, BufferedImage paper, AffineTransform place) throws IOException {
		Graphics2D graphics = paper.createGraphics();
		try {
			graphics.setBackground(Color.WHITE);
			graphics.clearRect(0, 0, paper.getWidth(), paper.getHeight());
			graphics.translate(place.getTranslateX(), place.getTranslateY());
			renderPageToGraphics(page, graphics, (float) place.getScaleX(), (float) place.getScaleY());
		}
		finally {
			graphics.dispose();
		}
	}

	@Override
	protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
		return new Drawer(parameters);
	}

	private final class Drawer extends ImageDrawer {

		Drawer(PageDrawerParameters parameters) throws IOException {
			super(parameters);
		}

		@Override
		public void drawImage(PDImage image) throws IOException {
			if (PictureRenderer.this.drawing) {
				super.drawImage(image);
				return;
			}
			if (PictureRenderer.this.found.size() >= MOST) {
				throw new IOException("A page has too many images");
			}
			Rectangle2D whole = getGraphicsState().getCurrentTransformationMatrix()
				.createAffineTransform()
				.createTransformedShape(new Rectangle2D.Double(0, 0, 1, 1))
				.getBounds2D();
			Rectangle2D seen = whole.createIntersection(getGraphicsState().getCurrentClippingPath().getBounds2D());
			if (seen.getWidth() > 0 && seen.getHeight() > 0) {
				double part = seen.getWidth() * seen.getHeight() / (whole.getWidth() * whole.getHeight());
				PictureRenderer.this.found.add(new Picture(PictureRenderer.this.page,
						getGraphics().getTransform().createTransformedShape(seen).getBounds2D(),
						part * image.getWidth() * image.getHeight(), 1, ImageChecksum.of(image)));
			}
		}

	}

}
