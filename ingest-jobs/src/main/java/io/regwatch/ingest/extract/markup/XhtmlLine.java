package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;

import org.xml.sax.Attributes;

/** The text of a page since its last block ended, with what its elements add to it. */
final class XhtmlLine {

	private final StringBuilder text = new StringBuilder();

	/** The part of the text outside of links and buttons. */
	private final StringBuilder unlinked = new StringBuilder();

	private final Deque<Open> open = new ArrayDeque<>();

	private int links;

	private int raised;

	/**
	 * Begins an element.
	 * @param shown whether readers see it
	 */
	void start(XhtmlRole role, String element, Attributes attributes, boolean shown) {
		boolean struck = shown && StruckText.is(element, attributes);
		this.text.append(shown ? before(role, element, attributes) : "").append(struck ? " [deleted: " : "");
		Open started = new Open(role, isLink(element), element.equals("sup"), struck, this.text.length());
		this.open.push(started);
		this.links += started.link ? 1 : 0;
		this.raised += started.raised ? 1 : 0;
	}

	/** Ends the element that began last of those that are open. */
	void end() {
		Open ended = this.open.pop();
		this.links -= ended.link ? 1 : 0;
		this.raised -= ended.raised ? 1 : 0;
		if (ended.role == XhtmlRole.SPOKEN) {
			endSpoken(Math.min(ended.from, this.text.length()));
		}
		this.text.append(ended.struck ? "] " : "");
	}

	void append(char[] characters, int start, int length) {
		int from = this.text.length();
		this.text.append(characters, start, length);
		if (this.raised > 0) {
			RaisedDigits.replace(this.text, from);
		}
		if (this.links == 0) {
			this.unlinked.append(characters, start, length);
		}
	}

	void space() {
		this.text.append(' ');
	}

	CharSequence text() {
		return this.text;
	}

	/** Returns the text that is in no link and no button. */
	String unlinked() {
		return this.unlinked.toString();
	}

	void clear() {
		this.text.setLength(0);
		this.unlinked.setLength(0);
	}

	private void endSpoken(int from) {
		if (PageNotes.isAboutLink(this.text.substring(from))) {
			this.text.setLength(from);
		}
		space();
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
			case DRAWING, HIDDEN_INLINE, DROPPED, HIDDEN, BANNER, WIDGET, MENU, CHROME, NAVIGATION, CONTENT, HEADING,
					ITEM, ROW, CELL, CONTAINER, BLOCK ->
				"";
		};
	}

	private static boolean isLink(String element) {
		return element.equals("a") || element.equals("button");
	}

	private record Open(XhtmlRole role, boolean link, boolean raised, boolean struck, int from) {

	}

}
