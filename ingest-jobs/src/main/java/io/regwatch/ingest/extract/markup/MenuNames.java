package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

import org.xml.sax.Attributes;

/** Recognises menus, trails of pages and footers by what they are named. */
final class MenuNames {

	private static final String FOOTER_NAME = "(?:site-?|page-?)?footer(?:-?(?:wrapper|inner|content|links|container|area))?";

	private static final String HEADER_NAME = "(?:(?:site|page|main|global|top|op)-?)?header(?:-?(?:wrapper|inner|content|container|area|bar))?|masthead";

	private static final Pattern FOOTER = Pattern.compile(FOOTER_NAME);

	/** In a header. In a document, a site may be one where a device is made. */
	private static final Pattern SITE_NAME = Pattern
		.compile("site-?(?:name|title|slogan|description|branding|tagline)");

	/** Also as plug-ins of content management systems name them. */
	private static final String LANGUAGES = "(?:language|lang)-(?:switch|switcher|selector|menu)(?:-.*)?"
			+ "|(?:weglot|wpml-ls|gtranslate|google-translate)(?:-.*)?";

	/** Menus for which HTML 4 had no element. An id is unique in a page. */
	private static final Pattern SITE_MENU = Pattern
		.compile("(?:(?:top|main|primary|secondary|service|user|account|utility|foot|footer)-?)?(?:nav|menu|navigation)"
				+ "(?:-?box|-?bar|-?\\d)?|bread-?crumbs?|skip-?links?|" + HEADER_NAME + "|" + FOOTER_NAME);

	private static final Pattern MENU = Pattern
		.compile("(?:main|primary|site|global|mega|mobile)-?(?:menu|nav|navigation)|navbar|(?:[a-z]+-)?breadcrumbs?"
				+ "|skip-?links?|" + LANGUAGES + "|back-to-top|print-(?:link|button)"
				+ "|(?:[a-z]+-)?(?:site|global|location|page)-footer|reading-time|page-feedback");

	/** Lists of links that are furniture also where the content is. */
	private static final Pattern SITE_LIST = Pattern
		.compile("(?:[a-z0-9]+-){0,2}?breadcrumbs?(?:-(?:list|nav|trail|container|wrapper))?|skip-?links?" + "|"
				+ LANGUAGES);

	/** The label that the patterns of WAI-ARIA give to a trail of pages. */
	private static final Pattern TRAIL_LABEL = Pattern
		.compile("(?iu)bread-?\\s?crumbs?(?:\\s(?:trail|navigation|menu))?"
				+ "|fil\\sd['\u2019]ariane|brot-?kr(?:u|\u00FC)men(?:navigation|pfad)?|migas\\sde\\span|you\\sare\\shere|sie\\ssind\\shier"
				+ "|vous\\s\u00EAtes\\sici|usted\\sest\u00E1\\saqu\u00ED|percorso|kruimelpad|\u30D1\u30F3\u304F\u305A(?:\u30EA\u30B9\u30C8)?");

	private MenuNames() {
	}

	/** Whether an element has a class like those of menus. */
	static boolean isMenu(Attributes attributes) {
		return ElementNames.is(MENU, attributes.getValue("class"));
	}

	/**
	 * Whether the class or the label of an element says that it is a trail of pages, or
	 * leads to other languages of the page.
	 */
	static boolean isSiteList(Attributes attributes) {
		String label = attributes.getValue("aria-label");
		return ElementNames.is(SITE_LIST, attributes.getValue("class")) || (label != null
				&& label.length() <= ElementNames.MAX_LABEL && TRAIL_LABEL.matcher(label.strip()).matches());
	}

	/** Whether an element has a class like those of the name and the motto of a site. */
	static boolean isSiteName(Attributes attributes) {
		return ElementNames.is(SITE_NAME, attributes.getValue("class"));
	}

	/**
	 * Whether an element has an id that menus and headers of sites have, or the class of
	 * a footer.
	 */
	static boolean isSiteMenu(Attributes attributes) {
		return ElementNames.is(SITE_MENU, attributes.getValue("id"))
				|| ElementNames.is(FOOTER, attributes.getValue("class"));
	}

}
