package io.regwatch.ingest.extract.markup.xml;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Elements of vocabularies for text, whose attributes may lay it out: XHTML, CALS tables,
 * Formex, Akoma Ntoso, USLM, DocBook and others alike. In a record, a size or a class is
 * one of the thing that it describes.
 */
final class LayoutElements {

	private static final Pattern NAMESPACE = Pattern.compile(
			".*(?:legaldocml|/xhtml|uslm|docbook\\.org|tei-c\\.org|XSL/Format|/svg|gov\\.uk/namespaces/legislation).*");

	private static final Set<String> NAMES = Set.of("html", "head", "body", "p", "div", "span", "table", "caption",
			"thead", "tbody", "tfoot", "tr", "td", "th", "col", "colgroup", "ul", "ol", "li", "dl", "dt", "dd", "img",
			"image", "graphic", "inline-graphic", "figure", "fig", "br", "hr", "pre", "blockquote", "object", "eol",
			"section", "sec", "h1", "h2", "h3", "h4", "h5", "h6", "tgroup", "colspec", "spanspec", "row", "entry",
			"entrytbl", "cell", "tbl", "tablegroup", "article", "chapter", "part", "title", "subtitle", "division",
			"subdivision", "paragraph", "subparagraph", "subsection", "clause", "subclause", "heading", "num", "note",
			"list", "item", "listitem", "content", "block", "toc", "para", "la", "gr.seq", "quot.s", "formblank");

	private static final Set<String> TYPEFACES = Set.of("a", "b", "i", "u", "em", "strong", "small", "big", "font",
			"sub", "sup", "span", "emphasis", "hi", "ht", "ft", "e", "fe", "su", "inline", "italic", "bold", "superior",
			"inferior", "superscript", "subscript", "smallcaps", "underline");

	/** Also of abbreviations, which are spelt out for readers who do not know them. */
	private static final Pattern TARGET = Pattern
		.compile(".*ref|x?ref(?:[-_.]|erence|ext|int).*|.*link|.*cit(?:e|ation).*|.*anchor|abbr.*|acronym");

	private LayoutElements() {
	}

	static boolean has(String namespace, String element) {
		String name = element.toLowerCase(Locale.ROOT);
		return NAMES.contains(name) || TYPEFACES.contains(name) || isNamespace(namespace);
	}

	static boolean isNamespace(String namespace) {
		return NAMESPACE.matcher(namespace).matches();
	}

	/**
	 * Whether an element in a line is about its typeface, its target or its long form
	 * alone.
	 */
	static boolean isMarkup(String element) {
		String name = element.toLowerCase(Locale.ROOT);
		return TYPEFACES.contains(name) || TARGET.matcher(name).matches();
	}

}
