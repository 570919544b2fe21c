package io.regwatch.ingest.update;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Materiality;

/**
 * Finds the pages on which two texts may differ. Nothing is tolerated here: prints that
 * lost characters differ wherever they lost one.
 */
public final class ChangedPages {

	private final NavigableMap<Integer, List<Block>> before;

	private final NavigableMap<Integer, List<Block>> after;

	private ChangedPages(List<Block> before, List<Block> after) {
		this.before = byPage(before);
		this.after = byPage(after);
	}

	/**
	 * Finds the pages on which two texts may differ.
	 * @param before blocks of the old text
	 * @param after blocks of the new text, by the same extractor version
	 * @return their numbers, from 1, in order; none if the texts are the same
	 */
	public static List<Integer> find(List<Block> before, List<Block> after) {
		return (TextDifference.between(before, after).materiality() == Materiality.TEXT)
				? new ChangedPages(before, after).find() : List.of();
	}

	private List<Integer> find() {
		Set<Integer> pages = new TreeSet<>();
		Stream.of(this.before, this.after).flatMap((text) -> text.keySet().stream()).distinct().forEach((page) -> {
			List<Block> old = this.before.getOrDefault(page, List.of());
			List<Block> now = this.after.getOrDefault(page, List.of());
			if (!TextDifference.hash(old).equals(TextDifference.hash(now))) {
				pages.add(page);
				addContinuation(page, old, now, pages);
			}
		});
		return List.copyOf(pages);
	}

	/**
	 * A paragraph is a block of its first page and may end on a later one. None continues
	 * from an image: then what had continued would be a block of the later page.
	 */
	private void addContinuation(int page, List<Block> old, List<Block> now, Set<Integer> pages) {
		if (endsWithImage(old) || endsWithImage(now)) {
			return;
		}
		Integer next = Stream.of(this.before.higherKey(page), this.after.higherKey(page))
			.filter((it) -> it != null)
			.min(Integer::compare)
			.orElse(page);
		for (int following = page + 1; following <= next; following++) {
			pages.add(following);
		}
	}

	private static boolean endsWithImage(List<Block> page) {
		return !page.isEmpty() && page.getLast().kind() == BlockKind.IMAGE;
	}

	private static NavigableMap<Integer, List<Block>> byPage(List<Block> blocks) {
		Map<Integer, List<Block>> pages = blocks.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE)
			.collect(Collectors.groupingBy(Block::page));
		return new TreeMap<>(pages);
	}

}
