package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** The text of a page since its last block ended, with what its elements add to it. */
final class XhtmlLine {

	private final StringBuilder text = new StringBuilder();

	/** What readers see outside of links and buttons. */
	private final StringBuilder outside = new StringBuilder();

	private final StringBuilder labels = new StringBuilder();

	private final Deque<Open> open = new ArrayDeque<>();

	private int raised;

	private int links;

	/** Links that began before this line: they may have been left open by mistake. */
	private int linksBefore;

	private int ended;

	private boolean controls = true;

	/**
	 * Begins an element.
	 * @param shown whether readers see it
	 */
	void start(XhtmlRole role, String element, Attributes attributes, boolean shown) {
		boolean struck = shown && StruckText.is(element, attributes);
		add((shown ? before(role, element, attributes) : "") + (struck ? " [deleted: " : ""));
		this.outside.append(isValue(element, attributes.getValue("role")) ? element : "");
		boolean control = element.equals("button") || isScript(attributes.getValue("href"));
		boolean link = element.equals("button") || (element.equals("a") && attributes.getValue("href") != null);
		Open started = new Open(role, link, control, element.equals("sup"), struck, this.text.length(),
				this.outside.length());
		this.open.push(started);
		this.links += link ? 1 : 0;
		this.raised += started.raised ? 1 : 0;
	}

	/** Ends the element that began last of those that are open. */
	void end() {
		Open element = this.open.pop();
		int from = Math.min(element.from, this.text.length());
		if (element.link) {
			endLink(element, from);
		}
		this.raised -= element.raised ? 1 : 0;
		if (element.role == XhtmlRole.LABEL && !isLink()) {
			this.labels.append(this.text, from, this.text.length());
		}
		if (element.role == XhtmlRole.LABEL
				|| (element.role == XhtmlRole.SPOKEN && PageNotes.isAboutLink(this.text.substring(from)))) {
			this.text.setLength(from);
			this.outside.setLength(Math.min(element.outsideFrom, this.outside.length()));
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
			this.outside.append(characters, start, length);
		}
	}

	void space() {
		this.text.append(' ');
	}

	boolean isLink() {
		return this.links > this.linksBefore;
	}

	/** Returns the text, or the titles of drawings if there is no text. */
	CharSequence text() {
		boolean drawn = !this.labels.isEmpty() && this.text.chars().allMatch(Character::isWhitespace);
		return drawn ? "[Image: %s]".formatted(this.labels) : this.text;
	}

	LineLinks links() {
		return LineLinks.of(this.ended, this.controls, this.outside);
	}

	void clear() {
		this.text.setLength(0);
		this.outside.setLength(0);
		this.labels.setLength(0);
		this.linksBefore = this.links;
		this.ended = 0;
		this.controls = true;
	}

	private void add(String more) {
		this.text.append(more);
		this.outside.append(more);
	}

	private void endLink(Open element, int from) {
		if (isLink() && this.text.chars().skip(from).anyMatch(Character::isLetter)) {
			this.ended++;
			this.controls &= element.control;
		}
		this.links--;
		this.linksBefore = Math.min(this.linksBefore, this.links);
	}

	/** A description of a term and an alert say something also if they are links. */
	private static boolean isValue(String element, @Nullable String role) {
		return element.equals("dd") || "alert".equals(role) || "status".equals(role);
	}

	private static boolean isScript(@Nullable String href) {
		return href != null && href.strip().toLowerCase(Locale.ROOT).startsWith("javascript:");
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
			case DRAWING, LABEL, HIDDEN_INLINE, DROPPED, HIDDEN, BANNER, WIDGET, MENU, CHROME, NAVIGATION, CONTENT,
					HEADING, ITEM, ROW, CELL, CONTAINER, BLOCK ->
				"";
		};
	}

	private record Open(XhtmlRole role, boolean link, boolean control, boolean raised, boolean struck, int from,
			int outsideFrom) {

	}

}
