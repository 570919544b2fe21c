package io.regwatch.ingest.extract.markup;

import java.util.Set;

import org.jspecify.annotations.Nullable;

/** What an element of HTML does to the text in it. */
enum XhtmlRole {

	/** Part of a line of text. */
	INLINE,

	/** Not text. */
	DROPPED,

	/** Around the content of a page: navigation and the like. */
	CHROME,

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

	private static final Set<String> INLINES = Set.of("a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "cite",
			"code", "data", "del", "dfn", "em", "font", "i", "img", "input", "ins", "kbd", "label", "mark", "q", "s",
			"samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr");

	static XhtmlRole of(String element, @Nullable String style) {
		if (INLINES.contains(element)) {
			return INLINE;
		}
		return switch (element) {
			case "head", "script", "style", "noscript", "template", "svg", "select", "object" -> DROPPED;
			case "nav", "header", "footer", "aside" -> CHROME;
			case "main", "article" -> CONTENT;
			case "h1", "h2", "h3", "h4", "h5", "h6" -> HEADING;
			case "li" -> ITEM;
			case "tr" -> ROW;
			case "td", "th" -> CELL;
			case "table", "ul", "ol", "section", "form" -> CONTAINER;
			default -> ofOffice(style);
		};
	}

	// The classes that Tika gives to parts of office documents.
	private static XhtmlRole ofOffice(@Nullable String style) {
		return switch (style) {
			case "header", "footer" -> CHROME;
			case null, default -> BLOCK;
		};
	}

}
