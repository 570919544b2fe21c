package io.regwatch.ingest.extract.markup;

/** A box of a page that is named like a cookie banner, a widget or a menu. */
final class PageBox {

	/** A menu with more than so many times the text of the rest is the content. */
	private static final int MOST_MENU = 3;

	/** A box of links to share a page, or a counter, with more characters is text. */
	private static final int MOST_WIDGET = 600;

	private final XhtmlRole role;

	private boolean content;

	private int characters;

	PageBox(XhtmlRole role) {
		this.role = role;
	}

	/** Notes that it has a title or an article, which no banner or menu has. */
	void hasContent() {
		this.content = true;
	}

	void add(int more) {
		this.characters += more;
	}

	/**
	 * Whether it is none of the text.
	 * @param rest characters of the page outside of such boxes
	 */
	boolean isFurniture(int rest) {
		return !this.content && rest > 0 && switch (this.role) {
			case BANNER -> true;
			case WIDGET -> this.characters <= MOST_WIDGET;
			default -> this.characters <= MOST_MENU * rest;
		};
	}

}
