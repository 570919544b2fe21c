package io.regwatch.ingest.extract.pdf.drawing;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

import io.regwatch.ingest.extract.text.TextNormalizer;
import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.state.SetLineWidth;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;

/**
 * The thin lines of a page, as word processors draw them through text that is struck out.
 */
public final class DrawnLines {

	/** Lines of a page, at most: more are a drawing. */
	private static final int MOST = 5_000;

	/** In points. */
	private static final float THICKEST = 6;

	/**
	 * The part of a line that lies on characters at least, without spaces: others are
	 * rules, grids, or stand above footnotes.
	 */
	private static final float ON_TEXT = 0.6F;

	private final PDFStreamEngine engine;

	private final NavigableMap<Float, List<ThinLine>> level = new TreeMap<>();

	private final NavigableMap<Float, List<ThinLine>> upright = new TreeMap<>();

	private final List<PathBox> path = new ArrayList<>();

	private Point2D.Float corner = new Point2D.Float();

	private int count;

	private DrawnLines(PDFStreamEngine engine) {
		this.engine = engine;
	}

	/** Lets an engine, which need not know paths, gather the lines of its pages. */
	public static DrawnLines of(PDFStreamEngine engine) {
		DrawnLines lines = new DrawnLines(engine);
		PathOperator.NAMES.forEach((name) -> engine.addOperator(new PathOperator(engine, name, lines)));
		engine.addOperator(new SetLineWidth(engine));
		return lines;
	}

	/**
	 * Forgets the lines of the page before.
	 * @param box what is shown of the next page, where glyphs count from its corner
	 */
	public void startPage(PDRectangle box) {
		this.level.clear();
		this.upright.clear();
		this.count = 0;
		this.corner = new Point2D.Float(box.getLowerLeftX(), box.getLowerLeftY());
		forget();
	}

	/** Returns the glyphs that lines strike out; glyphs are compared by identity. */
	public Set<TextPosition> struck(List<List<TextPosition>> glyphs) {
		IdentityHashMap<ThinLine, List<TextPosition>> crossed = new IdentityHashMap<>();
		if (this.count > 0) {
			glyphs.forEach((article) -> article.forEach((glyph) -> cross(glyph, crossed)));
		}
		Set<TextPosition> struck = Collections.newSetFromMap(new IdentityHashMap<>());
		crossed.forEach((line, under) -> {
			if (under.stream().filter(DrawnLines::isCharacter).mapToDouble(line::overlap).sum() >= line.length()
					* ON_TEXT) {
				struck.addAll(under);
			}
		});
		return struck;
	}

	private static boolean isCharacter(TextPosition glyph) {
		return !TextNormalizer.clean(glyph.getUnicode()).isEmpty();
	}

	private void cross(TextPosition glyph, IdentityHashMap<ThinLine, List<TextPosition>> crossed) {
		float baseline = ThinLine.baseline(glyph);
		float size = ThinLine.size(glyph) * ThinLine.up(glyph);
		float one = baseline + size * ThinLine.LOWEST;
		float other = baseline + size * ThinLine.HIGHEST;
		(ThinLine.isLevel(glyph) ? this.level : this.upright)
			.subMap(Math.min(one, other), true, Math.max(one, other), true)
			.values()
			.forEach((near) -> near.stream()
				.filter((line) -> line.strikes(glyph))
				.forEach((line) -> crossed.computeIfAbsent(line, (any) -> new ArrayList<>()).add(glyph)));
	}

	void begin() {
		if (this.path.size() <= MOST) {
			this.path.add(new PathBox());
		}
	}

	void add(float x, float y) {
		if (!this.path.isEmpty()) {
			Matrix matrix = this.engine.getGraphicsState().getCurrentTransformationMatrix();
			Point2D.Float point = matrix.transformPoint(x, y);
			this.path.getLast().add(point.x - this.corner.x, point.y - this.corner.y);
		}
	}

	void forget() {
		this.path.clear();
	}

	void paint(float width) {
		float scaled = width * this.engine.getGraphicsState().getCurrentTransformationMatrix().getScalingFactorX();
		this.path.forEach((box) -> box.line(scaled, THICKEST).ifPresent(this::add));
		forget();
	}

	private void add(ThinLine line) {
		if (this.count++ < MOST) {
			(line.level() ? this.level : this.upright).computeIfAbsent(line.across(), (any) -> new ArrayList<>())
				.add(line);
		}
	}

}
