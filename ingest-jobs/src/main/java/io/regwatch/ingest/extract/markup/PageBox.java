package io.regwatch.ingest.extract.markup;

import io.regwatch.ingest.extract.markup.stamp.PageDates;
import io.regwatch.schema.text.StatusNotices;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/** A box of a page that is named like furniture, perhaps in another one. */
final class PageBox {

	/** A menu with more than so many times the text of the rest is the content. */
	private static final int MOST_MENU = 3;

	/** A box of links to share a page, or a counter, with more characters is text. */
	private static final int MOST_WIDGET = 600;

	/** Words of a status. */
	private static final int MOST_OF_STATUS = 2;

	private final XhtmlRole role;

	private final @Nullable PageBox outer;

	private final BoxDoubt doubt;

	private final BoxContents contents = new BoxContents();

	private boolean content;

	/** Whether its last heading says that the document applies to what follows. */
	private boolean scope;

	/**
	 * Makes a box without text.
	 * @param doubt whether it may be a part of the document with the same name
	 */
	PageBox(XhtmlRole role, BoxDoubt doubt, @Nullable PageBox outer) {
		this.role = role;
		this.doubt = doubt;
		this.outer = outer;
	}

	@Nullable PageBox outer() {
		return this.outer;
	}

	/** Notes that it has an entry of a list or a row, which a search has not. */
	void hasEntries() {
		this.content |= this.role == XhtmlRole.SEARCH;
		if (this.outer != null) {
			this.outer.hasEntries();
		}
	}

	/** Whether it is named like a date on which a page was saved. */
	boolean isStamp() {
		return this.role == XhtmlRole.STAMP;
	}

	/** Returns the header that it is or is in, if any. */
	@Nullable PageBox header() {
		if (this.role == XhtmlRole.HEADER) {
			return this;
		}
		return (this.outer != null) ? this.outer.header() : null;
	}

	/** Notes that it has a title, which no banner or menu has. */
	void hasTitle() {
		this.content |= this.role != XhtmlRole.HEADER;
		if (this.outer != null) {
			this.outer.hasTitle();
		}
	}

	/** Notes that it has an article, or the title of the document and not of the site. */
	void hasContent() {
		this.content = true;
		if (this.outer != null) {
			this.outer.hasContent();
		}
	}

	void add(int more) {
		this.contents.add(more);
		if (this.outer != null) {
			this.outer.add(more);
		}
	}

	/**
	 * Notes a block in it.
	 * @param asked whether the block before asks about the page
	 */
	void hasText(Block block, LineLinks links, boolean asked) {
		this.contents.add(block, links, asked);
		if (this.outer != null) {
			this.outer.hasText(block, links, asked);
		}
	}

	/** Whether it and the boxes around it are forms for what the page is about. */
	boolean isOfContent() {
		return this.role == XhtmlRole.FORM && !this.contents.asks() && (this.outer == null || this.outer.isOfContent());
	}

	/**
	 * Returns the kind of a block in it: furniture if it is no text of the document.
	 * @param links in the block
	 * @param rest characters of the page outside of such boxes
	 */
	BlockKind kind(Block block, LineLinks links, int rest) {
		BlockKind around = (this.outer != null) ? this.outer.kind(block, links, rest) : block.kind();
		if (around != block.kind() || rest == 0) {
			return around;
		}
		if (!this.content && block.level() != 1 && isState(block, links)) {
			return BlockKind.STATUS;
		}
		return isFurniture(block, links, rest) ? BlockKind.FURNITURE : block.kind();
	}

	private boolean isState(Block block, LineLinks links) {
		return switch (this.role) {
			case HEADER -> StatusNotices.isNotice(block.text()) || DocumentNotes.isState(block.text(), links);
			case ASIDE, RELATED -> StatusNotices.isNotice(block.text()) && !(links.isAll() && isTeaser(block.text()));
			case MENU, SITE_MENU -> DocumentNotes.isState(block.text(), links);
			default -> false;
		};
	}

	/** Whether a link says more than what a document is worth. */
	private static boolean isTeaser(String text) {
		return text.strip().split("\\s+", MOST_OF_STATUS + 2).length > MOST_OF_STATUS;
	}

	private boolean isFurniture(Block block, LineLinks links, int rest) {
		String words = block.text();
		boolean link = links.isAll() && links.files().isEmpty() && PageLinks.isNeutral(words);
		if (this.content) {
			return this.role == XhtmlRole.HEADER && link && block.kind() != BlockKind.HEADING;
		}
		return switch (this.role) {
			case BANNER -> this.contents.isConsent(this.doubt);
			case HEADER -> block.level() != 1;
			case ASIDE, RELATED -> isBeside(block, links);
			case WIDGET, SEARCH -> this.contents.characters() <= MOST_WIDGET && !this.contents.isDocument(this.doubt)
					&& !StatusNotices.isNotice(words);
			case SITE_NOTE -> PageLinks.isNeutral(words) || PageDates.isDate(words);
			case FORM -> this.contents.asks() && this.contents.characters() <= Math.min(MOST_WIDGET, rest)
					&& !StatusNotices.isNotice(words) && links.files().isEmpty();
			case STAMP -> false;
			case SITE_MENU -> link && this.contents.characters() <= MOST_MENU * rest;
			default -> this.contents.characters() <= MOST_MENU * rest;
		};
	}

	private boolean isBeside(Block block, LineLinks links) {
		boolean heading = block.kind() == BlockKind.HEADING;
		this.scope = heading ? DocumentNotes.isScope(block.text()) : this.scope;
		return !this.scope && (heading ? !this.contents.hasText() : BoxContents.isLink(block, links));
	}

}
