package io.regwatch.ingest.extract.markup;

import java.util.Set;

import org.xml.sax.Attributes;

/** What the elements of a drawing (SVG) do to the text in it. */
final class Drawings {

	/** Of the elements that end a drawing as the HTML standard (13.2.6.5) says. */
	private static final Set<String> BREAKOUTS = Set.of("blockquote", "body", "center", "dd", "div", "dl", "dt", "h1",
			"h2", "h3", "h4", "h5", "h6", "li", "ol", "p", "pre", "table", "tbody", "td", "th", "thead", "tr", "ul");

	private static final Set<String> NOT_DRAWN = Set.of("metadata", "defs", "symbol", "clippath", "mask", "pattern",
			"marker");

	private Drawings() {
	}

	/**
	 * The role of an element within a drawing.
	 * @param outside its role where there is no drawing
	 * @param open the elements around it
	 */
	static XhtmlRole role(String element, Attributes attributes, XhtmlRole outside, OpenRoles open) {
		if (BREAKOUTS.contains(element)) {
			return outside;
		}
		if (ElementRoles.isHidden(attributes) || outside == XhtmlRole.DROPPED || NOT_DRAWN.contains(element)) {
			return XhtmlRole.HIDDEN_INLINE;
		}
		return switch (element) {
			case "text", "tspan", "foreignobject" -> XhtmlRole.DRAWN;
			case "title", "desc" -> open.has(XhtmlRole.UNSPOKEN) ? XhtmlRole.HIDDEN_INLINE : XhtmlRole.LABEL;
			default -> XhtmlRole.INLINE;
		};
	}

}
