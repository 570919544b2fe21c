package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Finds alerts of a site above the main part of a page. The HTML Standard says of
 * {@code main} that it holds what is unique to the document. Not all sites keep to that,
 * so annexes beside it, and what may say something of the document above it, are text.
 */
final class PageMain {

	/** In characters. A page with more around its main part has text there. */
	private static final int MOST_AROUND = 1000;

	/** The main part has at least so many times the text around it. */
	private static final int LEAST_MAIN = 4;

	private int parts;

	private int depth;

	private int from;

	private int to;

	/**
	 * Notes that a main part begins.
	 * @param block ordinal of the next block of the page
	 */
	void start(int block) {
		if (this.depth++ == 0) {
			this.parts++;
			this.from = block;
		}
	}

	/**
	 * Notes that a main part ends.
	 * @param block ordinal of the next block of the page
	 */
	void end(int block) {
		this.depth--;
		this.to = block;
	}

	/**
	 * Returns the ordinals of alerts.
	 * @param texts of the page
	 * @param links of each block of the page
	 * @return nothing if there is no main part or several, if the title stands outside of
	 * it, or if much of the text does
	 */
	Set<Integer> alerts(List<Block> texts, List<LineLinks> links) {
		List<Block> around = texts.stream()
			.filter((block) -> block.ordinal() < this.from || block.ordinal() >= this.to)
			.toList();
		int outside = length(around);
		boolean title = around.stream().anyMatch((block) -> block.kind() == BlockKind.HEADING && block.level() == 1);
		if (this.parts != 1 || title || outside > MOST_AROUND || length(texts) < (LEAST_MAIN + 1) * outside) {
			return Set.of();
		}
		return around.stream()
			.filter((block) -> block.ordinal() < this.from && isAlert(block, links.get(block.ordinal())))
			.map(Block::ordinal)
			.collect(Collectors.toUnmodifiableSet());
	}

	private static boolean isAlert(Block block, LineLinks links) {
		return switch (block.kind()) {
			case PARAGRAPH, HEADING -> !links.isAll() && PageLinks.isNeutral(block.text());
			case LIST_ITEM, TABLE_ROW, IMAGE, STATUS, FURNITURE -> false;
		};
	}

	private static int length(List<Block> blocks) {
		return blocks.stream().mapToInt((block) -> block.text().length()).sum();
	}

}
