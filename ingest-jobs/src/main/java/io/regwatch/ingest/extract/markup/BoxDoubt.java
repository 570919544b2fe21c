package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

import org.xml.sax.Attributes;

/**
 * Whether a box that is named like one of a site may be a part of the document: an
 * insurance may be social, costs have a share, and a pager is a device.
 */
enum BoxDoubt {

	/** It is one of the site. */
	NONE,

	/** It has the name of a box of a site, but stands in the content. */
	NAME,

	/** Its name is a word that documents use. */
	WORD;

	/** Names that no part of a document has: those of tools, and of what others post. */
	private static final Pattern TOOL = Pattern
		.compile("(?:.*-)?(?:addthis|addtoany|sharethis|sharedaddy|a2a-kit|tweets|(?:twitter|facebook|instagram)-.*"
				+ "|social-(?:feed|wall|stream)|(?:live-?)?chat-?bot|live-?chat|news-?ticker|jp-relatedposts|widget-).*");

	private static final Pattern PLAIN = Pattern.compile("social|share|newsletter|pager|cookie|helpful(?:ness)?");

	/**
	 * Returns the doubt about an element.
	 * @param content whether it stands in the content
	 */
	static BoxDoubt of(String element, Attributes attributes, boolean content) {
		String names = attributes.getValue("class");
		if (element.equals("search") || "search".equals(attributes.getValue("role"))) {
			return NONE;
		}
		if (ElementNames.is(PLAIN, names)) {
			return WORD;
		}
		return (content && !ElementNames.is(TOOL, names)) ? NAME : NONE;
	}

}
