package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

import io.regwatch.schema.text.StatusNotices;
import io.regwatch.schema.BlockKind;
import org.xml.sax.Attributes;

/** The roles of the elements that are open at a place of a page. */
final class OpenRoles {

	/** Elements that may have headers and footers of their own. */
	private static final Set<String> SECTIONS = Set.of("article", "aside", "blockquote", "figure", "main", "section");

	private final Deque<Open> open = new ArrayDeque<>();

	private final Map<XhtmlRole, Integer> depths = new EnumMap<>(XhtmlRole.class);

	private int sections;

	/**
	 * Whether a heading or a button that opens something has ended, and no text since.
	 */
	private boolean opener;

	/** The last element that ended within the last open one, with its classes. */
	private String before = "";

	/** Whether the last open element has a row or an item. */
	private boolean entries;

	/**
	 * Begins an element.
	 * @param opened whether readers can open it, wherever it stands
	 */
	void start(XhtmlRole role, String element, Attributes attributes, boolean opened) {
		boolean main = role == XhtmlRole.CONTENT && !element.equals("article");
		boolean named = !element.equals("body") && ElementNames.isContent(attributes);
		Open started = new Open(role, SECTIONS.contains(element), this.entries, main || opened, named,
				role == XhtmlRole.HEADING || Openers.is(element, attributes), kind(element, attributes), this.before);
		this.entries = false;
		this.before = "";
		this.open.push(started);
		this.depths.merge(role, 1, Integer::sum);
		this.sections += started.section ? 1 : 0;
	}

	XhtmlRole last() {
		return this.open.element().role;
	}

	/** Whether the last open element is the main part of the page, or opened from it. */
	boolean lastIsMain() {
		return this.open.element().main;
	}

	/** Whether the last open element is named like the main part of a page. */
	boolean lastIsNamedMain() {
		return this.open.element().named;
	}

	/** Whether what begins next would be opened by what has just ended. */
	boolean afterOpener() {
		return this.opener;
	}

	/** Notes that readers see a text. */
	void text() {
		this.opener = false;
	}

	void end() {
		Open ended = this.open.pop();
		this.opener |= ended.opens;
		this.depths.merge(ended.role, -1, Integer::sum);
		this.sections -= ended.section ? 1 : 0;
		this.entries = ended.entries || ended.role == XhtmlRole.ROW || ended.role == XhtmlRole.ITEM;
		this.before = (ended.role != XhtmlRole.HIDDEN) ? ended.kind : ended.before;
	}

	/**
	 * Whether an element is like the one before it that readers see: tabs show one of
	 * several.
	 */
	boolean hasTwin(String element, Attributes attributes) {
		return !this.before.isEmpty() && this.before.equals(kind(element, attributes));
	}

	/** Returns an element with its classes; empty if it has none. */
	private static String kind(String element, Attributes attributes) {
		String classes = attributes.getValue("class");
		return (classes != null && !classes.isBlank()) ? element + " " + classes.strip() : "";
	}

	/** Whether a row or an item would follow one that readers see. */
	boolean hasEntries() {
		return this.entries;
	}

	boolean hasSection() {
		return this.sections > 0;
	}

	boolean has(XhtmlRole role) {
		return depth(role) > 0;
	}

	/** Whether readers do not see what stands there. */
	boolean isHidden() {
		return has(XhtmlRole.HIDDEN) || has(XhtmlRole.HIDDEN_INLINE);
	}

	/** Whether what stands there is no text. */
	boolean isWithoutText() {
		return has(XhtmlRole.DROPPED) || isHidden()
				|| (has(XhtmlRole.UNSPOKEN) && !(has(XhtmlRole.CONTENT) && has(XhtmlRole.DRAWN)));
	}

	boolean inDrawing() {
		return has(XhtmlRole.DRAWING) || has(XhtmlRole.UNSPOKEN);
	}

	/** Whether the place is around the content. */
	boolean isChrome() {
		return (has(XhtmlRole.CHROME) || has(XhtmlRole.NAVIGATION) || has(XhtmlRole.FOOTER)) && !has(XhtmlRole.CONTENT);
	}

	/**
	 * Returns the kind of a text that stands there.
	 * @param links in it
	 */
	BlockKind kind(String text, LineLinks links) {
		if (has(XhtmlRole.FALLBACK) && EmbeddedText.isAboutBrowser(text)) {
			return BlockKind.FURNITURE;
		}
		if (isChrome()) {
			return kindInChrome(text, links);
		}
		return has(XhtmlRole.ITEM) ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH;
	}

	private BlockKind kindInChrome(String text, LineLinks links) {
		if (has(XhtmlRole.NAVIGATION)) {
			return BlockKind.FURNITURE;
		}
		if (has(XhtmlRole.FOOTER)) {
			return DocumentNotes.isFootnote(text, links) ? BlockKind.PARAGRAPH
					: DocumentNotes.isState(text, links) ? BlockKind.STATUS : BlockKind.FURNITURE;
		}
		return StatusNotices.isNotice(text) ? BlockKind.STATUS : BlockKind.FURNITURE;
	}

	private int depth(XhtmlRole role) {
		return this.depths.getOrDefault(role, 0);
	}

	private record Open(XhtmlRole role, boolean section, boolean entries, boolean main, boolean named, boolean opens,
			String kind, String before) {

	}

}
