package io.regwatch.assessment.passage;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.SentenceClass;
import io.regwatch.reading.TextReading;

/**
 * The passages of one text, and which of them matter to one company. What is looked for
 * is looked for once. For one thread.
 */
public final class Passages {

	private final List<Segment> all;

	private final List<String> removed;

	private final List<Segment> said;

	private final List<Segment> bodies;

	private final PassageRanking ranking;

	private final TextStatements statements;

	private final TextReading reading;

	/**
	 * Reads the passages of a text for a company.
	 * @param interests by which passages are ranked
	 * @param text of a version
	 */
	public Passages(ProfileKeywords interests, StoredText text) {
		this.all = text.segments();
		this.removed = text.removed();
		this.said = Segment.said(text.segments());
		this.bodies = this.said.stream().filter((segment) -> !segment.heading()).toList();
		this.ranking = new PassageRanking(interests, this.bodies, text.embeddings());
		this.reading = new TextReading(this.all.stream().flatMap((segment) -> segment.sentences().stream()).toList());
		this.statements = new TextStatements(this.reading, this.said, this.bodies);
	}

	/**
	 * Whether there is no text.
	 * @return {@code true} if nothing of the version is stored
	 */
	public boolean isEmpty() {
		return this.said.isEmpty();
	}

	/**
	 * Headings over what is new.
	 * @return in reading order
	 */
	public List<String> headings() {
		return this.said.stream().filter(Segment::heading).map(Segment::text).toList();
	}

	/**
	 * New passages that are no headings.
	 * @return in reading order
	 */
	public List<String> bodies() {
		return this.bodies.stream().map(Segment::text).toList();
	}

	/**
	 * What the sentences of the whole text say, unchanged ones included.
	 * @return of all passages
	 */
	public TextReading reading() {
		return this.reading;
	}

	/**
	 * What its sentences say of its scope, its exclusions and duties.
	 * @return of the same text
	 */
	public TextStatements statements() {
		return this.statements;
	}

	/**
	 * All new sentences with an obligation.
	 * @return in reading order
	 */
	public List<String> obligations() {
		return this.ranking.obligations();
	}

	/**
	 * The passages nearest to the profile.
	 * @return the best first
	 */
	public List<Segment> ranked() {
		return this.ranking.ranked();
	}

	/**
	 * Quotes from the best passages, what obliges first.
	 * @return some of them, none only if the text is empty or cannot be quoted
	 */
	public List<Evidence.OfText> quotes() {
		return this.ranking.quotes();
	}

	/**
	 * All passages, headings and unchanged ones included.
	 * @return in reading order
	 */
	public List<Segment> all() {
		return this.all;
	}

	/**
	 * Blocks that only the version before has.
	 * @return in their order
	 */
	public List<String> removed() {
		return this.removed;
	}

	/**
	 * Passages that say to what the text obliges, and by when.
	 * @return in reading order
	 */
	public List<Segment> binding() {
		return with((sentence) -> sentence.is(SentenceClass.DUTY) || sentence.is(SentenceClass.DATE));
	}

	/**
	 * Passages that say whom the text is for, and whom not.
	 * @return in reading order
	 */
	public List<Segment> scope() {
		return with((sentence) -> sentence.includes() || sentence.excludes());
	}

	private List<Segment> with(Predicate<ReadSentence> wanted) {
		Set<Integer> found = reading().sentences()
			.stream()
			.filter(wanted)
			.map(ReadSentence::segment)
			.collect(Collectors.toCollection(LinkedHashSet::new));
		return this.all.stream().filter((segment) -> found.contains(segment.ordinal())).toList();
	}

	/**
	 * A passage without the sentences that try to instruct its reader.
	 * @param segment of this text
	 * @return with a mark in the place of each such sentence
	 */
	public String withoutInstructions(Segment segment) {
		StringBuilder text = new StringBuilder(segment.text());
		segment.sentences()
			.reversed()
			.stream()
			.filter(ReadSentence::addressedToReader)
			.forEach((sentence) -> text.replace(sentence.start(), sentence.end(), "[…]"));
		return text.toString();
	}

}
