package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;

import io.regwatch.ingest.extract.text.ListMarkers;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/**
 * Numbers the items of ordered lists whose numbers do not follow from their places: with
 * another first number, type or order, and from an item on that states another value.
 */
final class OrderedLists {

	private static final Counter UNORDERED = new Counter("1", 0, 0);

	private final Deque<Counter> open = new ArrayDeque<>();

	private String marker = "";

	void start(String element, Attributes attributes) {
		switch (element) {
			case "ol" -> this.open.push(Counter.of(attributes));
			case "ul", "menu" -> this.open.push(UNORDERED);
			case "li" -> this.marker = this.open.isEmpty() ? "" : this.open.peek().next(integer(attributes, "value"));
			default -> {
			}
		}
	}

	void end(String element) {
		switch (element) {
			case "ol", "ul", "menu" -> this.open.poll();
			case "li" -> this.marker = "";
			default -> {
			}
		}
	}

	/** Puts the number of an item before its first text, unless the text has one. */
	String numbered(String text) {
		if (text.isEmpty() || this.marker.isEmpty()) {
			return text;
		}
		String numbered = ListMarkers.isItem(text) ? text : this.marker + " " + text;
		this.marker = "";
		return numbered;
	}

	private static OptionalInt integer(Attributes attributes, String name) {
		String value = attributes.getValue(name);
		try {
			return (value != null) ? OptionalInt.of(Integer.parseInt(value.strip())) : OptionalInt.empty();
		}
		catch (NumberFormatException ex) {
			return OptionalInt.empty();
		}
	}

	/** The number of the next item of a list. */
	private static final class Counter {

		private static final int LETTERS = 26;

		private final String type;

		private final int step;

		private int next;

		private boolean numbered;

		private Counter(String type, int next, int step) {
			this.type = type;
			this.next = next;
			this.step = step;
			this.numbered = step < 0 || next != 1 || !type.equals("1");
		}

		static Counter of(Attributes attributes) {
			@Nullable String type = attributes.getValue("type");
			boolean reversed = attributes.getValue("reversed") != null;
			OptionalInt start = integer(attributes, "start");
			return new Counter((type != null) ? type : "1", start.orElse(1), reversed ? -1 : 1);
		}

		String next(OptionalInt stated) {
			if (this.step == 0) {
				return "";
			}
			int number = stated.orElse(this.next);
			this.numbered |= number != this.next;
			this.next = number + this.step;
			if (!this.numbered) {
				return "";
			}
			boolean letter = number >= 1 && number <= LETTERS;
			return switch (this.type) {
				case "a" -> letter ? (char) ('a' + number - 1) + "." : number + ".";
				case "A" -> letter ? (char) ('A' + number - 1) + "." : number + ".";
				default -> number + ".";
			};
		}

	}

}
