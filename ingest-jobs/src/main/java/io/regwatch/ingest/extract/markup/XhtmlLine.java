package io.regwatch.ingest.extract.markup;

import io.regwatch.ingest.extract.markup.style.RaisedText;
import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.markup.stamp.PageNotes;
import io.regwatch.ingest.extract.text.RaisedDigits;
import io.regwatch.ingest.extract.text.StruckMark;
import org.xml.sax.Attributes;

/** The text of a page since its last block ended, with what its elements add to it. */
final class XhtmlLine {

	private final StringBuilder text = new StringBuilder();

	private final StringBuilder labels = new StringBuilder();

	/** Whether one of the labels is not of a link. */
	private boolean labelled;

	/** Whether one of them is of a drawing that is an image. */
	private boolean pictured;

	private int pictures;

	private final Deque<Open> open = new ArrayDeque<>();

	private int raised;

	private int lowered;

	private final LinkTracker links = new LinkTracker();

	/**
	 * Begins an element.
	 * @param shown whether readers see it
	 * @param struck whether its text is struck out
	 */
	void start(XhtmlRole role, String element, Attributes attributes, boolean shown, boolean struck) {
		add((shown ? before(role, element, attributes) : "") + (isSecondTime(element) ? " " : "")
				+ (struck ? StruckMark.START : "") + (element.equals("q") ? "\u201C" : ""));
		Open started = new Open(role, role == XhtmlRole.DRAWING && "img".equals(attributes.getValue("role")),
				RaisedText.isRaised(element, attributes), RaisedText.isLowered(element, attributes),
				(element.equals("q") ? "\u201D" : "") + (struck ? StruckMark.END : "")
						+ (shown ? explanation(element, attributes) : ""),
				this.text.length(), this.links.start(element, attributes),
				shown ? IconText.labelOf(element, attributes) : "");
		this.open.push(started);
		this.raised += started.raised ? 1 : 0;
		this.lowered += started.lowered ? 1 : 0;
		this.pictures += started.picture ? 1 : 0;
	}

	/** Whether the digits of another time end where one begins. */
	private boolean isSecondTime(String element) {
		return element.equals("time") && !this.text.isEmpty()
				&& Character.isDigit(this.text.charAt(this.text.length() - 1));
	}

	/** Ends the element that began last of those that are open. */
	void end() {
		Open element = this.open.pop();
		int from = Math.min(element.from, this.text.length());
		boolean worded = element.link.link() && this.text.substring(from).chars().anyMatch(Character::isLetter);
		this.links.end(element.link, worded);
		this.raised -= element.raised ? 1 : 0;
		this.lowered -= element.lowered ? 1 : 0;
		this.pictures -= element.picture ? 1 : 0;
		if (!PageNotes.isAboutLink(element.label) && !isLink() && this.text.substring(from).isBlank()) {
			add(" " + element.label + " ");
		}
		if (element.role == XhtmlRole.LABEL) {
			this.labelled |= !isLink();
			this.pictured |= this.pictures > 0 && !isLink();
			this.labels.append(this.text, from, this.text.length()).append(' ');
		}
		if (element.role == XhtmlRole.LABEL
				|| (element.role == XhtmlRole.SPOKEN && PageNotes.isAboutLink(this.text.substring(from)))
				|| (element.link.link() && PageNotes.isBacklink(this.text.substring(from)))) {
			this.text.setLength(from);
			this.links.removeFrom(element.link);
		}
		add(((element.role == XhtmlRole.SPOKEN) ? " " : "") + element.after);
	}

	void append(char[] characters, int start, int length) {
		int from = this.text.length();
		this.text.append(characters, start, length);
		if (this.raised > 0) {
			RaisedDigits.raise(this.text, from);
		}
		else if (this.lowered > 0) {
			RaisedDigits.lower(this.text, from);
		}
		if (!isLink()) {
			this.links.add(CharBuffer.wrap(characters, start, length));
		}
	}

	void space() {
		this.text.append(' ');
	}

	boolean isLink() {
		return this.links.isLink();
	}

	CharSequence text() {
		return this.text;
	}

	/** Returns the titles of drawings. */
	String label() {
		return this.labels.toString();
	}

	/**
	 * Returns the text, or for a value or an image without text the titles of its
	 * drawings.
	 * @param item whether it is an item of a list, which may show icons that are no links
	 */
	CharSequence textOrLabel(boolean item) {
		boolean drawn = (this.links.isValue() || this.pictured || (item && this.labelled)) && !this.labels.isEmpty()
				&& this.text.chars().allMatch(Character::isWhitespace);
		return drawn ? "[Image: %s]".formatted(label().strip()) : this.text;
	}

	LineLinks links() {
		return this.links.links();
	}

	void clear() {
		this.text.setLength(0);
		this.labels.setLength(0);
		this.labelled = false;
		this.pictured = false;
		this.links.clear();
	}

	/** Adds what readers see beside the characters of the page. */
	void add(String more) {
		this.text.append(more);
		this.links.add(more);
	}

	/** Readers see what an abbreviation or a term means when they point to it. */
	private static String explanation(String element, Attributes attributes) {
		String title = attributes.getValue("title");
		boolean term = element.equals("abbr") || element.equals("acronym") || element.equals("dfn");
		return (term && title != null && !title.isBlank()) ? " (%s)".formatted(title.strip()) : "";
	}

	private static String before(XhtmlRole role, String element, Attributes attributes) {
		return switch (role) {
			case INLINE -> switch (element) {
				case "br" -> "\n";
				case "img" -> ImageText.of(attributes);
				case "input" -> FormField.of(attributes);
				default -> FormField.ofAria(attributes) + EmbeddedText.of(element, attributes);
			};
			case BLOCK, ITEM -> FormField.ofAria(attributes) + EmbeddedText.of(element, attributes);
			case SPOKEN, DRAWN -> " ";
			case DRAWING, LABEL, HIDDEN_INLINE, UNSPOKEN, DROPPED, FALLBACK, HIDDEN, BANNER, WIDGET, SITE_NOTE, STAMP,
					SEARCH, MENU, SITE_MENU, HEADER, FORM, ASIDE, RELATED, CHROME, NAVIGATION, FOOTER, CONTENT, HEADING,
					ROW, CELL, CONTAINER ->
				"";
		};
	}

	private record Open(XhtmlRole role, boolean picture, boolean raised, boolean lowered, String after, int from,
			LinkTracker.Mark link, String label) {

	}

}
