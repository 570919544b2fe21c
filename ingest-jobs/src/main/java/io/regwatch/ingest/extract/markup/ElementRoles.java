package io.regwatch.ingest.extract.markup;

import io.regwatch.ingest.extract.markup.style.PhrasingElements;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** Decides what an element of HTML does to the text in it. */
final class ElementRoles {

	private static final Pattern INVISIBLE = Pattern
		.compile("(?i)(?:display\\s*+:\\s*+none|visibility\\s*+:\\s*+hidden)");

	private ElementRoles() {
	}

	/**
	 * Returns the role of an element.
	 * @param open the elements around it
	 * @param opened whether readers can open it by a link, a button or an option
	 */
	static XhtmlRole of(String element, Attributes attributes, OpenRoles open, XhtmlPages pages, boolean opened) {
		boolean inline = PhrasingElements.has(element) || element.equals("svg");
		if (isHidden(attributes) && !opened && !isFurtherEntry(element, open) && !ElementNames.isPanel(attributes)
				&& !pages.isNote(element, attributes)) {
			return inline ? XhtmlRole.HIDDEN_INLINE : XhtmlRole.HIDDEN;
		}
		if (EmbeddedText.isNotShown(element, attributes)) {
			return XhtmlRole.HIDDEN_INLINE;
		}
		if (EmbeddedText.isShown(element, attributes)) {
			return element.equals("script") ? XhtmlRole.INLINE : XhtmlRole.BLOCK;
		}
		if (element.equals("svg")) {
			return "true".equals(attributes.getValue("aria-hidden")) ? XhtmlRole.UNSPOKEN : XhtmlRole.DRAWING;
		}
		@Nullable XhtmlRole part = (inline || ofElement(element) == XhtmlRole.BLOCK) ? TableRoles.of(attributes) : null;
		if (part != null) {
			return part;
		}
		if (inline) {
			boolean unheard = element.equals("a") && "true".equals(attributes.getValue("aria-hidden"));
			return (unheard || ElementNames.isSpoken(attributes)) ? XhtmlRole.SPOKEN : XhtmlRole.INLINE;
		}
		return ofBlock(element, attributes, open, pages, opened);
	}

	private static XhtmlRole ofBlock(String element, Attributes attributes, OpenRoles open, XhtmlPages pages,
			boolean opened) {
		boolean content = open.has(XhtmlRole.CONTENT);
		XhtmlRole known = pages.isPart(element, attributes, open.hasSection()) ? XhtmlRole.BLOCK : ofElement(element);
		XhtmlRole role = (known == XhtmlRole.BLOCK) ? pages.roleOf(element, attributes.getValue("class")) : known;
		XhtmlRole named = switch (role) {
			case BLOCK, CONTAINER, ITEM -> NamedRoles.of(element, attributes, open, role);
			case ASIDE -> ElementNames.isRelated(attributes) ? XhtmlRole.RELATED
					: content ? inContent(attributes, role) : NamedRoles.of(element, attributes, open, role);
			case HEADER, NAVIGATION, FOOTER, CHROME -> content ? inContent(attributes, role) : role;
			default -> role;
		};
		if (content && (named == XhtmlRole.HEADER || named == XhtmlRole.ASIDE)) {
			return XhtmlRole.BLOCK;
		}
		boolean box = named == XhtmlRole.BLOCK || named == XhtmlRole.CONTAINER || named == XhtmlRole.FORM;
		boolean other = named == XhtmlRole.CHROME || (box && isHidden(attributes));
		return (opened && other && !content && !open.has(XhtmlRole.ROW)) ? XhtmlRole.ASIDE : named;
	}

	/** Rows and items that a reader sees after the first ones. */
	private static boolean isFurtherEntry(String element, OpenRoles open) {
		return open.hasEntries() && (element.equals("tr") || element.equals("li"));
	}

	private static XhtmlRole inContent(Attributes attributes, XhtmlRole otherwise) {
		return (ElementNames.isWidget(attributes) || MenuNames.isSiteList(attributes)) ? XhtmlRole.WIDGET : otherwise;
	}

	static boolean isHidden(Attributes attributes) {
		String hidden = attributes.getValue("hidden");
		String style = attributes.getValue("style");
		return (hidden != null && !hidden.equals("until-found")) || (style != null && INVISIBLE.matcher(style).find());
	}

	private static XhtmlRole ofElement(String element) {
		return switch (element) {
			case "head", "script", "style", "template", "datalist" -> XhtmlRole.DROPPED;
			case "noscript", "object" -> XhtmlRole.FALLBACK;
			case "nav" -> XhtmlRole.NAVIGATION;
			case "footer" -> XhtmlRole.FOOTER;
			case "header" -> XhtmlRole.HEADER;
			case "aside" -> XhtmlRole.ASIDE;
			case "main", "article" -> XhtmlRole.CONTENT;
			case "h1", "h2", "h3", "h4", "h5", "h6" -> XhtmlRole.HEADING;
			case "li" -> XhtmlRole.ITEM;
			case "tr" -> XhtmlRole.ROW;
			case "td", "th" -> XhtmlRole.CELL;
			case "table", "ul", "ol", "section", "form" -> XhtmlRole.CONTAINER;
			default -> XhtmlRole.BLOCK;
		};
	}

}
