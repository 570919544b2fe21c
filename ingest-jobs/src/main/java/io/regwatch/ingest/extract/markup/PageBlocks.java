package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.markup.table.OpenRows;
import io.regwatch.ingest.extract.markup.table.RowText;
import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * The blocks of a page, and in which boxes that are named like furniture they stand. Only
 * at the end of a page is it known whether a box is furniture: a site may have put its
 * whole text into one.
 */
final class PageBlocks {

	private final Blocks blocks = new Blocks();

	private final boolean site;

	private final List<@Nullable PageBox> boxes = new ArrayList<>();

	private final List<LineLinks> links = new ArrayList<>();

	private final OpenRows openRows = new OpenRows();

	/** Headers with a title. */
	private final List<PageBox> headers = new ArrayList<>();

	/** Titles outside of headers. */
	private int titles;

	private @Nullable PageBox open;

	/** Where the last row begins. */
	private @Nullable PageBox rowBox;

	private BlockKind rowKind = BlockKind.TABLE_ROW;

	/** Where the main part or an article begins. */
	private int content = Integer.MAX_VALUE;

	/**
	 * Makes a page without blocks.
	 * @param site whether it is one of a site, which may have menus
	 */
	PageBlocks(boolean site) {
		this.site = site;
	}

	/** Begins a box that is named like furniture. */
	void startBox(XhtmlRole role) {
		this.open = new PageBox(role, this.open);
		if (role == XhtmlRole.HEADER && this.titles > 0) {
			this.open.hasContent();
		}
	}

	void endBox() {
		this.open = Objects.requireNonNull(this.open).outer();
	}

	/** Notes that the main part of a page or an article begins. */
	void startContent() {
		this.content = Math.min(this.content, this.blocks.size());
		if (this.open != null) {
			this.open.hasContent();
		}
	}

	/** Notes that an entry of a list begins. */
	void startEntry() {
		if (this.open != null) {
			this.open.hasEntries();
		}
	}

	/** Notes that what no banner or menu has begins. */
	void startTitle() {
		if (this.open != null) {
			this.open.hasTitle();
		}
	}

	/** Adds a heading that is marked as such. A link alone is the name of the site. */
	void title(int page, int level, CharSequence text, LineLinks links) {
		int before = this.blocks.size();
		this.blocks.heading(page, level, text);
		fill(links);
		if (level == 1 && this.blocks.size() > before && !links.isAll()) {
			@Nullable PageBox header = (this.open != null) ? this.open.header() : null;
			if (header == null) {
				this.titles++;
			}
			else {
				this.headers.add(header);
			}
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

	/**
	 * Notes that a row of a table begins. What begins in its cells is not around it.
	 * @param chrome whether it stands around the content
	 */
	void startRow(boolean chrome) {
		startEntry();
		this.rowBox = this.open;
		this.rowKind = chrome ? BlockKind.FURNITURE : BlockKind.TABLE_ROW;
	}

	/** Adds the row that began last. */
	void addRow(int page, RowText row) {
		@Nullable PageBox inner = this.open;
		this.open = this.rowBox;
		this.openRows.note(this.blocks.size(), row);
		add(page, this.rowKind, row.toString(), LineLinks.NONE);
		this.open = inner;
	}

	/** A block without text is not added. */
	private void fill(LineLinks line) {
		if (this.blocks.size() > this.boxes.size()) {
			this.boxes.add(this.open);
			this.links.add(line);
		}
	}

	List<Block> toList() {
		List<Block> all = this.openRows.closed(this.blocks.toList());
		int rest = measure(all);
		if (this.titles != 1) {
			this.headers.forEach(PageBox::hasContent);
		}
		List<Block> settled = furnitureIf(all.stream().map((block) -> inBox(block, rest)).toList(),
				(block) -> block.kind() == BlockKind.PARAGRAPH && isAction(block));
		// Actions in lists may be entries of a menu, and are needed to recognise it.
		Set<Integer> menu = this.site ? menu(settled) : Set.of();
		Set<String> headings = this.site ? headings(settled) : Set.of();
		List<Block> marked = PageStamps.mark(
				furnitureIf(settled,
						(block) -> menu.contains(block.ordinal()) || isAction(block) || isOfContents(block, headings)),
				this::isInStamp);
		return marked.stream().anyMatch(PageBlocks::isText) ? marked : all;
	}

	private static List<Block> furnitureIf(List<Block> blocks, Predicate<Block> predicate) {
		return blocks.stream().map((block) -> predicate.test(block) ? furniture(block) : block).toList();
	}

	private Block inBox(Block block, int rest) {
		@Nullable PageBox box = this.boxes.get(block.ordinal());
		BlockKind kind = (box != null) ? box.kind(block, this.links.get(block.ordinal()), rest) : block.kind();
		return (kind == block.kind()) ? block : new Block(block.ordinal(), block.page(), kind, 0, block.text());
	}

	/** Counts the text in each box, and returns how long the text outside of them is. */
	private int measure(List<Block> all) {
		int rest = 0;
		for (Block block : all) {
			@Nullable PageBox box = this.boxes.get(block.ordinal());
			int characters = (block.kind() != BlockKind.FURNITURE) ? block.text().length() : 0;
			if (box != null) {
				box.add(characters);
				box.hasText(block, this.links.get(block.ordinal()));
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

	private boolean isInStamp(Block block) {
		@Nullable PageBox box = this.boxes.get(block.ordinal());
		return block.kind() == BlockKind.PARAGRAPH && box != null && box.isStamp();
	}

	private boolean isAction(Block block) {
		LineLinks links = this.links.get(block.ordinal());
		return this.site && switch (block.kind()) {
			case LIST_ITEM -> PageLinks.isAction(block.text(), links);
			case PARAGRAPH -> PageLinks.isAction(block.text(), links) || PageLinks.isControls(block.text(), links)
					|| PageLinks.isAboutPage(block.text());
			case HEADING -> block.level() > 1 && PageLinks.isAboutPage(block.text());
			case TABLE_ROW, IMAGE, FURNITURE, STATUS -> false;
		};
	}

	private static Block furniture(Block block) {
		return new Block(block.ordinal(), block.page(), BlockKind.FURNITURE, 0, block.text());
	}

}
