package io.regwatch.ingest.extract.pdf.drawing;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;

import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/** The tables that are drawn with rules on a page. */
public final class Grids {

	/** The middle of small letters above the baseline, in font sizes. */
	private static final float MIDDLE = 0.25F;

	/** Rules of a page, at most: more are a drawing. */
	private static final int MOST = 600;

	static final Grids NONE = new Grids(new Turn(0, 0, 0, false), List.of());

	private final Turn turn;

	private final List<Grid> grids;

	private Grids(Turn turn, List<Grid> grids) {
		this.turn = turn;
		this.grids = grids;
	}

	static Grids of(Turn turn, List<ThinLine> lines) {
		List<Rule> all = lines.stream().map(turn::rule).toList();
		List<Rule> rest = new ArrayList<>(Rule.join(all.stream().filter(Rule::level).toList()));
		rest.addAll(Rule.join(all.stream().filter((rule) -> !rule.level()).toList()));
		List<Grid> grids = new ArrayList<>();
		while (!rest.isEmpty() && rest.size() <= MOST) {
			Grid.of(grids.size(), removeConnected(rest)).ifPresent(grids::add);
		}
		grids.sort(Comparator.comparingDouble(Grid::area));
		return new Grids(turn, grids);
	}

	private static List<Rule> removeConnected(List<Rule> rest) {
		List<Rule> found = new ArrayList<>(List.of(rest.removeLast()));
		for (int i = 0; i < found.size(); i++) {
			List<Rule> meeting = rest.stream().filter(found.get(i)::meets).toList();
			found.addAll(meeting);
			rest.removeAll(meeting);
		}
		return found;
	}

	public boolean isEmpty() {
		return this.grids.isEmpty();
	}

	/** The cell in which a glyph stands; {@code null} if it is outside of all tables. */
	public @Nullable GridCell at(TextPosition glyph) {
		return find(glyph, (grid, place) -> grid.at(place.x, place.y));
	}

	/**
	 * Whether a drawing covers the cell around a glyph: it is its frame or its
	 * background.
	 * @param bounds of the drawing, before the page is turned
	 */
	public boolean isFilled(TextPosition glyph, Rectangle2D bounds) {
		boolean level = this.turn.direction() % 180 == 0;
		double width = level ? bounds.getWidth() : bounds.getHeight();
		double height = level ? bounds.getHeight() : bounds.getWidth();
		return find(glyph, (grid, place) -> grid.isFilled(place.x, place.y, width, height) ? grid : null) != null;
	}

	private <T> @Nullable T find(TextPosition glyph, BiFunction<Grid, Point2D.Float, @Nullable T> search) {
		float along = ThinLine.start(glyph) + glyph.getWidthDirAdj() / 2;
		float across = ThinLine.baseline(glyph) + ThinLine.up(glyph) * ThinLine.size(glyph) * MIDDLE;
		boolean level = ThinLine.isLevel(glyph);
		float x = this.turn.x(level ? along : across, level ? across : along);
		float y = this.turn.y(level ? along : across, level ? across : along);
		for (Grid grid : this.grids) {
			T found = search.apply(grid, new Point2D.Float(x, y));
			if (found != null) {
				return found;
			}
		}
		return null;
	}

}
