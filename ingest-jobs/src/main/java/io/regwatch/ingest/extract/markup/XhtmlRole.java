package io.regwatch.ingest.extract.markup;

import java.util.Set;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

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

	/** A box beside the content of a page. */
	ASIDE,

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

	private static final Set<String> INLINES = Set.of("a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "cite",
			"code", "data", "del", "dfn", "em", "font", "i", "img", "input", "ins", "kbd", "label", "mark", "meter",
			"option", "optgroup", "progress", "q", "samp", "select", "s", "small", "span", "strike", "strong", "sub",
			"sup", "time", "tt", "u", "var", "wbr");

	private static final Pattern INVISIBLE = Pattern
		.compile("(?i)(?:display\\s*+:\\s*+none|visibility\\s*+:\\s*+hidden)");

	/** Whether an element usually is a part of a line. */
	static boolean isPhrasing(String element) {
		return INLINES.contains(element);
	}

	/**
	 * Returns the role of an element.
	 * @param open the elements around it
	 * @param opened whether readers can open it by a link, a button or an option
	 */
	static XhtmlRole of(String element, Attributes attributes, OpenRoles open, XhtmlPages pages, boolean opened) {
		boolean inline = INLINES.contains(element) || element.equals("svg");
		boolean hidden = isHidden(attributes);
		if (hidden && !opened && !isFurtherEntry(element, open) && !ElementNames.isPanel(attributes)
				&& !pages.isNote(element, attributes)) {
			return inline ? HIDDEN_INLINE : HIDDEN;
		}
		if (EmbeddedText.isNotShown(element, attributes)) {
			return HIDDEN_INLINE;
		}
		if (EmbeddedText.isShown(element, attributes)) {
			return element.equals("script") ? INLINE : BLOCK;
		}
		if (element.equals("svg")) {
			return "true".equals(attributes.getValue("aria-hidden")) ? UNSPOKEN : DRAWING;
		}
		@Nullable XhtmlRole part = (inline || ofElement(element) == BLOCK) ? TableRoles.of(attributes) : null;
		if (part != null) {
			return part;
		}
		if (inline) {
			boolean unheard = element.equals("a") && "true".equals(attributes.getValue("aria-hidden"));
			return (unheard || ElementNames.isSpoken(attributes)) ? SPOKEN : INLINE;
		}
		boolean content = open.has(CONTENT);
		XhtmlRole known = pages.isPart(element, attributes, open.hasSection()) ? BLOCK : ofElement(element);
		XhtmlRole role = (known == BLOCK) ? pages.roleOf(attributes.getValue("class")) : known;
		XhtmlRole named = switch (role) {
			case BLOCK, CONTAINER, ITEM -> ofNames(element, attributes, content, role);
			case ASIDE -> content ? inContent(attributes, role) : ofNames(element, attributes, false, role);
			case HEADER, NAVIGATION, FOOTER, CHROME -> content ? inContent(attributes, role) : role;
			default -> role;
		};
		if (content && (named == HEADER || named == ASIDE)) {
			return BLOCK;
		}
		boolean box = named == BLOCK || named == CONTAINER;
		boolean other = named == CHROME || (box && hidden);
		return (opened && other && !content && !open.has(ROW)) ? ASIDE : named;
	}

	/** Rows and items that a reader sees after the first ones. */
	private static boolean isFurtherEntry(String element, OpenRoles open) {
		return open.hasEntries() && (element.equals("tr") || element.equals("li"));
	}

	private static XhtmlRole inContent(Attributes attributes, XhtmlRole otherwise) {
		return (ElementNames.isWidget(attributes) || ElementNames.isSiteList(attributes)) ? WIDGET : otherwise;
	}

	/** Names of forms do not count: they may hold what a search found, and bodies all. */
	private static XhtmlRole ofNames(String element, Attributes attributes, boolean content, XhtmlRole otherwise) {
		if (element.equals("search")) {
			return SEARCH;
		}
		XhtmlRole stated = ofAria(attributes.getValue("role"), otherwise);
		if (stated == CONTENT || stated == SEARCH || element.equals("form") || element.equals("table")
				|| element.equals("body")) {
			return stated;
		}
		boolean section = content || element.equals("section");
		if (ElementNames.isBanner(attributes, section)) {
			return BANNER;
		}
		if (ElementNames.isSearch(attributes)) {
			return SEARCH;
		}
		if (ElementNames.isWidget(attributes) || (content && ElementNames.isSiteList(attributes))
				|| (!content && ElementNames.isClock(attributes))) {
			return WIDGET;
		}
		if (stated == BLOCK && ElementNames.isStamp(attributes)) {
			return STAMP;
		}
		if (!content && ElementNames.isMenu(attributes)) {
			return MENU;
		}
		return (!section && stated == otherwise && ElementNames.isSiteMenu(attributes)) ? SITE_MENU : stated;
	}

	/** The landmarks of WAI-ARIA 1.2; an alert may be about the document. */
	private static XhtmlRole ofAria(@Nullable String aria, XhtmlRole otherwise) {
		return switch (aria) {
			case "main" -> CONTENT;
			case "search" -> SEARCH;
			case "navigation" -> NAVIGATION;
			case "banner" -> HEADER;
			case "contentinfo" -> FOOTER;
			case "complementary" -> ASIDE;
			case "dialog", "alertdialog" -> CHROME;
			case null, default -> otherwise;
		};
	}

	/** Whether the element is a box that may be furniture. */
	boolean isBox() {
		return switch (this) {
			case BANNER, WIDGET, STAMP, SEARCH, MENU, SITE_MENU, HEADER, ASIDE -> true;
			case INLINE, DRAWING, DRAWN, LABEL, SPOKEN, HIDDEN_INLINE, UNSPOKEN, DROPPED, FALLBACK, HIDDEN, CHROME,
					NAVIGATION, FOOTER, CONTENT, HEADING, ITEM, ROW, CELL, CONTAINER, BLOCK ->
				false;
		};
	}

	/** Whether the element is part of a line of text. */
	boolean isInline() {
		return switch (this) {
			case INLINE, DRAWING, DRAWN, LABEL, SPOKEN, HIDDEN_INLINE, UNSPOKEN -> true;
			case DROPPED, FALLBACK, HIDDEN, BANNER, WIDGET, STAMP, SEARCH, MENU, SITE_MENU, HEADER, ASIDE, CHROME,
					NAVIGATION, FOOTER, CONTENT, HEADING, ITEM, ROW, CELL, CONTAINER, BLOCK ->
				false;
		};
	}

	static boolean isHidden(Attributes attributes) {
		String hidden = attributes.getValue("hidden");
		String style = attributes.getValue("style");
		return (hidden != null && !hidden.equals("until-found")) || (style != null && INVISIBLE.matcher(style).find());
	}

	private static XhtmlRole ofElement(String element) {
		return switch (element) {
			case "head", "script", "style", "template", "datalist" -> DROPPED;
			case "noscript", "object" -> FALLBACK;
			case "nav" -> NAVIGATION;
			case "footer" -> FOOTER;
			case "header" -> HEADER;
			case "aside" -> ASIDE;
			case "main", "article" -> CONTENT;
			case "h1", "h2", "h3", "h4", "h5", "h6" -> HEADING;
			case "li" -> ITEM;
			case "tr" -> ROW;
			case "td", "th" -> CELL;
			case "table", "ul", "ol", "section", "form" -> CONTAINER;
			default -> BLOCK;
		};
	}

}
