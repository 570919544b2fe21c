package io.regwatch.ingest.redline;

import java.util.Optional;

import io.regwatch.ingest.redline.SectionChange.Kind;
import org.jspecify.annotations.Nullable;

/** Counts what happened under one heading. */
final class SectionTally {

	private final String heading;

	/** What happened to the heading. */
	private final Kind fate;

	private int inserted;

	private int deleted;

	private int moved;

	private int same;

	private boolean changed;

	private boolean renumbered;

	SectionTally(String heading, Kind fate) {
		this.heading = heading;
		this.fate = fate;
	}

	void add(RedlineBlock block) {
		this.inserted += WordCount.inserted(block);
		this.deleted += WordCount.deleted(block);
		switch (block) {
			case RedlineBlock.Compared compared -> add(compared);
			case RedlineBlock.MovedHere here -> this.moved++;
			case RedlineBlock.Added added -> this.changed = true;
			case RedlineBlock.Removed removed -> this.changed = true;
			case RedlineBlock.MovedAway away -> {
			}
		}
	}

	private void add(RedlineBlock.Compared block) {
		this.same += block.hasSameWords() ? 1 : 0;
		this.renumbered |= block.isRenumbered();
		this.changed |= !block.hasSameWords() && !block.isRenumbered();
	}

	/** Empty if nothing happened. */
	Optional<SectionChange> result() {
		return Optional.ofNullable(kind())
			.map((kind) -> new SectionChange(this.heading, kind, this.inserted, this.deleted, this.moved));
	}

	private @Nullable Kind kind() {
		if (this.fate == Kind.ADDED && this.same > 0) {
			return Kind.CHANGED;
		}
		if (this.fate != Kind.CHANGED) {
			return (this.fate == Kind.REMOVED && !this.changed) ? null : this.fate;
		}
		if (this.changed || this.moved > 0) {
			return Kind.CHANGED;
		}
		return this.renumbered ? Kind.RENUMBERED : null;
	}

}
