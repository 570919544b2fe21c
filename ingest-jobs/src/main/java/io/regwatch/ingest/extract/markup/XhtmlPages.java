package io.regwatch.ingest.extract.markup;

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

	boolean isStart(XhtmlRole role, Attributes attributes) {
		return switch (this) {
			case NONE, SITE -> false;
			case SHEETS -> role == XhtmlRole.HEADING;
			case SLIDES -> "slide-content".equals(attributes.getValue("class"));
		};
	}

}
