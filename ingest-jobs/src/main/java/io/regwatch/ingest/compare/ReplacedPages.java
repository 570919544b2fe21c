package io.regwatch.ingest.compare;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.regwatch.ingest.update.SharedText;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;

/**
 * What is to be compared of a text and the one before to find a text in the place of
 * another one. Of several files that are read as one document, the host may replace only
 * one: these are the pages that have hardly anything in common with the other text.
 *
 * @param now blocks of the text
 * @param before blocks of the text before
 */
record ReplacedPages(List<Block> now, List<Block> before) {

	/** Files that are read as one document come in an archive. */
	private static final String ARCHIVE = "application/zip";

	/** Characters of a page whose loss is no change of a few words. */
	private static final int LEAST = 300;

	/** All of two texts, or the pages of which hardly anything is in the other one. */
	static ReplacedPages of(Extraction.Text now, Extraction.Text before) {
		ReplacedPages all = new ReplacedPages(now.blocks(), before.blocks());
		if (!isOfFiles(now) || !isOfFiles(before)) {
			return all;
		}
		ReplacedPages replaced = new ReplacedPages(strange(all.now, all.before), strange(all.before, all.now));
		int lost = replaced.before.stream().mapToInt((block) -> block.text().length()).sum();
		return (!replaced.now.isEmpty() && lost >= LEAST) ? replaced : all;
	}

	private static boolean isOfFiles(Extraction.Text text) {
		return text.mediaType().equals(ARCHIVE);
	}

	private static List<Block> strange(List<Block> text, List<Block> other) {
		return text.stream()
			.collect(Collectors.groupingBy(Block::page, TreeMap::new, Collectors.toList()))
			.values()
			.stream()
			.filter((page) -> SharedText.isReplaced(other, page))
			.flatMap(List::stream)
			.toList();
	}

}
