package io.regwatch.ingest.extract.pdf.line;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationStrikeout;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationTextMarkup;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.jspecify.annotations.Nullable;

/** What is struck out on a page, by annotations or by lines that are drawn through it. */
final class PdfStrikeOuts {

	/** Numbers of a quadrilateral. */
	private static final int QUAD = 8;

	private final List<Rectangle2D> areas = new ArrayList<>();

	/** The places of glyphs through which lines are drawn. */
	private final Set<Matrix> crossed = Collections.newSetFromMap(new IdentityHashMap<>());

	static PdfStrikeOuts of(PDPage page) throws IOException {
		PdfStrikeOuts result = new PdfStrikeOuts();
		for (PDAnnotation annotation : page.getAnnotations(PdfStrikeOuts::isStrikeOut)) {
			if (annotation instanceof PDAnnotationTextMarkup markup) {
				result.add(markup.getQuadPoints(), page.getCropBox());
			}
		}
		return result;
	}

	private static boolean isStrikeOut(PDAnnotation annotation) {
		return PDAnnotationStrikeout.SUB_TYPE.equals(annotation.getSubtype()) && !annotation.isHidden()
				&& !annotation.isNoView();
	}

	private void add(float @Nullable [] points, PDRectangle page) {
		for (int i = 0; points != null && i + QUAD <= points.length; i += QUAD) {
			Rectangle2D area = new Rectangle2D.Float(points[i], points[i + 1], 0, 0);
			for (int point = i + 2; point < i + QUAD; point += 2) {
				area.add(points[point], points[point + 1]);
			}
			area.setRect(area.getX() - page.getLowerLeftX(), area.getY() - page.getLowerLeftY(), area.getWidth(),
					area.getHeight());
			this.areas.add(area);
		}
	}

	/** Adds glyphs through which lines are drawn. */
	void addCrossed(Set<TextPosition> glyphs) {
		glyphs.forEach((glyph) -> this.crossed.add(glyph.getTextMatrix()));
	}

	boolean isEmpty() {
		return this.areas.isEmpty() && this.crossed.isEmpty();
	}

	/** Splits glyphs into those that are struck out and those that are not, in turn. */
	List<List<TextPosition>> split(List<TextPosition> glyphs) {
		List<List<TextPosition>> pieces = new ArrayList<>();
		for (TextPosition glyph : glyphs) {
			if (pieces.isEmpty() || contains(pieces.getLast().getLast()) != contains(glyph)) {
				pieces.add(new ArrayList<>());
			}
			pieces.getLast().add(glyph);
		}
		return pieces;
	}

	boolean contains(TextPosition glyph) {
		float x = glyph.getTextMatrix().getTranslateX() + glyph.getWidthDirAdj() / 2;
		float y = glyph.getTextMatrix().getTranslateY() + glyph.getHeightDir() / 2;
		return this.crossed.contains(glyph.getTextMatrix())
				|| this.areas.stream().anyMatch((area) -> area.contains(x, y));
	}

}
