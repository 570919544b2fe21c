package io.regwatch.reading;

import java.util.List;
import java.util.Set;

/**
 * A sentence of a text, or a row of one of its tables.
 *
 * @param segment ordinal of the block
 * @param start offset in the block's text, in characters
 * @param end offset after the last character
 * @param text the characters between them
 * @param language ISO 639-1 code of the language in which it was read
 * @param classes what it says; empty if nothing of this
 * @param addressedToReader whether it tries to instruct readers or machines; such a
 * sentence has no classes and is not to be quoted or shown to a model
 * @param duties in their order; empty unless it is a {@link SentenceClass#DUTY duty}
 * @param dates in their order; empty unless it states a {@link SentenceClass#DATE date}
 * @param context heading, lead-in sentence or column heads that it is read with,
 * outermost first
 * @param heading whether it is a heading
 */
public record ReadSentence(int segment, int start, int end, String text, String language, Set<SentenceClass> classes,
		boolean addressedToReader, List<Duty> duties, List<StatedDate> dates, List<String> context, boolean heading) {

	private static final int WORDS = 4;

	public ReadSentence {
		classes = Set.copyOf(classes);
		duties = List.copyOf(duties);
		dates = List.copyOf(dates);
		context = List.copyOf(context);
	}

	/**
	 * Whether it has a class.
	 * @param sentenceClass to look for
	 * @return {@code false} for all classes if it is addressed to readers
	 */
	public boolean is(SentenceClass sentenceClass) {
		return this.classes.contains(sentenceClass);
	}

	/**
	 * Whether it includes what it names, counted with its negations.
	 * @return {@code true} also for denied exclusions
	 */
	public boolean includes() {
		return this.classes.stream().anyMatch(SentenceClass::includes);
	}

	/**
	 * Whether it puts aside what it names, counted with its negations.
	 * @return {@code true} for exclusions and exemptions
	 */
	public boolean excludes() {
		return this.classes.stream().anyMatch(SentenceClass::excludes);
	}

	/**
	 * Whether it says something when it is quoted alone.
	 * @return {@code false} for headings, numbers and less than four words
	 */
	public boolean isQuotable() {
		return !this.heading && !this.addressedToReader && words() >= WORDS;
	}

	private long words() {
		return Tokens.of(this.text).words();
	}

}
