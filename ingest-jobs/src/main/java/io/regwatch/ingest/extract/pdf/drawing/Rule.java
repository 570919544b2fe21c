package io.regwatch.ingest.extract.pdf.drawing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A border of cells, in points.
 *
 * @param level whether it is level for readers, otherwise upright
 * @param at its place across: the height of a level one, the left of an upright one
 * @param from where it begins
 * @param to where it ends
 */
record Rule(boolean level, float at, float from, float to) {

	/** Borders nearer than this are one; no text fits between them. */
	static final float NEAR = 4;

	/** Joins the pieces in which programs draw a border, cell by cell or twice. */
	static List<Rule> join(List<Rule> pieces) {
		List<Rule> joined = new ArrayList<>();
		List<Rule> near = new ArrayList<>();
		for (Rule piece : pieces.stream().sorted(Comparator.comparingDouble(Rule::at)).toList()) {
			if (!near.isEmpty() && piece.at - near.getFirst().at > NEAR) {
				joined.addAll(joinInLine(near));
				near.clear();
			}
			near.add(piece);
		}
		joined.addAll(joinInLine(near));
		return joined;
	}

	private static List<Rule> joinInLine(List<Rule> pieces) {
		List<Rule> joined = new ArrayList<>();
		for (Rule piece : pieces.stream().sorted(Comparator.comparingDouble(Rule::from)).toList()) {
			if (!joined.isEmpty() && piece.from <= joined.getLast().to + NEAR) {
				Rule last = joined.removeLast();
				joined.add(new Rule(last.level, last.at, last.from, Math.max(last.to, piece.to)));
			}
			else {
				joined.add(piece);
			}
		}
		return joined;
	}

	/** Whether it meets a rule that is at a right angle to it. */
	boolean meets(Rule other) {
		return this.level != other.level && other.at >= this.from - NEAR && other.at <= this.to + NEAR
				&& this.at >= other.from - NEAR && this.at <= other.to + NEAR;
	}

	/** The length that it has in common with a stretch along it. */
	float within(float begin, float end) {
		return Math.min(this.to, end) - Math.max(this.from, begin);
	}

}
