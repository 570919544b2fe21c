package io.regwatch.ingest.extract.office.opendocument;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes the numbers of headings, and those of items of lists that do not just count from
 * one, as for lists of pages.
 */
final class OpenDocumentNumbers extends OfficeFilter {

	private final OpenDocumentLists styles;

	private final Deque<Items> lists = new ArrayDeque<>();

	/** The last number of a list, which others of its style may continue. */
	private final Map<String, Integer> last = new HashMap<>();

	private final int[] headings = new int[OpenDocumentLists.LEVELS];

	/** The number of the item or heading whose text has not begun. */
	private String number = "";

	private boolean paragraph;

	OpenDocumentNumbers(OpenDocumentLists styles) {
		this.styles = styles;
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		this.styles.start(element, attributes);
		switch (element) {
			case "text:list" -> startList(attributes);
			case "text:list-item" -> startItem(attributes);
			case "text:h" -> startHeading(attributes);
			case "text:p" -> this.paragraph = true;
			// It has the number.
			case "text:list-header", "text:number" -> this.number = "";
			default -> {
			}
		}
		return Use.KEPT;
	}

	private void startList(Attributes attributes) {
		Items around = this.lists.peek();
		int level = Math.min(this.lists.size(), OpenDocumentLists.LEVELS - 1);
		Items items = new Items(value(attributes, "style-name", (around != null) ? around.style : "-"), level,
				(around != null) ? around.numbers.clone() : new int[OpenDocumentLists.LEVELS]);
		boolean continued = value(attributes, "continue-numbering", "").equals("true")
				|| !value(attributes, "continue-list", "").isEmpty();
		int before = continued ? this.last.getOrDefault(items.key(), 0) : 0;
		items.numbers[level] = (before > 0) ? before : this.styles.first(items.style, level) - 1;
		items.numbered = before > 0 || !this.styles.isPlain(items.style, level);
		this.lists.push(items);
	}

	private void startItem(Attributes attributes) {
		Items items = this.lists.peek();
		if (items == null) {
			return;
		}
		int start = start(attributes);
		items.numbered |= start >= 0;
		items.numbers[items.level] = (start >= 0) ? start : items.numbers[items.level] + 1;
		this.last.put(items.key(), items.numbers[items.level]);
		this.number = items.numbered ? this.styles.format(items.style, items.level, items.numbers) : "";
	}

	private void startHeading(Attributes attributes) {
		this.paragraph = true;
		if (!this.lists.isEmpty() || value(attributes, "is-list-header", "").equals("true")) {
			return;
		}
		String outline = value(attributes, "outline-level", "1");
		int level = outline.matches("[1-9]|10") ? Integer.parseInt(outline) - 1 : 0;
		int start = start(attributes);
		int next = (this.headings[level] == 0) ? this.styles.first(OpenDocumentLists.OUTLINE, level)
				: this.headings[level] + 1;
		this.headings[level] = (start >= 0) ? start : next;
		Arrays.fill(this.headings, level + 1, this.headings.length, 0);
		this.number = this.styles.format(OpenDocumentLists.OUTLINE, level, this.headings);
	}

	private static int start(Attributes attributes) {
		String start = value(attributes, "start-value", "");
		return start.matches("\\d{1,6}") ? Integer.parseInt(start) : -1;
	}

	@Override
	protected void end(String element) {
		switch (element) {
			case "text:list" -> this.lists.poll();
			case "text:p", "text:h" -> this.paragraph = false;
			default -> {
			}
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		if (this.paragraph && !this.number.isEmpty()) {
			write(this.number);
			this.number = "";
		}
		super.text(text);
	}

	private static final class Items {

		private final String style;

		private final int level;

		/** The numbers of the items that are open, by level. */
		private final int[] numbers;

		private boolean numbered;

		private Items(String style, int level, int[] numbers) {
			this.style = style;
			this.level = level;
			this.numbers = numbers;
		}

		private String key() {
			return this.style + '/' + this.level;
		}

	}

}
