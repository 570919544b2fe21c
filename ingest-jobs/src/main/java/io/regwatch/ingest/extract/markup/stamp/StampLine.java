package io.regwatch.ingest.extract.markup.stamp;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The items of a line that may say of a page when it was saved and how often it was
 * viewed. What is not an item makes all of the line text: it may be what the date or the
 * number is about.
 *
 * @param items in order
 */
public record StampLine(List<StampItem> items) {

	public static final StampLine NONE = new StampLine(List.of());

	private static final int MAX_LENGTH = 160;

	private static final Pattern SEPARATOR = Pattern
		.compile("[|｜;\u2022\u00B7]\\s*|[.\u2013\u2014](?:(?<=\\s[\u2013\u2014])\\s|(?<=\\p{L}{2}\\.)\\s+(?=\\p{Lu}))");

	/** Of a label that says what was saved. */
	private static final Pattern PAGE = Pattern.compile("(?iu)\\b(?:page|site)\\b");

	public static StampLine of(String text) {
		if (text.length() > MAX_LENGTH || text.chars().noneMatch(Character::isDigit)) {
			return NONE;
		}
		List<StampItem> items = new ArrayList<>();
		Matcher separator = SEPARATOR.matcher(text);
		int from = 0;
		while (separator.find()) {
			add(text, from, separator.start(), items);
			from = separator.end();
		}
		add(text, from, text.length(), items);
		return new StampLine(items);
	}

	private static void add(String text, int from, int to, List<StampItem> items) {
		StampItem whole = StampItem.of(text, from, to, true);
		int start = from;
		if (whole.kind() == StampKind.OTHER || whole.kind() == StampKind.NAMED) {
			Optional<MatchResult> next = StampKind.START.find(text, from, to);
			while (next.isPresent()) {
				if (!text.substring(start, next.get().start()).isBlank()) {
					items.addAll(StampItem.of(text, start, next.get().start(), false).parts(text));
					start = next.get().start();
				}
				next = StampKind.START.find(text, next.get().end(), to);
			}
		}
		items.addAll(((start == from) ? whole : StampItem.of(text, start, to, false)).parts(text));
	}

	/** Returns the line with every date of a change as one of saving the page. */
	public StampLine ofStamp() {
		return new StampLine(this.items.stream().map(StampLine::ofStamp).toList());
	}

	private static StampItem ofStamp(StampItem item) {
		if (item.kind() == StampKind.SAVED) {
			return new StampItem(item.start(), item.end(), StampKind.UPDATE, item.text(), "updated");
		}
		return (item.kind() != StampKind.LIKELY_AGO) ? item
				: new StampItem(item.start(), item.end(), StampKind.AGO, item.text(), "");
	}

	/** Whether it is nothing but counters that may be of the page. */
	public boolean isCounters() {
		return this.items.stream()
			.allMatch((item) -> Set.of(StampKind.VIEWS, StampKind.LIKELY_VIEWS, StampKind.REACTIONS)
				.contains(item.kind()));
	}

	/** Whether several counters of lines say what readers have done with a page. */
	public static boolean areOfPage(List<StampLine> lines) {
		return lines.stream().mapToInt((line) -> line.items.size()).sum() > 1
				&& lines.stream().anyMatch((line) -> line.has(StampKind.REACTIONS));
	}

	/** Returns the line with its counters as those of the page. */
	public StampLine ofCounters() {
		return new StampLine(this.items.stream()
			.map((item) -> new StampItem(item.start(), item.end(), StampKind.VIEWS, item.text(), item.label()))
			.toList());
	}

	/** Whether it is nothing but notes about a page, if its dates are about one. */
	public boolean isNotes() {
		return !this.items.isEmpty() && notes((_) -> true).size() == this.items.size();
	}

	/**
	 * Whether it says also what only pages have: views, and what their readers may do.
	 */
	public boolean isOfPage() {
		return has(StampKind.VIEWS, StampKind.LIKELY_VIEWS, StampKind.ACTION, StampKind.COPYRIGHT);
	}

