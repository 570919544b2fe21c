package io.regwatch.ingest.extract.pdf;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.schema.Block;

/**
 * What the pages of two files with the same text do not share, as blocks of these pages:
 * images, and marks and merged cells that stand elsewhere.
 *
 * @param before those of the old file
 * @param after those of the new one
 */
public record ChangedImages(List<Block> before, List<Block> after) {

	/** Nothing. */
	public static final ChangedImages NONE = new ChangedImages(List.of(), List.of());

	ChangedImages with(ChangedImages other) {
		return new ChangedImages(inOrder(this.before, other.before), inOrder(this.after, other.after));
	}

	private static List<Block> inOrder(List<Block> blocks, List<Block> others) {
		return Stream.concat(blocks.stream(), others.stream()).sorted(Comparator.comparingInt(Block::page)).toList();
	}

}
