package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;

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

	private final Blocks blocks = new Blocks();

	private final List<@Nullable Box> boxes = new ArrayList<>();

	private @Nullable Box open;

	/**
	 * Begins a box.
	 * @param banner whether it is furniture however long it is
	 */
	void startBox(boolean banner) {
		this.open = new Box(banner);
	}

	void endBox() {
		this.open = null;
	}

	/** Notes that a title or an article begins, which no banner or menu has. */
	void startContent() {
		if (this.open != null) {
			this.open.content = true;
		}
	}

	void heading(int page, int level, CharSequence text) {
		this.blocks.heading(page, level, text);
		fill();
	}

	void add(int page, BlockKind kind, CharSequence text) {
		this.blocks.add(page, kind, text);
		fill();
	}

	/** A block without text is not added. */
	private void fill() {
		if (this.blocks.size() > this.boxes.size()) {
			this.boxes.add(this.open);
		}
	}

	List<Block> toList() {
		List<Block> all = this.blocks.toList();
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
		List<Block> settled = new ArrayList<>();
		for (Block block : all) {
			@Nullable Box box = this.boxes.get(block.ordinal());
			settled.add((box != null && box.isFurniture(rest)) ? furniture(block) : block);
		}
		return PageNotes.markDates(settled);
	}

	static Block furniture(Block block) {
		return new Block(block.ordinal(), block.page(), BlockKind.FURNITURE, 0, block.text());
	}

	private static final class Box {

		private final boolean banner;

		private boolean content;

		private int characters;

		private Box(boolean banner) {
			this.banner = banner;
		}

		private boolean isFurniture(int rest) {
			return !this.content && rest > 0 && (this.banner || this.characters <= MOST_MENU * rest);
		}

	}

}
