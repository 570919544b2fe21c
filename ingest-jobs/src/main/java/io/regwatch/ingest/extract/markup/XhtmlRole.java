package io.regwatch.ingest.extract.markup;

/** What an element of HTML does to the text in it. */
enum XhtmlRole {

	/** Part of a line of text. */
	INLINE,

	/** A drawing (SVG) in a line of text. */
	DRAWING,

	/** A text in a drawing. */
	DRAWN,

	/** The title or description of a drawing, which is not displayed. */
	LABEL,

	/** A part of a line of text for readers of screens, or a sign in place of words. */
	SPOKEN,

	/** A part of a line of text that is not displayed. */
	HIDDEN_INLINE,

	/** A drawing that is seen but whose label is not read. */
	UNSPOKEN,

	/** Not text. */
	DROPPED,

	/** Displayed where a program or a format is not. */
	FALLBACK,

	/** Not displayed. */
	HIDDEN,

	/** Named like a cookie banner. */
	BANNER,

	/** Named like a share box or a counter. */
	WIDGET,

	/** Named like a note to all readers of a site, and not in the content. */
	SITE_NOTE,

	/** Named like the date on which a page was saved. */
	STAMP,

	/** Marked or named like a search, which has fields but no results. */
	SEARCH,

	/** Named like a menu, and not in the content. */
	MENU,

	/** Named like the menus of a site by its id, and not in the content. */
	SITE_MENU,

	/** The header of a page: of its document if it has the title. */
	HEADER,

	/** A form, which may ask about the page. */
	FORM,

	/** A box beside the content of a page. */
	ASIDE,

	/** Beside the content or in it, named like links to other pages. */
	RELATED,

	/** Around the content of a page: a header or footer of slides, or a dialog. */
	CHROME,

	/** Links to other pages. */
	NAVIGATION,

	/** What every page ends with. */
	FOOTER,

	/** The content of a page. */
	CONTENT,

	/** A heading. */
	HEADING,

	/** An entry of a list. */
	ITEM,

	/** A row of a table. */
	ROW,

	/** A cell of a row. */
	CELL,

	/** A container that makes of a table around it a means of layout. */
	CONTAINER,

	/** Any other block of text. */
	BLOCK;

	/** Whether the element is a box that may be furniture. */
	boolean isBox() {
		return switch (this) {
			case BANNER, WIDGET, SITE_NOTE, STAMP, SEARCH, MENU, SITE_MENU, HEADER, FORM, ASIDE, RELATED -> true;
			case INLINE, DRAWING, DRAWN, LABEL, SPOKEN, HIDDEN_INLINE, UNSPOKEN, DROPPED, FALLBACK, HIDDEN, CHROME,
					NAVIGATION, FOOTER, CONTENT, HEADING, ITEM, ROW, CELL, CONTAINER, BLOCK ->
				false;
		};
	}

	/** Whether the element is part of a line of text. */
	boolean isInline() {
		return switch (this) {
			case INLINE, DRAWING, DRAWN, LABEL, SPOKEN, HIDDEN_INLINE, UNSPOKEN -> true;
			case DROPPED, FALLBACK, HIDDEN, BANNER, WIDGET, SITE_NOTE, STAMP, SEARCH, MENU, SITE_MENU, HEADER, FORM,
					ASIDE, RELATED, CHROME, NAVIGATION, FOOTER, CONTENT, HEADING, ITEM, ROW, CELL, CONTAINER, BLOCK ->
				false;
		};
	}

}
