package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.update.FilesType;
import io.regwatch.ingest.update.SharedText;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;

/**
 * What is to be compared of a text and the one before to find a text in the place of
 * another one. Of several files that are read as one document, the host may replace only
 * one: these are the pages that have hardly anything in common with the other text. If
 * there are fewer files, a page that is only similar to others is gone, too. If there are
 * as many, a page is gone where only a part of it is left.
 *
 * @param now blocks of the text; none if a file is gone and nothing stands in its place
 * @param before blocks of the text before
 */
record ReplacedPages(List<Block> now, List<Block> before) {

	/** Characters of a page whose loss is no change of a few words. */
	private static final int LEAST = 300;

	/**
	 * All of two texts, or the pages of which hardly anything is in the other one. A
	 * document that has lost all files but one is of one file.
	 */
	static ReplacedPages of(Extraction.Text now, Extraction.Text before) {
		ReplacedPages all = new ReplacedPages(now.blocks(), before.blocks());
		if (!FilesType.isOfFiles(before)) {
			return all;
		}
		ReplacedPages changed = new ReplacedPages(without(all.now, all.before), without(all.before, all.now));
		boolean fewer = FilesType.count(now) < FilesType.count(before);
		ReplacedPages replaced = new ReplacedPages(
				strange(changed.now, changed.before, fewer ? SharedText.LEAST : SharedText.MOST),
				strange(changed.before, changed.now, fewer ? SharedText.MOST : SharedText.LEAST));
		int lost = replaced.before.stream().mapToInt((block) -> block.text().length()).sum();
		return (replaced.isLost() || (!replaced.now.isEmpty() && lost >= LEAST)) ? replaced : all;
	}

	/** Whether files are gone, and nothing stands in their place. */
	boolean isLost() {
		return this.now.isEmpty() && !this.before.isEmpty();
	}

	/** The pages that the other text does not have: phrases of one stand in others. */
	private static List<Block> without(List<Block> text, List<Block> other) {
		Set<List<String>> same = pages(other).map(ReplacedPages::texts).collect(Collectors.toSet());
		return pages(text).filter((page) -> !same.contains(texts(page))).flatMap(List::stream).toList();
	}

	private static List<Block> strange(List<Block> text, List<Block> other, double share) {
		return pages(text).filter((page) -> other.isEmpty() || SharedText.kept(other, page) < share)
			.flatMap(List::stream)
			.toList();
	}

	private static Stream<List<Block>> pages(List<Block> text) {
		return text.stream()
			.collect(Collectors.groupingBy(Block::page, TreeMap::new, Collectors.toList()))
			.values()
			.stream();
	}

	private static List<String> texts(List<Block> page) {
		return page.stream().map(Block::text).toList();
	}

}
