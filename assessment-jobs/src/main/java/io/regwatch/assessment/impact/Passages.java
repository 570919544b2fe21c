package io.regwatch.assessment.impact;

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
final class Passages {

	private final List<Segment> all;

	private final List<String> removed;

	private final List<Segment> said;

	private final List<Segment> bodies;

	private final PassageRanking ranking;

	private final TextStatements statements;

	private final TextReading reading;

	Passages(ProfileKeywords interests, StoredText text) {
		this.all = text.segments();
		this.removed = text.removed();
		this.said = Segment.said(text.segments());
		this.bodies = this.said.stream().filter((segment) -> !segment.heading()).toList();
		this.ranking = new PassageRanking(interests, this.bodies, text.embeddings());
		this.reading = new TextReading(this.all.stream().flatMap((segment) -> segment.sentences().stream()).toList());
		this.statements = new TextStatements(this.reading, this.said, this.bodies);
	}

	boolean isEmpty() {
		return this.said.isEmpty();
	}

	List<String> headings() {
		return this.said.stream().filter(Segment::heading).map(Segment::text).toList();
	}

	List<String> bodies() {
		return this.bodies.stream().map(Segment::text).toList();
	}

	/** What the sentences of the whole text say, unchanged ones included. */
	TextReading reading() {
		return this.reading;
	}

	/** What its sentences say of its scope, its exclusions and duties. */
	TextStatements statements() {
		return this.statements;
	}

	/** All sentences with an obligation. */
	List<String> obligations() {
		return this.ranking.obligations();
	}

	/** The passages nearest to the profile, the best first. */
	List<Segment> ranked() {
		return this.ranking.ranked();
	}

	/** Obligations of the best passages first, then what else they say. */
	List<Evidence.OfText> quotes() {
		return this.ranking.quotes();
	}

	List<Segment> all() {
		return this.all;
	}

	/** Blocks that only the version before has. */
	List<String> removed() {
		return this.removed;
	}

	/** Passages that say to what the text obliges, and by when, in reading order. */
	List<Segment> binding() {
		return with((sentence) -> sentence.is(SentenceClass.DUTY) || sentence.is(SentenceClass.DATE));
	}

	/** Passages that say whom the text is for, and whom not, in reading order. */
	List<Segment> scope() {
		return with((sentence) -> sentence.includes() || sentence.excludes());
	}

	private List<Segment> with(Predicate<ReadSentence> wanted) {
		Set<Integer> found = reading().sentences()
			.stream()
			.filter(wanted)
			.map(ReadSentence::segment)
			.collect(Collectors.toUnmodifiableSet());
		return this.all.stream().filter((segment) -> found.contains(segment.ordinal())).toList();
	}

	/** A passage without the sentences that try to instruct its reader. */
	String withoutInstructions(Segment segment) {
		StringBuilder text = new StringBuilder(segment.text());
		reading().in(segment.ordinal())
			.reversed()
			.stream()
			.filter(ReadSentence::addressedToReader)
			.forEach((sentence) -> text.replace(sentence.start(), sentence.end(), "[…]"));
		return text.toString();
	}

}
