package io.regwatch.ingest.extract.markup;

import java.util.Set;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** What an element of HTML does to the text in it. */
enum XhtmlRole {

	/** Part of a line of text. */
	INLINE,

	/** Text that the author has struck out, in a line of text. */
	DELETED,

	/** A part of a line of text that is not displayed. */
	HIDDEN_INLINE,

	/** Not text. */
	DROPPED,

	/** Not displayed, or a widget beside the content. */
	HIDDEN,

	/** Around the content of a page: a header or a box beside it. */
	CHROME,

	/** Links to other pages, and what every page ends with. */
	NAVIGATION,

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
			"code", "data", "dfn", "em", "font", "i", "img", "input", "ins", "kbd", "label", "mark", "q", "samp",
			"small", "span", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr");

	private static final Pattern INVISIBLE = Pattern
		.compile("(?i)(?:display\\s*+:\\s*+none|visibility\\s*+:\\s*+hidden)");

	static XhtmlRole of(String element, Attributes attributes) {
		boolean inline = INLINES.contains(element);
		if (isHidden(attributes)) {
			return inline ? HIDDEN_INLINE : HIDDEN;
		}
		if (inline) {
			return INLINE;
		}
		return PageWidgets.isWidget(element, attributes) ? HIDDEN : ofElement(element, attributes.getValue("class"));
	}

	/** Whether the element is part of a line of text. */
	boolean isInline() {
		return switch (this) {
			case INLINE, DELETED, HIDDEN_INLINE -> true;
			case DROPPED, HIDDEN, CHROME, NAVIGATION, CONTENT, HEADING, ITEM, ROW, CELL, CONTAINER, BLOCK -> false;
		};
	}

	private static boolean isHidden(Attributes attributes) {
		String hidden = attributes.getValue("hidden");
		String style = attributes.getValue("style");
		return (hidden != null && !hidden.equals("until-found")) || (style != null && INVISIBLE.matcher(style).find());
	}

	private static XhtmlRole ofElement(String element, @Nullable String style) {
		return switch (element) {
			case "del", "s", "strike" -> DELETED;
			case "head", "script", "style", "noscript", "template", "svg", "select", "object" -> DROPPED;
			case "nav", "footer" -> NAVIGATION;
			case "header", "aside" -> CHROME;
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
			case "header", "footer", "slide-master-content" -> CHROME;
			case null, default -> BLOCK;
		};
	}

}
