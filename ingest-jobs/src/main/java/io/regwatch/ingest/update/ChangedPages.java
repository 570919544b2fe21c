package io.regwatch.ingest.update;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Materiality;

/**
 * Finds the pages that have to look the same for two texts to be prints of one document.
 * These are the pages whose text differs by more than a print may lose.
 */
public final class ChangedPages {

	private final NavigableMap<Integer, List<Block>> before;

	private final NavigableMap<Integer, List<Block>> after;

	private ChangedPages(List<Block> before, List<Block> after) {
		this.before = byPage(before);
		this.after = byPage(after);
	}

	/**
	 * Finds the pages that have to look the same.
	 * @param before blocks of the old text
	 * @param after blocks of the new text, by the same extractor version
	 * @return their numbers, from 1, in order; none if the texts are the same, or differ
	 * even without these pages
	 */
	public static List<Integer> find(List<Block> before, List<Block> after) {
		return (TextDifference.between(before, after, Tolerance.PRINTS).materiality() == Materiality.TEXT)
				? new ChangedPages(before, after).find() : List.of();
	}

	private List<Integer> find() {
		Set<Integer> changed = Stream.of(this.before, this.after)
			.flatMap((text) -> text.keySet().stream())
			.filter(this::isChanged)
			.collect(Collectors.toCollection(TreeSet::new));
		if (isChanged(without(this.before, changed), without(this.after, changed))) {
			return List.of();
		}
		Set<Integer> pages = new TreeSet<>(changed);
		changed.forEach((page) -> addContinuation(page, pages));
		return List.copyOf(pages);
	}

	private boolean isChanged(int page) {
		return isChanged(page(this.before, page), page(this.after, page));
	}

	private static boolean isChanged(List<Block> old, List<Block> now) {
		return switch (TextDifference.between(old, now, Tolerance.PRINTS).materiality()) {
			case BYTES, FURNITURE -> false;
			case STATUS, TEXT -> true;
		};
	}

	private static List<Block> page(Map<Integer, List<Block>> text, int page) {
		return text.getOrDefault(page, List.of());
	}

	private static List<Block> without(Map<Integer, List<Block>> text, Set<Integer> pages) {
		return text.entrySet()
			.stream()
			.filter((page) -> !pages.contains(page.getKey()))
			.flatMap((page) -> page.getValue().stream())
			.toList();
	}

	/**
	 * A paragraph is a block of its first page and may end on a later one. None continues
	 * from an image: then what had continued would be a block of the later page.
	 */
	private void addContinuation(int page, Set<Integer> pages) {
		if (endsWithImage(this.before, page) || endsWithImage(this.after, page)) {
			return;
		}
		int next = Stream.of(this.before, this.after)
			.flatMap((text) -> text.tailMap(page, false).entrySet().stream())
			.filter((following) -> following.getValue().stream().anyMatch(ChangedPages::isText))
			.mapToInt(Map.Entry::getKey)
			.min()
			.orElse(page);
		IntStream.rangeClosed(page + 1, next).forEach(pages::add);
	}

	private static boolean endsWithImage(Map<Integer, List<Block>> text, int page) {
		List<Block> blocks = page(text, page).stream().filter(ChangedPages::isText).toList();
		return !blocks.isEmpty() && blocks.getLast().kind() == BlockKind.IMAGE;
	}

	/** What running headers state is a block of the first page, wherever they are. */
	private static boolean isText(Block block) {
		return block.kind() != BlockKind.FURNITURE && block.kind() != BlockKind.STATUS;
	}

	private static NavigableMap<Integer, List<Block>> byPage(List<Block> blocks) {
		return new TreeMap<>(blocks.stream().collect(Collectors.groupingBy(Block::page)));
	}

}
