package io.regwatch.ingest.extract.markup;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** What has been read in a box of a page. */
final class BoxContents {

	private int characters;

	private boolean sentence;

	private boolean cookies;

	private boolean links;

	private boolean text;

	private boolean asks;

	private boolean begun;

	void add(int more) {
		this.characters += more;
	}

	/**
	 * Adds a block.
	 * @param asked whether the block before asks about the page
	 */
	void add(Block block, LineLinks in, boolean asked) {
		this.asks |= !this.begun && (asked || PageFeedback.isQuestion(block.text()));
		this.begun = true;
		boolean own = block.kind() != BlockKind.HEADING && PageBlocks.isText(block) && !isLink(block, in);
		this.text |= own;
		this.sentence |= own && BoxText.isSentence(block);
		this.cookies |= BoxText.isAboutCookies(block.text());
		this.links |= in.count() > 0;
	}

	int characters() {
		return this.characters;
	}

	/** Whether it has text beside headings and links. */
	boolean hasText() {
		return this.text;
	}

	/** Whether a question about the page is its first text, or is above it. */
	boolean asks() {
		return this.asks;
	}

	/** Whether a box with a doubtful name has a sentence that is not about the site. */
	boolean isDocument(BoxDoubt doubt) {
		return this.sentence && doubt != BoxDoubt.NONE;
	}

	/** Whether it asks for consent to cookies, or says nothing. */
	boolean isConsent(BoxDoubt doubt) {
		return switch (doubt) {
			case NONE -> true;
			case NAME -> this.cookies || !this.sentence;
			case WORD -> (this.cookies && this.links) || !this.sentence;
		};
	}

	/** Files may belong to the document also where other pages are listed. */
	static boolean isLink(Block block, LineLinks links) {
		return links.files().isEmpty() && PageLinks.isMostly(block.text(), links);
	}

}
