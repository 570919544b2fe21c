package io.regwatch.ingest.extract.pdf.drawing;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

/** The cells of a table: boxes of a lattice between which no rule is. */
final class Grid {

	/** Boxes, at most: more are a drawing. */
	private static final int MOST = 4_000;

	private final int number;

	private final Lattice lattice;

	/** The first box of each box's cell; boxes are counted row by row. */
	private final int[] first;

	/** The last box of the cell that begins with each box. */
	private final int[] last;

	/** First boxes of cells without a rule above or below. */
	private final Set<Integer> open = new HashSet<>();

	private Grid(int number, Lattice lattice) {
		this.number = number;
		this.lattice = lattice;
		this.first = IntStream.range(0, lattice.columns() * lattice.rows()).toArray();
		this.last = this.first.clone();
	}

	/**
	 * Makes cells; empty if there are no two beside each other, or not all are
	 * rectangles.
	 */
	static Optional<Grid> of(int number, List<Rule> rules) {
		Lattice lattice = new Lattice(rules);
		if (lattice.columns() < 2 || lattice.rows() < 1 || lattice.columns() * lattice.rows() > MOST) {
			return Optional.empty();
		}
		Grid grid = new Grid(number, lattice);
		grid.joinBoxes();
		grid.findLast();
		grid.findOpen(0, 0);
		grid.findOpen(lattice.rows(), lattice.rows() - 1);
		return (grid.hasNeighbours() && grid.hasOnlyRectangles()) ? Optional.of(grid) : Optional.empty();
	}

	private void joinBoxes() {
		for (int box = 0; box < this.first.length; box++) {
			if (column(box) > 0 && !this.lattice.hasRuleLeftOf(column(box), row(box))) {
				join(box - 1, box);
			}
			if (row(box) > 0 && !this.lattice.hasRuleAbove(column(box), row(box))) {
				join(box - this.lattice.columns(), box);
			}
		}
	}

	private void findLast() {
		for (int box = 0; box < this.first.length; box++) {
			this.last[this.first[box]] = box;
		}
	}

	private void join(int one, int other) {
		int from = Math.max(this.first[one], this.first[other]);
		int to = Math.min(this.first[one], this.first[other]);
		for (int box = from; from != to && box < this.first.length; box++) {
			if (this.first[box] == from) {
				this.first[box] = to;
			}
		}
	}

	/** Cells have a rule above and below, other than at their sides. */
	private void findOpen(int side, int row) {
		if (!this.lattice.isOpen(side)) {
			IntStream.range(0, this.lattice.columns())
				.filter((column) -> !this.lattice.hasRuleAbove(column, side))
				.forEach((column) -> this.open.add(this.first[row * this.lattice.columns() + column]));
		}
	}

	private boolean hasNeighbours() {
		return IntStream.range(1, this.first.length)
			.anyMatch((box) -> column(box) > 0 && this.first[box] != this.first[box - 1]
					&& !this.open.contains(this.first[box]) && !this.open.contains(this.first[box - 1]));
	}

	/** In other drawings, what is around boxes is no rectangle. */
	private boolean hasOnlyRectangles() {
		Map<Integer, List<Integer>> boxes = IntStream.range(0, this.first.length)
			.boxed()
			.collect(Collectors.groupingBy((box) -> this.first[box]));
		return boxes.values().stream().allMatch(this::isRectangle);
	}

	/** The first and the last box of a rectangle are its corners. */
	private boolean isRectangle(List<Integer> boxes) {
		int left = column(boxes.getFirst());
		int right = column(boxes.getLast());
		int height = row(boxes.getLast()) - row(boxes.getFirst()) + 1;
		return boxes.size() == height * (right - left + 1)
				&& boxes.stream().allMatch((box) -> column(box) >= left && column(box) <= right);
	}

	private int column(int box) {
		return box % this.lattice.columns();
	}

	private int row(int box) {
		return box / this.lattice.columns();
	}

	/** In square points. */
	float area() {
		return this.lattice.area();
	}

	/** Whether what is so large covers the box around a place. */
	boolean isFilled(float x, float y, double width, double height) {
		return this.lattice.isFilled(x, y, width, height);
	}

	/** The cell around a place; {@code null} if that is outside or not closed. */
	@Nullable GridCell at(float x, float y) {
		int column = this.lattice.column(x);
		int row = this.lattice.row(y);
		if (column < 0 || row < 0) {
			return null;
		}
		int box = this.first[row * this.lattice.columns() + column];
		if (this.open.contains(box)) {
			return null;
		}
		int start = box - column(box);
		long before = IntStream.rangeClosed(start + 1, box).filter((i) -> this.first[i] != this.first[i - 1]).count();
		return new GridCell(this.number, row(box), (int) before, row(this.last[box]) - row(box) + 1);
	}

}
