package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * Recognises menus and breadcrumbs without usual names between the beginning of a page
 * and its title: lists of links with an entry that every site has, and links with the
 * signs of a trail between them, which often ends with the title.
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
			else if (PageBlocks.isText(block)) {
				return Set.of();
			}
		}
		List<Block> list = entries.stream().filter((block) -> !isTrail(links.get(block.ordinal()))).toList();
		boolean menu = list.size() > 1 && list.stream().anyMatch((block) -> PageLinks.isUsual(block.text()));
		return Set.copyOf(entries.stream()
			.filter((block) -> menu || isTrail(links.get(block.ordinal())))
			.map(Block::ordinal)
			.toList());
	}

	private static boolean isTrail(LineLinks line) {
		return line.count() > 0 && line.trail();
	}

	private static boolean isEntry(Block block, LineLinks line, String title) {
		return PageLinks.isNeutral(block.text()) && switch (block.kind()) {
			case PARAGRAPH -> line.isAll() || (isTrail(line) && line.outside().equals(title));
			case LIST_ITEM -> line.isAll() || (line.count() == 0 && line.outside().equals(title));
			case HEADING, TABLE_ROW, IMAGE, STATUS, FURNITURE -> false;
		};
	}

}
