package io.regwatch.ingest.extract.markup;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
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
	 * @param rest characters of the page outside of such boxes
	 */
	boolean isFurniture(Block block, int rest) {
		return isNamed(block, rest) || (this.outer != null && this.outer.isFurniture(block, rest));
	}

	private boolean isNamed(Block block, int rest) {
		return !this.content && rest > 0 && switch (this.role) {
			case BANNER -> true;
			case WIDGET -> this.characters <= MOST_WIDGET && !StatusNotices.isNotice(block.text());
			case PART -> block.kind() != BlockKind.HEADING && this.characters <= MOST_MENU * rest
					&& PageLinks.isNeutral(block.text());
			default -> this.characters <= MOST_MENU * rest;
		};
	}

}