	/** Whether it is nothing but a number of views, or what else each view changes. */
	public boolean isOfView() {
		return this.items.size() == 1
				&& (has(StampKind.VIEWS, StampKind.AGO, StampKind.SESSION) || (has(StampKind.REACTIONS) && isNotes()));
	}

	/** Whether it is one counter that can be of a page only. */
	public boolean isOfReaders() {
		return isOnly(StampKind.COUNTER) && PageCounters.isOfReaders(this.items.getFirst().text());
	}

	/** Whether it is one item of some kinds. */
	public boolean isOnly(StampKind... kinds) {
		return this.items.size() == 1 && has(kinds);
	}

	/** Whether it says what sites say of their pages. */
	public boolean isOfSite() {
		return isOfPage() || has(StampKind.UPDATE, StampKind.AGO, StampKind.SAVED, StampKind.POSTED, StampKind.NAMED,
				StampKind.ROLE, StampKind.REACTIONS);
	}

	/** Whether it is a date and a link to earlier ones. */
	public boolean isDateWithHistory() {
		return has(StampKind.DATE) && this.items.stream()
			.allMatch((item) -> item.kind() == StampKind.DATE || item.kind() == StampKind.HISTORY);
	}

	public boolean has(StampKind... kinds) {
		return this.items.stream().anyMatch((item) -> Set.of(kinds).contains(item.kind()));
	}

	/**
	 * Returns the items that say nothing of the document.
	 * @param isOfPage whether a label of dates is about the page
	 */
	public Collection<StampItem> notes(Predicate<String> isOfPage) {
		List<StampItem> notes = this.items.stream()
			.filter((item) -> !item.kind().isFact())
			.filter(this::isNote)
			.toList();
		boolean open = this.items.stream().anyMatch((item) -> !item.kind().isFact() && !notes.contains(item));
		boolean ofPage = this.items.stream().allMatch((item) -> item.label().isEmpty() || isOfPage.test(item.label()));
		return (has(StampKind.OTHER) || open || !ofPage)
				? notes.stream().filter((item) -> item.kind() == StampKind.COPYRIGHT).toList() : notes;
	}

	private boolean isNote(StampItem item) {
		boolean alone = this.items.stream().noneMatch((other) -> other.kind().isFact());
		boolean dated = has(StampKind.SAVED, StampKind.POSTED, StampKind.UPDATE, StampKind.AGO);
		return switch (item.kind()) {
			case UPDATE -> !has(StampKind.WORDS);
			case AGO, COPYRIGHT, SESSION -> true;
			case LIKELY_AGO -> dated || has(StampKind.VIEWS, StampKind.LIKELY_VIEWS, StampKind.NAMED, StampKind.ACTION);
			case REVIEW -> labels().anyMatch((label) -> label.contains("review"));
			case ROLE, HISTORY -> dated;
			case ACTION -> dated || has(StampKind.VIEWS, StampKind.LIKELY_VIEWS);
			case VIEWS -> alone || dated || has(StampKind.DATE);
			case LIKELY_VIEWS, REACTIONS ->
				dated || (alone && (areOfPage(List.of(this)) || (PageCounters.is(item.text()) && isOfPage(item))));
			case COUNTDOWN -> alone;
			case COUNTER -> alone && isOfPage(item);
			case VISITS ->
				has(StampKind.COPYRIGHT, StampKind.VIEWS) || labels().anyMatch((label) -> PAGE.matcher(label).find());
			case SAVED, POSTED, DATE, NAMED, WORDS, OTHER -> false;
		};
	}

	private boolean isOfPage(StampItem counter) {
		return has(StampKind.COPYRIGHT) || !PageCounters.isFew(counter.text());
	}

	private Stream<String> labels() {
		return this.items.stream().map((item) -> item.label().toLowerCase(Locale.ROOT));
	}

}
