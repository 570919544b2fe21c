package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * The blocks of a page, and in which boxes named like cookie banners or menus they stand.
 * Only at the end of a page is it known whether a box is furniture: a site may have put
 * its whole text into one.
 */
final class PageBlocks {

	/** A menu with more than so many times the text of the rest is the content. */
	private static final int MOST_MENU = 3;

	/** A box of links to share a page, or a counter, with more characters is text. */
	private static final int MOST_WIDGET = 600;

	private final Blocks blocks = new Blocks();

	private final boolean site;

	private final List<@Nullable Box> boxes = new ArrayList<>();

	private final List<LineLinks> links = new ArrayList<>();

	private @Nullable Box open;

	/** Where the main part or an article begins. */
	private int content = Integer.MAX_VALUE;

	/**
	 * Makes a page without blocks.
	 * @param site whether it is one of a site, which may have menus
	 */
	PageBlocks(boolean site) {
		this.site = site;
	}

	/** Begins a box that is named like a banner, a widget or a menu. */
	void startBox(XhtmlRole role) {
		this.open = new Box(role);
	}

	void endBox() {
		this.open = null;
	}

	/** Notes that the main part of a page or an article begins. */
	void startContent() {
		this.content = Math.min(this.content, this.blocks.size());
		startTitle();
	}

	/** Notes that what no banner or menu has begins. */
	void startTitle() {
		if (this.open != null) {
			this.open.content = true;
		}
	}

	void heading(int page, int level, CharSequence text) {
		this.blocks.heading(page, level, text);
		fill(LineLinks.NONE);
	}

	void add(int page, BlockKind kind, CharSequence text, LineLinks links) {
		this.blocks.add(page, kind, text);
		fill(links);
	}

	/** A block without text is not added. */
	private void fill(LineLinks line) {
		if (this.blocks.size() > this.boxes.size()) {
			this.boxes.add(this.open);
			this.links.add(line);
		}
	}

	List<Block> toList() {
		List<Block> all = this.blocks.toList();
		int rest = measure(all);
		Set<Integer> menu = this.site ? menu(all) : Set.of();
		List<Block> settled = new ArrayList<>();
		for (Block block : all) {
			@Nullable Box box = this.boxes.get(block.ordinal());
			boolean furniture = (box != null && box.isFurniture(rest)) || menu.contains(block.ordinal())
					|| (this.site && isAction(block));
			settled.add(furniture ? furniture(block) : block);
		}
		List<Block> marked = PageStamps.mark(settled);
		return marked.stream().anyMatch(PageBlocks::isText) ? marked : all;
	}

	/** Counts the text in each box, and returns how long the text outside of them is. */
	private int measure(List<Block> all) {
		int rest = 0;
		for (Block block : all) {
			@Nullable Box box = this.boxes.get(block.ordinal());
			int characters = (block.kind() != BlockKind.FURNITURE) ? block.text().length() : 0;
			if (box != null) {
				box.characters += characters;
			}
			else {
				rest += characters;
			}
		}
		return rest;
	}

	static boolean isText(Block block) {
		return switch (block.kind()) {
			case HEADING, PARAGRAPH, LIST_ITEM, TABLE_ROW, IMAGE -> true;
			case STATUS, FURNITURE -> false;
		};
	}

	private Set<Integer> menu(List<Block> all) {
		@Nullable Block title = all.stream().filter((block) -> block.kind() == BlockKind.HEADING).findFirst().orElse(null);
		List<Block> head = (title == null) ? List.of()
				: all.stream().limit(Math.min(this.content, title.ordinal())).toList();
		return PageMenu.entries(head, title, this.links);
	}

	private boolean isAction(Block block) {
		LineLinks links = this.links.get(block.ordinal());
		return switch (block.kind()) {
			case LIST_ITEM -> PageLinks.isAction(block.text(), links);
			case PARAGRAPH -> PageLinks.isAction(block.text(), links) || PageLinks.isControls(block.text(), links);
			case HEADING, TABLE_ROW, IMAGE, FURNITURE, STATUS -> false;
		};
	}

	static Block furniture(Block block) {
		return new Block(block.ordinal(), block.page(), BlockKind.FURNITURE, 0, block.text());
	}

	private static final class Box {

		private final XhtmlRole role;

		private boolean content;

		private int characters;

		private Box(XhtmlRole role) {
			this.role = role;
		}

		private boolean isFurniture(int rest) {
			return !this.content && rest > 0 && switch (this.role) {
				case BANNER -> true;
				case WIDGET -> this.characters <= MOST_WIDGET;
				default -> this.characters <= MOST_MENU * rest;
			};
		}

	}

}
