package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;

import io.regwatch.ingest.extract.text.ListMarkers;
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
			case "li" -> this.marker = this.open.isEmpty() ? "" : this.open.peek().next(attributes);
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

		private String type;

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
			boolean reversed = attributes.getValue("reversed") != null;
			OptionalInt start = integer(attributes, "start");
			return new Counter(ListStyle.type(attributes), start.orElse(ListStyle.start(attributes)),
					reversed ? -1 : 1);
		}

		/**
		 * An item may state its number, and another type for it and those that follow.
		 */
		String next(Attributes item) {
			if (this.step == 0) {
				return "";
			}
			OptionalInt stated = integer(item, "value");
			String own = ListStyle.type(item);
			if (!own.equals("1") || item.getValue("type") != null) {
				this.type = own;
				this.numbered |= !own.equals("1");
			}
			int number = stated.orElse(this.next);
			this.numbered |= number != this.next;
			this.next = number + this.step;
			if (!this.numbered) {
				return "";
			}
			return ListStyle.number(number, this.type) + ".";
		}

	}

}
