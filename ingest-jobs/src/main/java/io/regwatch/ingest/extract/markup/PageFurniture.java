package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * Makes furniture of what a page of a site has without marking or naming it: menus above
 * the title, tables of contents, and what readers may do with the page.
 *
 * @param links in each block
 * @param content where the main part or an article begins
 */
record PageFurniture(List<LineLinks> links, int content) {

	List<Block> mark(List<Block> blocks) {
		List<Block> settled = furnitureIf(blocks, (block) -> block.kind() == BlockKind.PARAGRAPH && isAction(block));
		// Actions in lists may be entries of a menu, and are needed to recognise it.
		Set<Integer> menu = menu(settled);
		Set<String> headings = headings(settled);
		return furnitureIf(settled, (block) -> menu.contains(block.ordinal()) || isAction(block)
				|| isOfContents(block, headings) || isAboveOutage(block, settled));
	}

	/** A heading with nothing below it but a note about the site. */
	private static boolean isAboveOutage(Block block, List<Block> all) {
		if (block.kind() != BlockKind.HEADING || block.level() == 1 || !PageLinks.isNeutral(block.text())) {
			return false;
		}
		List<Block> below = all.stream()
			.skip(block.ordinal() + 1L)
			.takeWhile((next) -> next.kind() != BlockKind.HEADING)
			.toList();
		return !below.isEmpty() && below.stream()
			.allMatch((next) -> next.kind() == BlockKind.FURNITURE && OutageNotice.isOfSite(next.text()));
	}

	private static List<Block> furnitureIf(List<Block> blocks, Predicate<Block> predicate) {
		return blocks.stream().map((block) -> predicate.test(block) ? furniture(block) : block).toList();
	}

	private Set<Integer> menu(List<Block> all) {
		@Nullable Block title = all.stream().filter((block) -> block.kind() == BlockKind.HEADING).findFirst().orElse(null);
		List<Block> head = (title == null) ? List.of()
				: all.stream().limit(Math.min(this.content, title.ordinal())).toList();
		return PageMenu.entries(head, title, this.links);
	}

	private static Set<String> headings(List<Block> blocks) {
		return blocks.stream()
			.filter((block) -> block.kind() == BlockKind.HEADING)
			.map(Block::text)
			.collect(Collectors.toSet());
	}

	/** Scripts make a table of contents of the headings of a page. */
	private boolean isOfContents(Block block, Set<String> headings) {
		return (block.kind() == BlockKind.LIST_ITEM || block.kind() == BlockKind.PARAGRAPH)
				&& this.links.get(block.ordinal()).isAll() && headings.contains(block.text());
	}

	private boolean isAction(Block block) {
		LineLinks links = this.links.get(block.ordinal());
		return switch (block.kind()) {
			case LIST_ITEM -> PageLinks.isAction(block.text(), links) || PageFunctions.is(block.text(), links);
			case PARAGRAPH -> PageLinks.isAction(block.text(), links) || PageFunctions.is(block.text(), links)
					|| PageFunctions.isControls(block.text(), links) || PageLinks.isAboutPage(block.text())
					|| PageLinks.isFromHome(block.text(), links) || OutageNotice.isOfSite(block.text());
			case HEADING -> block.level() > 1 && PageLinks.isAboutPage(block.text());
			case TABLE_ROW, IMAGE, FURNITURE, STATUS -> false;
		};
	}

	private static Block furniture(Block block) {
		return new Block(block.ordinal(), block.page(), BlockKind.FURNITURE, 0, block.text());
	}

}
