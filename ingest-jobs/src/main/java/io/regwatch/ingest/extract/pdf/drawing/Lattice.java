package io.regwatch.ingest.extract.pdf.drawing;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Boxes between rules that meet, as if all of them went from end to end. */
final class Lattice {

	/** The part of a box's side that a rule covers at least. */
	private static final float COVERED = 0.8F;

	private final List<Rule> level;

	private final List<Rule> upright;

	private final float[] xs;

	private final float[] ys;

	Lattice(List<Rule> rules) {
		this.level = rules.stream().filter(Rule::level).toList();
		this.upright = rules.stream().filter((rule) -> !rule.level()).toList();
		this.xs = places(this.upright, this.level);
		this.ys = places(this.level, this.upright);
	}

	/** Where rules are, and where those across them end, in ascending order. */
	private static float[] places(List<Rule> rules, List<Rule> across) {
		Stream<Float> ends = Stream
			.of(across.stream().map(Rule::from).min(Float::compare), across.stream().map(Rule::to).max(Float::compare))
			.flatMap(Optional::stream);
		List<Float> all = Stream.concat(rules.stream().map(Rule::at), ends).sorted().toList();
		float[] places = new float[all.size()];
		int count = 0;
		for (float place : all) {
			if (count == 0 || place - places[count - 1] > Rule.NEAR) {
				places[count++] = place;
			}
		}
		return Arrays.copyOf(places, count);
	}

	int columns() {
		return Math.max(0, this.xs.length - 1);
	}

	int rows() {
		return Math.max(0, this.ys.length - 1);
	}

	/** In square points. */
	float area() {
		return (this.xs[columns()] - this.xs[0]) * (this.ys[rows()] - this.ys[0]);
	}

	/** Whether a rule is at the left of a box. */
	boolean hasRuleLeftOf(int column, int row) {
		return isCovered(this.upright, this.xs[column], this.ys[row], this.ys[row + 1]);
	}

	/**
	 * Whether a rule is above a box.
	 * @param row the number of rows for the rule below the last one
	 */
	boolean hasRuleAbove(int column, int row) {
		return isCovered(this.level, this.ys[row], this.xs[column], this.xs[column + 1]);
	}

	private static boolean isCovered(List<Rule> rules, float place, float begin, float end) {
		return rules.stream()
			.anyMatch((rule) -> rule.at() >= place && rule.at() - place <= Rule.NEAR
					&& rule.within(begin, end) >= (end - begin) * COVERED);
	}

	/**
	 * Whether rows may go on above the first or below the last of a page: no rule is
	 * there, but several end.
	 */
	boolean isOpen(int row) {
		float side = this.ys[row];
		long ending = this.upright.stream()
			.filter((rule) -> rule.within(side - Rule.NEAR, side + Rule.NEAR) >= 0)
			.count();
		return ending > 1 && IntStream.range(0, columns()).noneMatch((column) -> hasRuleAbove(column, row));
	}

	/** Whether what is so large covers the box around a place. */
	boolean isFilled(float x, float y, double width, double height) {
		int column = column(x);
		int row = row(y);
		return column >= 0 && row >= 0 && width >= COVERED * (this.xs[column + 1] - this.xs[column])
				&& height >= COVERED * (this.ys[row + 1] - this.ys[row]);
	}

	/** The column around a place; negative outside. */
	int column(float x) {
		return indexOf(this.xs, x);
	}

	/** The row around a place; negative outside. */
	int row(float y) {
		return indexOf(this.ys, y);
	}

	private static int indexOf(float[] places, float place) {
		int found = Arrays.binarySearch(places, place);
		int index = (found >= 0) ? found : -found - 2;
		return (index < places.length - 1) ? index : -1;
	}

}
