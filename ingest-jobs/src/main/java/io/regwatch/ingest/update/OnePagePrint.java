package io.regwatch.ingest.update;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * A print of one page beside one of several pages. On one page nothing comes back, so its
 * running head and foot are text there.
 */
final class OnePagePrint {

	private static final Pattern NUMBER = Pattern.compile("\\p{Nd}+");

	private OnePagePrint() {
	}

	/**
	 * Makes furniture of the lines at the edges of a page that run through all pages of
	 * another print. What both state of the document there is a status of both.
	 * @param blocks of a print
	 * @param other blocks of the other one
	 * @return the same blocks unless they are of one page, and the others are not
	 */
	static List<Block> withoutHeads(List<Block> blocks, List<Block> other) {
		Collection<String> running = (pages(blocks) == 1) ? running(other) : Set.of();
		if (running.isEmpty()) {
			return blocks;
		}
		BitSet heads = new BitSet();
		for (int at = 0; at < blocks.size() && isHead(blocks.get(at), running); at++) {
			heads.set(at);
		}
		for (int at = blocks.size() - 1; at >= 0 && isHead(blocks.get(at), running); at--) {
			heads.set(at);
		}
		Stream<Block> stated = other.stream()
			.filter((block) -> block.kind() == BlockKind.STATUS)
			.filter((status) -> heads.stream().anyMatch((at) -> fold(blocks.get(at)).contains(fold(status))));
		return Stream
			.concat(IntStream.range(0, blocks.size())
				.mapToObj((at) -> heads.get(at) ? furniture(blocks.get(at)) : blocks.get(at)), stated)
			.toList();
	}

	private static int pages(List<Block> blocks) {
		return blocks.stream().mapToInt(Block::page).max().orElse(0);
	}

	/** The furniture of all pages, if there are several. */
	private static Collection<String> running(List<Block> blocks) {
		int pages = pages(blocks);
		Map<String, Set<Integer>> found = new HashMap<>();
		blocks.stream()
			.filter((block) -> block.kind() == BlockKind.FURNITURE)
			.forEach((block) -> found.computeIfAbsent(masked(block), (_) -> new HashSet<>()).add(block.page()));
		found.values().removeIf((covered) -> pages < 2 || covered.size() < pages);
		return found.keySet();
	}

	private static boolean isHead(Block block, Collection<String> running) {
		return switch (block.kind()) {
			case FURNITURE, STATUS -> true;
			case HEADING, PARAGRAPH -> running.contains(masked(block));
			case LIST_ITEM, TABLE_ROW, IMAGE -> false;
		};
	}

	private static Block furniture(Block block) {
		return (block.kind() == BlockKind.STATUS) ? block
				: new Block(block.ordinal(), block.page(), BlockKind.FURNITURE, 0, block.text());
	}

	private static String masked(Block block) {
		return NUMBER.matcher(fold(block)).replaceAll("#");
	}

	private static String fold(Block block) {
		return PrintedText.fold(block.text());
	}

}
