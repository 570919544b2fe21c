package io.regwatch.ingest.extract.markup;

import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

import org.xml.sax.Attributes;

/** The text of a page since its last block ended, with what its elements add to it. */
final class XhtmlLine {

	private final StringBuilder text = new StringBuilder();

	private final StringBuilder labels = new StringBuilder();

	private final Deque<Open> open = new ArrayDeque<>();

	private int raised;

	private final LinkTracker links = new LinkTracker();

	/**
	 * Begins an element.
	 * @param shown whether readers see it
	 * @param struck whether its text is struck out
	 */
	void start(XhtmlRole role, String element, Attributes attributes, boolean shown, boolean struck) {
		add((shown ? before(role, element, attributes) : "") + (isSecondTime(element) ? " " : "")
				+ (struck ? " [deleted: " : ""));
		Open started = new Open(role, element.equals("sup"), struck, this.text.length(),
				this.links.start(element, attributes));
		this.open.push(started);
		this.raised += started.raised ? 1 : 0;
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
		if (element.role == XhtmlRole.LABEL) {
			this.labels.append(this.text, from, this.text.length()).append(' ');
		}
		if (element.role == XhtmlRole.LABEL
				|| (element.role == XhtmlRole.SPOKEN && PageNotes.isAboutLink(this.text.substring(from)))) {
			this.text.setLength(from);
			this.links.removeFrom(element.link);
		}
		add(((element.role == XhtmlRole.SPOKEN) ? " " : "") + (element.struck ? "] " : ""));
	}

	void append(char[] characters, int start, int length) {
		int from = this.text.length();
		this.text.append(characters, start, length);
		if (this.raised > 0) {
			RaisedDigits.replace(this.text, from);
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

	/** Returns the text, or for a value without text the titles of its drawings. */
	CharSequence textOrLabel() {
		boolean drawn = this.links.isValue() && !this.labels.isEmpty()
				&& this.text.chars().allMatch(Character::isWhitespace);
		return drawn ? "[Image: %s]".formatted(label().strip()) : this.text;
	}

	LineLinks links() {
		return this.links.links();
	}

	void clear() {
		this.text.setLength(0);
		this.labels.setLength(0);
		this.links.clear();
	}

	/** Adds what readers see beside the characters of the page. */
	void add(String more) {
		this.text.append(more);
		this.links.add(more);
	}

	private static String before(XhtmlRole role, String element, Attributes attributes) {
		return switch (role) {
			case INLINE -> switch (element) {
				case "br" -> "\n";
				case "img" -> ImageText.of(attributes);
				case "input" -> FormField.of(attributes);
				default -> "";
			};
			case SPOKEN, DRAWN -> " ";
			case DRAWING, LABEL, HIDDEN_INLINE, UNSPOKEN, DROPPED, HIDDEN, BANNER, WIDGET, STAMP, SEARCH, MENU,
					SITE_MENU, HEADER, ASIDE, CHROME, NAVIGATION, CONTENT, HEADING, ITEM, ROW, CELL, CONTAINER, BLOCK ->
				"";
		};
	}

	private record Open(XhtmlRole role, boolean raised, boolean struck, int from, LinkTracker.Mark link) {

	}

}
