package io.regwatch.ingest.update;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Footnotes of two prints, which may stand after other lines because each print divides
 * the text around them otherwise. Only a block at the foot of a page in both prints is
 * one.
 */
final class PrintedFootnotes {

	private static final String MARKS = "*\u2020\u2021\u00B9\u00B2\u00B3";

	private final List<Block> before;

	private final List<Block> after;

	/** The footnotes of the old print by their places. */
	private final Map<Integer, String> old;

	private final Map<Integer, String> now;

	PrintedFootnotes(List<Block> before, List<Block> after) {
		this.before = before;
		this.after = after;
		this.old = find(before);
		this.now = find(after);
		Map<String, Long> oldCounts = counts(this.old.values());
		Map<String, Long> newCounts = counts(this.now.values());
		this.old.values().removeIf((text) -> !Objects.equals(oldCounts.get(text), newCounts.get(text)));
		this.now.values().removeIf((text) -> !Objects.equals(oldCounts.get(text), newCounts.get(text)));
	}

	/** Whether both prints have the same footnotes in the same order. */
	boolean areSame() {
		return !this.old.isEmpty() && List.copyOf(this.old.values()).equals(List.copyOf(this.now.values()));
	}

	List<Block> before() {
		return without(this.before, this.old);
	}

	List<Block> after() {
		return without(this.after, this.now);
	}

	private static Map<Integer, String> find(List<Block> blocks) {
		Map<Integer, String> footnotes = new TreeMap<>();
		int pageBelow = Integer.MAX_VALUE;
		boolean atFoot = false;
		for (int i = blocks.size() - 1; i >= 0; i--) {
			Block block = blocks.get(i);
			if (block.kind() != BlockKind.FURNITURE) {
				atFoot = (atFoot || block.page() < pageBelow) && isMarked(block);
				pageBelow = block.page();
				if (atFoot) {
					footnotes.put(i, PrintedText.fold(block.text()));
				}
			}
		}
		return footnotes;
	}

	private static boolean isMarked(Block block) {
		int first = block.text().codePointAt(0);
		return (block.kind() == BlockKind.PARAGRAPH || block.kind() == BlockKind.LIST_ITEM)
				&& (Character.isDigit(first) || MARKS.indexOf(first) >= 0);
	}

	private static Map<String, Long> counts(Collection<String> texts) {
		return texts.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
	}

	private static List<Block> without(List<Block> blocks, Map<Integer, String> footnotes) {
		return IntStream.range(0, blocks.size())
			.filter((i) -> !footnotes.containsKey(i))
			.mapToObj(blocks::get)
			.toList();
	}

}
