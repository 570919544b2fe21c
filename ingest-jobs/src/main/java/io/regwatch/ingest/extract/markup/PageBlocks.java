package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

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

	private final MainPart main = new MainPart();

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

	/**
	 * Begins a box that is named like furniture.
	 * @param doubt whether it may be a part of the document
	 */
	void startBox(XhtmlRole role, BoxDoubt doubt) {
		this.open = new PageBox(role, doubt, this.open);
		if (role == XhtmlRole.HEADER && this.titles > 0) {
			this.open.hasContent();
		}
	}

	void endBox() {
		this.open = Objects.requireNonNull(this.open).outer();
	}

	/**
	 * Notes that the main part of a page begins.
	 * @param named whether nothing but its name says so
	 * @param labelled whether readers open it with the block before it
	 */
	void startMain(boolean named, boolean labelled) {
		this.main.start(named);
		if (labelled && !this.boxes.isEmpty()) {
			this.main.add(this.boxes.size() - 1);
		}
	}

	void endMain() {
		this.main.end();
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

	int size() {
		return this.blocks.size();
	}

	/** A block without text is not added. */
	private void fill(LineLinks line) {
		if (this.blocks.size() > this.boxes.size()) {
			this.main.add(this.boxes.size());
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
		List<Block> settled = all.stream().map((block) -> inBox(block, rest)).toList();
		List<Block> own = this.site
				? this.main.mark(new PageFurniture(this.links, this.content).mark(settled), this.links) : settled;
		List<Block> marked = PageStamps.mark(own.stream().map(this::withFiles).toList(), this::isInStamp);
		return marked.stream().anyMatch(PageBlocks::isText) ? marked : all;
	}

	/** Rows have the names of files in their cells. */
	private Block withFiles(Block block) {
		return !isText(block) ? block : new Block(block.ordinal(), block.page(), block.kind(), block.level(),
				this.links.get(block.ordinal()).named(block.text()));
	}

	private Block inBox(Block block, int rest) {
		@Nullable PageBox box = this.boxes.get(block.ordinal());
		BlockKind kind = (box != null) ? box.kind(block, this.links.get(block.ordinal()), rest) : block.kind();
		return (kind == block.kind()) ? block : new Block(block.ordinal(), block.page(), kind, 0, block.text());
	}

	/** Counts the text in each box, and returns how long the text outside of them is. */
	private int measure(List<Block> all) {
		int rest = 0;
		boolean asked = false;
		for (Block block : all) {
			@Nullable PageBox box = this.boxes.get(block.ordinal());
			int characters = (block.kind() != BlockKind.FURNITURE) ? block.text().length() : 0;
			if (box != null) {
				box.add(characters);
				box.hasText(block, this.links.get(block.ordinal()), asked);
			}
			rest += (box == null || box.isOfContent()) ? characters : 0;
			asked = PageFeedback.isQuestion(block.text());
		}
		return rest;
	}

	static boolean isText(Block block) {
		return switch (block.kind()) {
			case HEADING, PARAGRAPH, LIST_ITEM, TABLE_ROW, IMAGE -> true;
			case STATUS, FURNITURE -> false;
		};
	}

	private boolean isInStamp(Block block) {
		@Nullable PageBox box = this.boxes.get(block.ordinal());
		return block.kind() == BlockKind.PARAGRAPH && box != null && box.isStamp();
	}

}
