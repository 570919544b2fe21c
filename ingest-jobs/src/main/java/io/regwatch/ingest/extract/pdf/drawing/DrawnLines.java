package io.regwatch.ingest.extract.pdf.drawing;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.state.SetLineWidth;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;
import org.apache.pdfbox.text.TextPosition;

/**
 * The thin lines of a page: word processors draw them through text that is struck out,
 * and around the cells of tables.
 */
public final class DrawnLines {

	/** Lines of a page, and sides of boxes, at most: more are a drawing. */
	private static final int MOST = 5_000;

	/** In points. */
	private static final float THICKEST = 6;

	private final PDFStreamEngine engine;

	private final NavigableMap<Float, List<ThinLine>> level = new TreeMap<>();

	private final NavigableMap<Float, List<ThinLine>> upright = new TreeMap<>();

	/** Sides of boxes, which strike nothing out. */
	private final List<ThinLine> sides = new ArrayList<>();

	private final DrawnSigns signs = new DrawnSigns();

	private final DrawnPath path;

	private float width;

	private float height;

	private int count;

	private DrawnLines(PDFStreamEngine engine) {
		this.engine = engine;
		this.path = new DrawnPath(engine);
	}

	/** Lets an engine, which need not know paths, gather the lines of its pages. */
	public static DrawnLines of(PDFStreamEngine engine) {
		DrawnLines lines = new DrawnLines(engine);
		PathOperator.NAMES.forEach((name) -> engine.addOperator(new PathOperator(engine, name, lines.path, lines)));
		InkOperator.STROKES.keySet().forEach((name) -> engine.addOperator(new InkOperator(engine, name)));
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
		this.sides.clear();
		this.signs.clear();
		this.count = 0;
		this.path.startPage(new Point2D.Float(box.getLowerLeftX(), box.getLowerLeftY()));
		this.width = box.getWidth();
		this.height = box.getHeight();
	}

	/**
	 * Returns the tables that lines make around glyphs.
	 * @param fromRight whether lines of text begin at the right
	 */
	public Grids grids(List<List<TextPosition>> glyphs, boolean fromRight) {
		List<ThinLine> lines = lines();
		return lines.isEmpty() ? Grids.NONE : Grids.of(turn(glyphs, fromRight), lines);
	}

	/** Returns ticks, crosses and boxes that are drawn as paths. */
	public List<DrawnSign> signs(List<List<TextPosition>> glyphs) {
		return this.signs.find(turn(glyphs, false));
	}

	private Turn turn(List<List<TextPosition>> glyphs, boolean fromRight) {
		return Turn.of(glyphs, this.width, this.height, fromRight);
	}

	private List<ThinLine> lines() {
		List<ThinLine> lines = new ArrayList<>(this.sides);
		this.level.values().forEach(lines::addAll);
		this.upright.values().forEach(lines::addAll);
		return lines;
	}

	/** Returns the glyphs that lines strike out; glyphs are compared by identity. */
	public Set<TextPosition> struck(List<List<TextPosition>> glyphs) {
		return (this.count > 0) ? StruckGlyphs.find(this.level, this.upright, glyphs) : Set.of();
	}

	/**
	 * Paints the path.
	 * @param width of the pen, 0 for none
	 */
	void paint(float width, boolean filled) {
		takeSigns(width, filled);
		float scaled = width * this.engine.getGraphicsState().getCurrentTransformationMatrix().getScalingFactorX();
		List<PathBox> parts = this.path.parts();
		for (int i = 0; i < parts.size(); i++) {
			PathBox box = parts.get(i);
			Optional<ThinLine> line = box.line(scaled, THICKEST);
			line.ifPresent(this::add);
			if (line.isEmpty() && width > 0) {
				box.sides(scaled, THICKEST).forEach(this::addSide);
			}
			else if (line.isEmpty() && i > 0) {
				parts.get(i - 1).frame(box, THICKEST).forEach(this::addSide);
			}
		}
		this.path.end();
	}

	private void takeSigns(float width, boolean filled) {
		PDGraphicsState state = this.engine.getGraphicsState();
		boolean lightFill = InkOperator.isLight(state.getNonStrokingColor());
		boolean lightPen = width == 0 || InkOperator.isLight(state.getStrokingColor());
		this.signs.take(filled ? this.path.filled() : this.path.parts(), filled && !(lightFill && width > 0),
				(!filled || lightFill) && lightPen);
	}

	private void addSide(ThinLine side) {
		if (this.sides.size() < MOST) {
			this.sides.add(side);
		}
	}

	private void add(ThinLine line) {
		if (this.count++ < MOST) {
			(line.level() ? this.level : this.upright).computeIfAbsent(line.across(), (any) -> new ArrayList<>())
				.add(line);
		}
	}

}
