package io.regwatch.ingest.redline.html;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.redline.RedlineBlock;
import io.regwatch.schema.BlockKind;

/**
 * Divides a redline into stretches that are shown and stretches that can be folded away:
 * what is the same, but for the blocks next to a change and the heading above it.
 */
final class UnchangedSectionFolding {

	private static final int SHORTEST = 4;

	private final List<RedlineBlock> blocks;

	private final List<Stretch> stretches = new ArrayList<>();

	private UnchangedSectionFolding(List<RedlineBlock> blocks) {
		this.blocks = blocks;
	}

	static List<Stretch> of(List<RedlineBlock> blocks) {
		UnchangedSectionFolding folds = new UnchangedSectionFolding(blocks);
		int at = 0;
		while (at < blocks.size()) {
			int end = at;
			boolean same = isSame(blocks.get(at));
			while (end < blocks.size() && isSame(blocks.get(end)) == same) {
				end++;
			}
			if (same) {
				folds.fold(at, end);
			}
			else {
				folds.show(at, end);
			}
			at = end;
		}
		return folds.stretches;
	}

	private void fold(int from, int to) {
		int first = (from == 0) ? from : from + 1;
		int last = (to == this.blocks.size()) ? to : to - 1;
		if (last - first < SHORTEST) {
			show(from, to);
			return;
		}
		show(from, first);
		int heading = (to == this.blocks.size()) ? last : lastHeading(first, last);
		hide(first, heading);
		if (heading < last) {
			show(heading, heading + 1);
			hide(heading + 1, last);
		}
		show(last, to);
	}

	/** Returns the end if there is none, or if it is the block before the change. */
	private int lastHeading(int from, int to) {
		int at = to;
		while (at >= from && this.blocks.get(at).kind() != BlockKind.HEADING) {
			at--;
		}
		return (at < from) ? to : at;
	}

	private void hide(int from, int to) {
		if (to - from < SHORTEST) {
			show(from, to);
		}
		else {
			this.stretches.add(new Stretch(from, to, true));
		}
	}

	private void show(int from, int to) {
		if (from == to) {
			return;
		}
		boolean goesOn = !this.stretches.isEmpty() && !this.stretches.getLast().folded();
		int start = goesOn ? this.stretches.removeLast().from() : from;
		this.stretches.add(new Stretch(start, to, false));
	}

	private static boolean isSame(RedlineBlock block) {
		return block instanceof RedlineBlock.Compared compared && compared.isSame();
	}

	/** Blocks from a place up to another, exclusive. */
	record Stretch(int from, int to, boolean folded) {

	}

}
