package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * Recognises menus and breadcrumbs without usual names: lists of links between the
 * beginning of a page and its title.
 */
final class PageMenu {

	private PageMenu() {
	}

	/**
	 * Returns the ordinals of the entries.
	 * @param head the blocks of a page before its content
	 * @param title first heading of the page, or {@code null}
	 * @param links of each block of the page
	 * @return nothing if text stands above the title, or if the title is not one of the
	 * first level
	 */
	static Set<Integer> entries(List<Block> head, @Nullable Block title, List<LineLinks> links) {
		if (title == null || title.level() != 1) {
			return Set.of();
		}
		String words = LineLinks.words(title.text());
		List<Block> entries = new ArrayList<>();
		for (Block block : head) {
			LineLinks line = links.get(block.ordinal());
			if (isEntry(block, line, words)) {
				entries.add(block);
			}
			else if (!line.isAll() && isText(block)) {
				return Set.of();
			}
		}
		boolean list = entries.stream().filter((block) -> block.kind() == BlockKind.LIST_ITEM).count() > 1;
		return Set.copyOf(entries.stream()
			.filter((block) -> list || block.kind() != BlockKind.LIST_ITEM)
			.map(Block::ordinal)
			.toList());
	}

	private static boolean isText(Block block) {
		return switch (block.kind()) {
			case HEADING, PARAGRAPH, LIST_ITEM, TABLE_ROW, IMAGE -> true;
			case STATUS, FURNITURE -> false;
		};
	}

	/** One link alone may be a label; breadcrumbs often end with the title itself. */
	private static boolean isEntry(Block block, LineLinks line, String title) {
		return PageLinks.isMenu(block.text()) && switch (block.kind()) {
			case PARAGRAPH -> (line.isAll() && line.count() > 1) || (line.count() > 0 && line.outside().equals(title));
			case LIST_ITEM -> line.isAll() || (line.count() == 0 && line.outside().equals(title));
			case HEADING, TABLE_ROW, IMAGE, STATUS, FURNITURE -> false;
		};
	}

}
