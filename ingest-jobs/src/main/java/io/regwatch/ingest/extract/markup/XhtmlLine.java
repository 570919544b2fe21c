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

	/**
	 * Of the open links, those of earlier lines: they may have been left open by mistake.
	 */
	private int earlierLinks;

	private int linksWithText;

	private boolean controls = true;

	/** Open elements whose text says something also if it is a link. */
	private int values;

	/** Of them, those that end with this line. */
	private int endedValues;

	/**
	 * Begins an element.
	 * @param shown whether readers see it
	 * @param struck whether its text is struck out
	 */
	void start(XhtmlRole role, String element, Attributes attributes, boolean shown, boolean struck) {
		add((shown ? before(role, element, attributes) : "") + (struck ? " [deleted: " : ""));
		boolean button = element.equals("button");
		String href = element.equals("a") ? attributes.getValue("href") : null;
		Open started = new Open(role, button || href != null, button || isScript(href), element.equals("sup"), struck,
				isValue(element, attributes), this.text.length(), this.outside.length());
		this.open.push(started);
		this.links += started.link ? 1 : 0;
		this.raised += started.raised ? 1 : 0;
		this.values += started.value ? 1 : 0;
	}

	/** Ends the element that began last of those that are open. */
	void end() {
		Open element = this.open.pop();
		int from = Math.min(element.from, this.text.length());
		if (element.link) {
			endLink(element, from);
		}
		this.raised -= element.raised ? 1 : 0;
		this.endedValues += element.value ? 1 : 0;
		if (element.role == XhtmlRole.LABEL) {
			this.labels.append(this.text, from, this.text.length()).append(' ');
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
		return this.links > this.earlierLinks;
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
		boolean drawn = this.values > 0 && !this.labels.isEmpty()
				&& this.text.chars().allMatch(Character::isWhitespace);
		return drawn ? "[Image: %s]".formatted(label().strip()) : this.text;
	}

	/** Returns no links within descriptions of terms and alerts. */
	LineLinks links() {
		return (this.values > 0) ? LineLinks.NONE : LineLinks.of(this.linksWithText, this.controls, this.outside);
	}

	void clear() {
		this.text.setLength(0);
		this.outside.setLength(0);
		this.labels.setLength(0);
		this.earlierLinks = this.links;
		this.linksWithText = 0;
		this.values -= this.endedValues;
		this.endedValues = 0;
		this.controls = true;
	}

	/** Adds what readers see beside the characters of the page. */
	void add(String more) {
		this.text.append(more);
		this.outside.append(more);
	}

	private void endLink(Open element, int from) {
		if (isLink() && this.text.substring(from).chars().anyMatch(Character::isLetter)) {
			this.linksWithText++;
			this.controls &= element.control;
		}
		this.links--;
		this.earlierLinks = Math.min(this.earlierLinks, this.links);
	}

	private static boolean isValue(String element, Attributes attributes) {
		String role = attributes.getValue("role");
		return element.equals("dd") || "alert".equals(role) || "status".equals(role);
	}

	/** Addresses of mail are often hidden in scripts. */
	private static boolean isScript(@Nullable String href) {
		String lower = (href != null) ? href.strip().toLowerCase(Locale.ROOT) : "";
		return lower.startsWith("javascript:") && !lower.contains("mail");
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

	private record Open(XhtmlRole role, boolean link, boolean control, boolean raised, boolean struck, boolean value,
			int from, int outsideFrom) {

	}

}
