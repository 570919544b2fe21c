package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.List;

import com.github.difflib.algorithm.Change;
import io.regwatch.schema.Block;
import org.jspecify.annotations.Nullable;

/** Makes one text of two, block by block in the order of both. */
final class RedlineMerger {

	private final TextCursor before;

	private final TextCursor after;

	private final MovedBlocks moved;

	private final List<RedlineBlock> woven = new ArrayList<>();

	private SpanBuilder spans = new SpanBuilder();

	private @Nullable Block block;

	private BlockStart start = BlockStart.SAME;

	RedlineMerger(TextCursor before, TextCursor after, MovedBlocks moved) {
		this.before = before;
		this.after = after;
		this.moved = moved;
	}

	/** Weaves, with all changes of what did not move, in order. */
	List<RedlineBlock> weave(List<Change> changes) {
		int old = 0;
		int now = 0;
		for (Change change : changes) {
			same(old, now, change.startOriginal - old);
			changed(change.startOriginal, change.endOriginal, change.startRevised, change.endRevised);
			old = change.endOriginal;
			now = change.endRevised;
		}
		same(old, now, this.before.words().size() - old);
		changed(this.before.words().size(), this.before.words().size(), this.after.words().size(),
				this.after.words().size());
		return this.woven;
	}

	private void same(int old, int now, int length) {
		int at = 0;
		while (at < length) {
			changed(old + at, old + at, now + at, now + at);
			int next = Math.min(this.before.nextStart(old + at) - old, this.after.nextStart(now + at) - now);
			next = Math.min(next, length);
			this.spans.same(this.before.words(), old + at, old + next);
			at = next;
		}
	}

	/** Takes what is changed, possibly nothing, up to a word that both texts have. */
	private void changed(int old, int oldTo, int now, int newTo) {
		int oldNext = this.before.blockOf(oldTo);
		int newNext = this.after.blockOf(newTo);
		int oldTail = this.before.tailEnd(oldNext, oldTo);
		int newTail = this.after.tailEnd(newNext, newTo);
		this.spans.removed(this.before.words(), old, oldTail);
		this.spans.added(this.after.words(), now, newTail);
		if (oldNext != this.before.block() || newNext != this.after.block()) {
			finish();
			wholeBlocks(oldNext, newNext);
			begin(oldNext, newNext);
			this.spans.removed(this.before.words(), Math.max(oldTail, this.before.headStart(oldNext, oldTo)), oldTo);
			this.spans.added(this.after.words(), Math.max(newTail, this.after.headStart(newNext, newTo)), newTo);
			this.before.enter(oldNext);
			this.after.enter(newNext);
		}
	}

	private void finish() {
		if (this.block != null && !this.spans.build().isEmpty()) {
			this.woven
				.add(new RedlineBlock.Compared(this.start, this.block.kind(), this.block.level(), this.spans.build()));
		}
		this.spans = new SpanBuilder();
	}

	private void wholeBlocks(int oldNext, int newNext) {
		for (int old = this.before.block() + 1; old < oldNext; old++) {
			this.woven
				.add(this.moved.isAway(old) ? this.moved.away(old) : new RedlineBlock.Removed(this.before.block(old)));
		}
		for (int now = this.after.block() + 1; now < newNext; now++) {
			this.woven
				.add(this.moved.isHere(now) ? this.moved.here(now) : new RedlineBlock.Added(this.after.block(now)));
		}
	}

	private void begin(int oldNext, int newNext) {
		boolean ended = newNext == this.after.words().blocks();
		this.block = ended ? null : this.after.block(newNext);
		if (oldNext == this.before.block()) {
			this.start = BlockStart.ADDED;
		}
		else {
			this.start = (newNext == this.after.block()) ? BlockStart.REMOVED : BlockStart.SAME;
		}
	}

}
