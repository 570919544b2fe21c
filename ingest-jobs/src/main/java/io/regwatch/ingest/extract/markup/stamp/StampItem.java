package io.regwatch.ingest.extract.markup.stamp;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An item of a line.
 *
 * @param start where it begins
 * @param end where it ends
 * @param kind of it
 * @param text of it
 * @param label before its date, if it is about saving
 */
public record StampItem(int start, int end, StampKind kind, String text, String label) {

	/** Programs write two dates after it: of the first version, and of the last one. */
	private static final Pattern POSTED_ON = Pattern.compile("(?i)posted\\son\\s");

	static StampItem of(String line, int start, int end, boolean separate) {
		String item = line.substring(start, end).strip();
		return new StampItem(start, end, StampKind.of(item, separate), item, PageNotes.label(item));
	}

	/** Returns what stands after the label. */
	public String dated() {
		return this.text.substring(this.text.startsWith(this.label) ? this.label.length() : 0).strip();
	}

	/** Returns the item, the two of one with two dates, or none if it is blank. */
	List<StampItem> parts(String line) {
		Matcher posted = POSTED_ON.matcher(this.text);
		if (this.kind == StampKind.OTHER && posted.lookingAt()) {
			int offset = line.indexOf(this.text, this.start);
			for (int at = this.text.indexOf(' ', posted.end()); at > 0; at = this.text.indexOf(' ', at + 1)) {
				String second = this.text.substring(at + 1);
				if (PageDates.isDate(this.text.substring(posted.end(), at)) && PageDates.isDate(second)) {
					return List.of(of(line, this.start, offset + at, false),
							new StampItem(offset + at + 1, this.end, StampKind.UPDATE, second, posted.group()));
				}
			}
		}
		return this.text.isBlank() ? List.of() : List.of(this);
	}

}
