package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import io.regwatch.schema.Block;

/**
 * Makes furniture of the notes about a page. A page that has several dates of updates
 * with one label lists other documents, whose dates count.
 */
final class PageStamps {

	/** A page may say at its beginning and at its end when it was updated. */
	private static final int MOST = 2;

	private final List<Block> blocks;

	/** For each label the texts after it. */
	private final Map<String, List<String>> stamps = new HashMap<>();

	private PageStamps(List<Block> blocks) {
		this.blocks = blocks;
		for (int i = 0; i < blocks.size(); i++) {
			if (isPair(i)) {
				note(blocks.get(i).text(), blocks.get(i + 1).text());
			}
			else {
				texts(blocks.get(i)).forEach((text) -> note(PageNotes.label(text), text));
			}
		}
	}

	static List<Block> mark(List<Block> blocks) {
		return new PageStamps(blocks).marked();
	}

	private List<Block> marked() {
		List<Block> marked = new ArrayList<>(this.blocks);
		for (int i = 0; i < marked.size(); i++) {
			Block block = marked.get(i);
			if (isPair(i) && isOfPage(block.text())) {
				marked.set(i, PageBlocks.furniture(block));
				marked.set(i + 1, PageBlocks.furniture(marked.get(i + 1)));
			}
			else if (isNote(block) && texts(block).map(PageNotes::label).allMatch(this::isOfPage)) {
				marked.set(i, PageBlocks.furniture(block));
			}
		}
		return marked;
	}

	private void note(String label, String text) {
		if (!label.isEmpty()) {
			this.stamps.computeIfAbsent(key(label), (_) -> new ArrayList<>()).add(text);
		}
	}

	private boolean isOfPage(String label) {
		Collection<String> texts = this.stamps.getOrDefault(key(label), List.of());
		return texts.size() <= MOST && texts.stream().distinct().count() <= 1;
	}

	private static String key(String label) {
		return LineLinks.words(label.toLowerCase(Locale.ROOT)).replaceAll("[:\uFF1A]", "");
	}

	/** A label and the date after it, in two blocks. */
	private boolean isPair(int index) {
		if (index + 1 >= this.blocks.size()) {
			return false;
		}
		Block block = this.blocks.get(index);
		return switch (block.kind()) {
			case PARAGRAPH, HEADING ->
				PageNotes.isLabel(block.text()) && PageDates.isDate(this.blocks.get(index + 1).text());
			case LIST_ITEM, TABLE_ROW, IMAGE, STATUS, FURNITURE -> false;
		};
	}

	// An item "5 visits" may be one of the document.
	private static boolean isNote(Block block) {
		return switch (block.kind()) {
			case PARAGRAPH -> PageNotes.isNote(block.text());
			case LIST_ITEM -> PageNotes.isUpdate(block.text());
			case HEADING, TABLE_ROW, IMAGE, STATUS, FURNITURE -> false;
		};
	}

	private static Stream<String> texts(Block block) {
		return isNote(block) ? PageNotes.parts(block.text()) : Stream.empty();
	}

}
