package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.markup.style.ClassNames;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/**
 * What the classes and the id of an element say of it. Sites put prefixes before the
 * usual English words, as in {@code gem-c-cookie-banner}. The words are those of
 * WordPress, Drupal and Joomla, and of the design systems of GOV.UK and Canada.ca.
 */
final class ElementNames {

	/** Longer labels are sentences. */
	static final int MAX_LABEL = 80;

	/** Names of wrappers, which say what a page has or what its reader did. */
	private static final Pattern STATE = Pattern.compile(
			"(?:.*-)?(?:no|has|with|without|is|js|not|hide|show|given|set|accepted|declined|dismissed|enabled|active|open|closed|shown|hidden|visible)(?:-.*)?");

	/** The day of a visit. */
	private static final Pattern CLOCK = Pattern.compile("todays?(?:-date)?|date-today|current-(?:date|time)");

	/** A "market-share" is none. */
	private static final Pattern WIDGET = Pattern.compile("(?:[a-z0-9]+-){0,2}?(?:"
			+ "(?:social|share|sharing)-?(?:links?|buttons?|bar|box|icons?|this|widget|tools?)(?:-.*)?"
			+ "|(?:social|share|sharing)-?media(?:-(?:links?|buttons?|bar|box|icons?|widget|tools?|share|sharing|list|block|menu))*"
			+ "|addthis.*|addtoany.*|sharethis.*|sharedaddy|a2a-kit.*|social-share"
			+ "|(?:(?:page|post)-?views|(?:page|view|visit|hit)-?counter)(?:-.*)?"
			+ "|phase-banner(?:-.*)?|(?:user-)?login-(?:form|block|box)|newsletter-sign-?up"
			+ "|(?:page|site|gem-c)-feedback(?:-.*)?|feedback-(?:widget|prompt)|(?:live-?)?chat-?bot(?:-.*)?|live-?chat(?:-(?:button|widget|box|container))?|chat-(?:widget|button|launcher)"
			+ "|(?:user-)?(?:satisfaction-)?survey-(?:banner|popup|prompt|invit(?:e|ation)|modal|overlay)"
			+ "|news-?ticker|newsletter(?:-(?:box|form|popup))?|cmp-rating|(?:twitter|facebook|instagram)-(?:feed|timeline|posts?)|tweets|social-(?:feed|wall|stream)"
			+ "|(?:page-)?helpful(?:ness)?|most-(?:viewed|read|popular)|accessibility-tools|banner-ad|pagination|prev-?next(?:-?nav)?"
			+ "|widget-(?:recent-(?:entries|comments)|archives?|categories|tag-cloud|search|meta|calendar))"
			+ "|social|share|lcds-share|gc-pg-hlpfl|tag-?cloud|pager|posts?-navigation|comment-respond|jp-relatedposts|(?:[a-z]+-)?social-?shar(?:e|ing)"
			+ "|browse-?happy|rsbtn|statistics-counter|wb-slc|print-icon|email-icon|spinner(?:-border|-grow)?");

	/** Notes to all readers of a site. */
	private static final Pattern SITE_NOTE = Pattern.compile("(?:[a-z0-9]+-){0,2}?(?:site-?alerts?|emergency-banner"
			+ "|(?:maintenance|outage)-?(?:banner|notice|message|alert))(?:-.*)?|usa-banner(?:-.*)?");

	private static final Pattern CONTENT = Pattern.compile(
			"(?:main|page|site|article|post|entry|node|primary)-?(?:content|body|main)(?:-?(?:area|wrapper|inner|block|column))?"
					+ "|(?:content|inhalt|contenu|contenido|conteudo|innhold)(?:-?(?:main|area|page|body|inner|block|column))?"
					+ "|main(?:-?(?:area|column|col|text))?|field--name-body|article(?:-?text)?");

	/** Lists of other pages. */
	private static final Pattern RELATED = Pattern.compile(
			"(?:[a-z0-9]+-){0,3}?(?:side-?bar(?:-(?:wrapper|inner|content|block))?|(?:left|right|side)-?(?:menu|nav(?:igation)?)|supplement-?(?:content)?|see-also|also-see"
					+ "|related(?:-?(?:links?|content|posts?|pages?|box|information|news|articles|nav(?:igation)?|items|topics))?"
					+ "|(?:latest|recent)-?(?:news|posts?|articles)|news-?(?:list|box|ticker|teasers?|block)|widget-posts|link-list)");

	/** Lists of other pages, unless they are in the content, where they may be steps. */
	private static final Pattern TEASERS = Pattern.compile(
			"(?:[a-z0-9]+-){0,2}?(?:carousel|slider|slideshow|swiper|quick-?links|news-?(?:cards?|feed)|event-?(?:list|calendar|teasers?))(?:-.*)?");

