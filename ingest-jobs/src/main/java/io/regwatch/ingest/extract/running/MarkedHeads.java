package io.regwatch.ingest.extract.running;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * The running headers and footers of a document without pages, whose parts are marked
 * before a parser reads them as text.
 */
public final class MarkedHeads {

	/** Stands before each part. No text has this character. */
	public static final char MARK = '\uFDD2';

	private final Blocks blocks = new Blocks();

	private final Set<String> heads = new HashSet<>();

	private final List<String> parts = new ArrayList<>();

	private MarkedHeads() {
	}

	/**
	 * Makes furniture of running headers and footers, once of each text.
	 * @param blocks with marks
	 * @return the blocks without marks, and what the headers and footers state
	 */
	public static List<Block> of(List<Block> blocks) {
		MarkedHeads result = new MarkedHeads();
		blocks.forEach(result::take);
		RunningStatements.of(result.parts.stream())
			.forEach((statement) -> result.blocks.add(1, BlockKind.STATUS, statement));
		return result.blocks.toList();
	}

	/** A header may follow text that does not end before it. */
	private void take(Block block) {
		String text = block.text();
		int head = text.indexOf(MARK);
		if (head < 0) {
			this.blocks.add(block);
			return;
		}
		String before = text.substring(0, head);
		if (before.codePoints().anyMatch(Character::isLetter)) {
			this.blocks.add(new Block(block.ordinal(), block.page(), block.kind(), block.level(), before));
		}
		String rest = text.substring(head).replace(MARK, ' ');
		if (this.heads.add(rest)) {
			this.blocks.add(block.page(), BlockKind.FURNITURE, rest);
			Stream.of(text.substring(head + 1).split(String.valueOf(MARK), -1)).forEach(this.parts::add);
		}
	}

}
