package io.regwatch.ingest.extract.markup;

import org.jspecify.annotations.Nullable;

/** A box of a page that is named like furniture, perhaps in another one. */
final class PageBox {

	/** A menu with more than so many times the text of the rest is the content. */
	private static final int MOST_MENU = 3;

	/** A box of links to share a page, or a counter, with more characters is text. */
	private static final int MOST_WIDGET = 600;

	private final XhtmlRole role;

	private final @Nullable PageBox outer;

	private boolean content;

	private int characters;

	PageBox(XhtmlRole role, @Nullable PageBox outer) {
		this.role = role;
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

	/** Notes that it has a title or an article, which no banner or menu has. */
	void hasContent() {
		this.content = true;
		if (this.outer != null) {
			this.outer.hasContent();
		}
	}

	void add(int more) {
		this.characters += more;
		if (this.outer != null) {
			this.outer.add(more);
		}
	}

	/**
	 * Whether a block in it is no text of the document.
	 * @param text of the block
	 * @param links in the block
	 * @param rest characters of the page outside of such boxes
	 */
	boolean isFurniture(String text, LineLinks links, int rest) {
		return isNamed(text, links, rest) || (this.outer != null && this.outer.isFurniture(text, links, rest));
	}

	private boolean isNamed(String text, LineLinks links, int rest) {
		return !this.content && rest > 0 && switch (this.role) {
			case BANNER -> true;
			case WIDGET, SEARCH -> this.characters <= MOST_WIDGET && !StatusNotices.isNotice(text);
			case SITE_MENU -> links.isAll() && this.characters <= MOST_MENU * rest && PageLinks.isNeutral(text);
			default -> this.characters <= MOST_MENU * rest;
		};
	}

}