	private static final Pattern STAMP = Pattern.compile("(?:[a-z0-9]+-){0,2}?"
			+ "(?:(?:page|doc|document|article|post|content)-?meta(?:data|info)?|meta-?info?|submitted|article-?(?:info|source)|info-?line|last-?(?:changed?|updated?|modified|mod|reviewed)|date-?modified|modified-?date|updated-?date|page-updated)");

	private static final Pattern SEARCH = Pattern
		.compile("(?:[a-z0-9]+-){0,2}?(?:search-(?:block|box|bar|form)|block-search|site-search|quick-search)");

	private static final Pattern SPOKEN = Pattern
		.compile("(?:.*-)?(?:visually-?hidden|sr-only|screen-reader(?:-text)?|element-invisible|wb-inv"
				+ "|headerlink|permalink|anchor-link|mw-editsection)|material-(?:icons|symbols)(?:-.*)?");

	private static final Pattern PANEL = Pattern.compile(
			"(?:.*-)?(?:accordion|tab|collapse|collapsible|expand|expandable|toggle|faq)-?(?:panel|content|body|pane|section|text|item|answer)?"
					+ "|answer|more|(?:read|show|see|view)-more(?:-(?:text|content))?|more-(?:text|content)");

	/** On small screens, where the header of a table is not shown. */
	private static final Pattern CELL_LABEL = Pattern
		.compile("(?:.*-)?(?:(?:cell|td|th|column)-label|table-responsive-heading|responsive-table-(?:label|heading))");

	private static final Pattern BOOK_NOTE = Pattern.compile("(?:doc-)?(?:foot|end|rear)notes?");

	private ElementNames() {
	}

	/** Whether the id of an element is like those of clocks, which show the day. */
	static boolean isClock(Attributes attributes) {
		return is(CLOCK, attributes.getValue("id"));
	}

	/** Whether an element has a class like those of notes of a site, or of clocks. */
	static boolean isSiteNote(Attributes attributes) {
		String names = attributes.getValue("class");
		return is(SITE_NOTE, names) || is(CLOCK, names);
	}

	/**
	 * Whether an element has a class like those of share boxes and counters. Ids of
	 * sections often name their topic, which may be social media.
	 */
	static boolean isWidget(Attributes attributes) {
		return is(WIDGET, attributes.getValue("class"));
	}

	/** Whether an element has a class like those of dates on which a page was saved. */
	static boolean isStamp(Attributes attributes) {
		return is(STAMP, attributes.getValue("class"));
	}

	/** Whether an element has a class or an id like those of the main part of a page. */
	static boolean isContent(Attributes attributes) {
		return is(CONTENT, attributes.getValue("class")) || is(CONTENT, attributes.getValue("id"));
	}

	/** Whether an element has a class or an id like those of lists of other pages. */
	static boolean isRelated(Attributes attributes) {
		return is(RELATED, attributes.getValue("class")) || is(RELATED, attributes.getValue("id"));
	}

	/** Whether an element has a class like those of boxes that show other pages. */
	static boolean isTeasers(Attributes attributes) {
		return is(TEASERS, attributes.getValue("class"));
	}

	/** Whether an element has a class like those of the fields of a search. */
	static boolean isSearch(Attributes attributes) {
		return is(SEARCH, attributes.getValue("class"));
	}

	/**
	 * Whether an element has text for readers of screens only, or signs in place of
	 * words.
	 */
	static boolean isSpoken(Attributes attributes) {
		return ClassNames.of(attributes.getValue("class")).anyMatch((name) -> SPOKEN.matcher(name).matches());
	}

	/** Whether an element repeats the header of a column in a cell. */
	static boolean isCellLabel(Attributes attributes) {
		return is(CELL_LABEL, attributes.getValue("class"));
	}

	/** Whether an element is a part of the text that readers open. */
	static boolean isPanel(Attributes attributes) {
		return "tabpanel".equals(attributes.getValue("role")) || Stream.of("class", "id")
			.flatMap((name) -> ClassNames.of(attributes.getValue(name)))
			.anyMatch((name) -> PANEL.matcher(name).matches());
	}

	/** Whether an element says which part of a book it is, such as its footnotes. */
	static boolean isOfBook(Attributes attributes) {
		String role = attributes.getValue("role");
		return attributes.getValue("epub:type") != null || (role != null && role.startsWith("doc-"));
	}

	/** Whether an element is a note of a book, which reading systems show at its mark. */
	static boolean isBookNote(Attributes attributes) {
		return Stream.of("epub:type", "role")
			.flatMap((name) -> ClassNames.of(attributes.getValue(name)))
			.anyMatch((name) -> BOOK_NOTE.matcher(name).matches());
	}

	/** Whether one of the names in an attribute is one of a box. */
	static boolean is(Pattern box, @Nullable String value) {
		return ClassNames.of(value).anyMatch((name) -> box.matcher(name).matches() && !STATE.matcher(name).matches());
	}

}
