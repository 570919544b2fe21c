package io.regwatch.ingest.extract.markup;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** What begins a page in the XHTML that Tika makes of a document. */
enum XhtmlPages {

	/** The document has no pages. */
	NONE,

	/** The document is a page of a site. */
	SITE,

	/** A heading is the name of the sheet that it begins. */
	SHEETS,

	/** Each slide has a container. */
	SLIDES;

	/**
	 * What the class of a block says, as Tika names parts of office documents. Sites use
	 * the same names for parts of the text, and so do styles of paragraphs.
	 */
	XhtmlRole roleOf(String element, @Nullable String style) {
		return switch (style) {
			case "header", "footer", "slide-master-content" ->
				(this == SITE || element.equals("p")) ? XhtmlRole.BLOCK : XhtmlRole.CHROME;
			case null, default -> XhtmlRole.BLOCK;
		};
	}

	/**
	 * Whether a header, a footer or an aside is a part of the text, as HTML-AAM 1.0 and
	 * the roles of DPUB-ARIA say. Only pages of sites have them around their content.
	 * @param section whether it is in an element with headers and footers of its own
	 */
	boolean isPart(String element, Attributes attributes, boolean section) {
		return switch (element) {
			case "header", "footer" -> this != SITE || section || ElementNames.isOfBook(attributes);
			case "aside" -> this != SITE || ElementNames.isOfBook(attributes);
			default -> false;
		};
	}

	/** Whether an element is a note, which reading systems of books show at its mark. */
	boolean isNote(String element, Attributes attributes) {
		return (this == NONE && element.equals("aside")) || ElementNames.isBookNote(attributes);
	}

	boolean isStart(XhtmlRole role, Attributes attributes) {
		return switch (this) {
			case NONE, SITE -> false;
			case SHEETS -> role == XhtmlRole.HEADING;
			case SLIDES -> "slide-content".equals(attributes.getValue("class"));
		};
	}

}
