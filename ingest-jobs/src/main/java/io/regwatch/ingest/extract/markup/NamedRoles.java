package io.regwatch.ingest.extract.markup;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** What the names and the ARIA roles of a block say of its place in a page. */
final class NamedRoles {

	private NamedRoles() {
	}

	/**
	 * Returns the role. Names of forms do not count: they may hold what a search found,
	 * and bodies all.
	 * @param open the elements around it
	 */
	static XhtmlRole of(String element, Attributes attributes, OpenRoles open, XhtmlRole otherwise) {
		boolean content = open.has(XhtmlRole.CONTENT);
		if (element.equals("search")) {
			return XhtmlRole.SEARCH;
		}
		XhtmlRole stated = ofAria(attributes.getValue("role"), otherwise);
		if (stated == XhtmlRole.CONTENT || stated == XhtmlRole.SEARCH || element.equals("table")
				|| element.equals("body")) {
			return stated;
		}
		if (element.equals("form")) {
			return (stated == otherwise) ? XhtmlRole.FORM : stated;
		}
		boolean section = content || element.equals("section");
		if (ConsentNames.isBanner(attributes, section)) {
			return XhtmlRole.BANNER;
		}
		if (ElementNames.isSearch(attributes)) {
			return XhtmlRole.SEARCH;
		}
		if (ElementNames.isWidget(attributes) || (content && MenuNames.isSiteList(attributes))
				|| (!content && ElementNames.isClock(attributes))) {
			return XhtmlRole.WIDGET;
		}
		if (!content && (ElementNames.isSiteNote(attributes)
				|| (open.has(XhtmlRole.SITE_MENU) && MenuNames.isSiteName(attributes)))) {
			return XhtmlRole.SITE_NOTE;
		}
		if (stated == XhtmlRole.BLOCK && ElementNames.isStamp(attributes)) {
			return XhtmlRole.STAMP;
		}
		if (ElementNames.isRelated(attributes) || (!content && ElementNames.isTeasers(attributes))) {
			return XhtmlRole.RELATED;
		}
		if (!content && MenuNames.isMenu(attributes)) {
			return XhtmlRole.MENU;
		}
		return (!section && stated == otherwise && MenuNames.isSiteMenu(attributes)) ? XhtmlRole.SITE_MENU : stated;
	}

	/** The landmarks of WAI-ARIA 1.2; an alert may be about the document. */
	private static XhtmlRole ofAria(@Nullable String aria, XhtmlRole otherwise) {
		return switch (aria) {
			case "main" -> XhtmlRole.CONTENT;
			case "search" -> XhtmlRole.SEARCH;
			case "navigation" -> XhtmlRole.NAVIGATION;
			case "banner" -> XhtmlRole.HEADER;
			case "contentinfo" -> XhtmlRole.FOOTER;
			case "complementary" -> XhtmlRole.ASIDE;
			case "dialog", "alertdialog" -> XhtmlRole.CHROME;
			case null, default -> otherwise;
		};
	}

}
