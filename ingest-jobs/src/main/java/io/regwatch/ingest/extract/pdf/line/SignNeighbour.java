package io.regwatch.ingest.extract.pdf.line;

import java.awt.geom.AffineTransform;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Rectangle2D;
import java.util.List;

import io.regwatch.ingest.extract.pdf.drawing.DrawnSign;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;

/** A glyph that may be beside a drawn sign. Distances are in its font sizes. */
final class SignNeighbour {

	private static final PDFont FONT = new PDType1Font(FontName.ZAPF_DINGBATS);

	private static final double LOWEST = -0.2;

	private static final double HIGHEST = 1;

	private static final double SMALLEST = 0.35;

	private static final double LARGEST = 1.8;

	private final DrawnSign sign;

	private final List<TextPosition> article;

	private final int index;

	private final TextPosition beside;

	/** The sign, as the glyph sees it: from its origin, along its line and upwards. */
	private final Rectangle2D place;

	SignNeighbour(DrawnSign sign, List<TextPosition> article, int index) {
		this.sign = sign;
		this.article = article;
		this.index = index;
		this.beside = article.get(index);
		this.place = place(this.beside.getTextMatrix().createAffineTransform(), sign.bounds());
	}

	private static Rectangle2D place(AffineTransform matrix, Rectangle2D bounds) {
		try {
			return matrix.createInverse().createTransformedShape(bounds).getBounds2D();
		}
		catch (NoninvertibleTransformException ex) {
			return new Rectangle2D.Double(Double.MAX_VALUE, 0, 0, 0);
		}
	}

	private double width() {
		return this.beside.getWidthDirAdj() / this.beside.getTextMatrix().getScalingFactorX();
	}

	private boolean isText() {
		return !this.beside.getUnicode().isBlank() && !this.beside.getFont().equals(FONT);
	}

	/** Whether the glyph stands in the sign, which is a frame or a shade then. */
	boolean isWithin() {
		return isText() && this.place.contains(width() / 2, (LOWEST + HIGHEST) / 2);
	}

	/** Whether the sign is as large as text of the line, and at its height. */
	boolean isInLine() {
		return isText() && this.place.getCenterY() > LOWEST && this.place.getCenterY() < HIGHEST
				&& this.place.getHeight() > SMALLEST && this.place.getHeight() < LARGEST;
	}

	double gap() {
		return isBefore() ? this.place.getMinX() - width() : -this.place.getMaxX();
	}

	/** Whether the sign comes after the glyph. */
	boolean isBefore() {
		return this.place.getCenterX() > width() / 2;
	}

	/** Inserts the sign into the line of the glyph. */
	void insert() {
		if (isBefore()) {
			this.article.add(this.index + 1, glyph(" " + this.sign.text(), 0));
		}
		else {
			this.article.add(this.index, glyph(this.sign.text() + " ", 0));
		}
	}

	/** Adds the sign as a line of its own. */
	void append() {
		this.article.add(glyph());
	}

	/** Returns the sign as a glyph where it is drawn. */
	TextPosition glyph() {
		return glyph(this.sign.text(), this.place.getMinY());
	}

	private TextPosition glyph(String text, double height) {
		AffineTransform matrix = this.beside.getTextMatrix().createAffineTransform();
		AffineTransform end = new AffineTransform(matrix);
		matrix.translate(this.place.getMinX(), height);
		end.translate(this.place.getMaxX(), height);
		return new TextPosition(this.beside.getRotation(), this.beside.getPageWidth(), this.beside.getPageHeight(),
				new Matrix(matrix), (float) end.getTranslateX(), (float) end.getTranslateY(), this.beside.getHeight(),
				(float) Math.abs(end.getTranslateX() - matrix.getTranslateX()), this.beside.getWidthOfSpace(), text,
				this.beside.getCharacterCodes(), FONT, this.beside.getFontSize(), (int) this.beside.getFontSizeInPt());
	}

}
