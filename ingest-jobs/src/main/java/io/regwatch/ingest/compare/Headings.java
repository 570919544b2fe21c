package io.regwatch.ingest.compare;

import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Describes the headings of a document in a sentence. */
final class Headings {

	private static final int MOST = 12;

	private Headings() {
	}

	/**
	 * A sentence to append to others; empty if there are no headings.
	 * @param quoted whether the headings may be quoted
	 */
	static String sentence(List<Block> blocks, boolean quoted) {
		List<String> headings = blocks.stream()
			.filter((block) -> block.kind() == BlockKind.HEADING)
			.map(Block::text)
			.toList();
		if (headings.isEmpty()) {
			return "";
		}
		String number = ". It has %d heading%s".formatted(headings.size(), (headings.size() == 1) ? "" : "s");
		return quoted ? number + ": " + list(headings) : number;
	}

	private static String list(List<String> headings) {
		String first = headings.stream().limit(MOST).map("\u201C%s\u201D"::formatted).collect(Collectors.joining(", "));
		return (headings.size() > MOST) ? "%s and %d more".formatted(first, headings.size() - MOST) : first;
	}

}
