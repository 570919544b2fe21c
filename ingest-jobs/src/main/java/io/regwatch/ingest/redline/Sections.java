package io.regwatch.ingest.redline;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import io.regwatch.ingest.redline.SectionChange.Kind;
import io.regwatch.schema.BlockKind;

/** Sums up a redline by the headings of its blocks. */
public final class Sections {

	private final SortedMap<Integer, SectionTally> tallies = new TreeMap<>();

	private int place = -1;

	/** The section of the old text that removed blocks belong to. */
	private SectionTally old;

	/** The section of the new text that all other blocks belong to. */
	private SectionTally now;

	private Sections() {
		this.old = open("", Kind.CHANGED);
		this.now = this.old;
	}

	/** The sections with a change, by the place of their heading; -1 if there is none. */
	public static SortedMap<Integer, SectionChange> byHeading(List<RedlineBlock> blocks) {
		Sections sections = new Sections();
		blocks.forEach(sections::add);
		SortedMap<Integer, SectionChange> changes = new TreeMap<>();
		sections.tallies.forEach((place, tally) -> tally.result().ifPresent((change) -> changes.put(place, change)));
		return changes;
	}

	private void add(RedlineBlock block) {
		this.place++;
		if (block.kind() == BlockKind.HEADING && !isContinued(block)) {
			enter(block);
		}
		switch (block) {
			case RedlineBlock.Removed removed -> this.old.add(removed);
			case RedlineBlock.MovedAway moved -> {
			}
			case RedlineBlock.Compared compared -> this.now.add(compared);
			case RedlineBlock.Added added -> this.now.add(added);
			case RedlineBlock.MovedHere moved -> this.now.add(moved);
		}
	}

	private void enter(RedlineBlock heading) {
		switch (heading) {
			case RedlineBlock.Compared compared -> {
				this.now = open(compared.newText(), Kind.CHANGED);
				this.old = this.now;
			}
			case RedlineBlock.Added added -> this.now = open(added.block().text(), Kind.ADDED);
			case RedlineBlock.Removed removed -> this.old = open(removed.block().text(), Kind.REMOVED);
			case RedlineBlock.MovedHere moved -> this.now = open(moved.block().text(), Kind.MOVED);
			case RedlineBlock.MovedAway moved -> this.old = open(moved.block().text(), Kind.REMOVED);
		}
	}

	private static boolean isContinued(RedlineBlock block) {
		return block instanceof RedlineBlock.Compared compared && compared.start() != BlockStart.SAME;
	}

	private SectionTally open(String heading, Kind fate) {
		SectionTally tally = new SectionTally(heading, fate);
		this.tallies.put(this.place, tally);
		return tally;
	}

}
