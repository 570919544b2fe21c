package io.regwatch.ingest.redline;

import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** A block of a redline, in reading order. */
public sealed interface RedlineBlock {

	/** What the block is. */
	BlockKind kind();

	/** 1–6 for a heading, else 0. */
	int level();

	/** A block with words of both texts. */
	record Compared(BlockStart start, BlockKind kind, int level, List<Span> spans) implements RedlineBlock {

		/** A number has two words at most, so more changes than that are not its own. */
		private static final int LABEL_SPANS = 8;

		public Compared {
			spans = List.copyOf(spans);
		}

		public boolean isSame() {
			return this.start == BlockStart.SAME && hasSameWords();
		}

		public boolean hasSameWords() {
			return this.spans.size() == 1 && this.spans.getFirst() instanceof Span.Same;
		}

		/** Whether nothing but the number that it begins with is another. */
		public boolean isRenumbered() {
			return this.start == BlockStart.SAME && !isSame() && this.spans.size() <= LABEL_SPANS
					&& Numbering.isOnlyRenumbered(this.kind, oldText(), newText());
		}

		String oldText() {
			return text(Span.Added.class);
		}

		String newText() {
			return text(Span.Removed.class);
		}

		private String text(Class<? extends Span> without) {
			return this.spans.stream()
				.filter((span) -> !without.isInstance(span))
				.map(Span::text)
				.collect(Collectors.joining(" "));
		}

	}

	/** A block of one text that is not compared with one at the same place. */
	sealed interface Whole extends RedlineBlock {

		/** The block as it is in its text. */
		Block block();

		@Override
		default BlockKind kind() {
			return block().kind();
		}

		@Override
		default int level() {
			return block().level();
		}

	}

	/** A block of the new text. */
	record Added(Block block) implements Whole {

	}

	/** A block of the old text. */
	record Removed(Block block) implements Whole {

	}

	/**
	 * A block of the old text, at its old place.
	 *
	 * @param move number of the move, from 1
	 */
	record MovedAway(Block block, int move) implements Whole {

	}

	/**
	 * A block of the new text that stood at another place of the old one.
	 *
	 * @param move number of the move, from 1
	 * @param spans compared with the block that was there
	 */
	record MovedHere(Block block, int move, List<Span> spans) implements Whole {

		public MovedHere {
			spans = List.copyOf(spans);
		}

	}

}
