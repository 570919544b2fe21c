package io.regwatch.assessment.passage;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.evidence.TextFacts;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.SentenceClass;
import io.regwatch.reading.TextReading;

/**
 * The passages of one text, and what they say whoever reads them. Thread-safe.
 */
public final class Passages {

	private static final TextFact<List<String>> BODIES = TextFact
		.of((text) -> text.bodySegments().stream().map(Segment::text).toList());

	private static final TextFact<TextReading> READING = TextFact
		.of((text) -> new TextReading(text.all.stream().flatMap((segment) -> segment.sentences().stream()).toList()));

	private final List<Segment> all;

	private final List<String> removed;

	private final List<Segment> said;

	private final List<Segment> bodies;

	private final Embeddings embeddings;

	private final TextFacts facts;

	private final TextStatements statements = new TextStatements(this);

	/**
	 * Reads the passages of a text.
	 * @param text of a version
	 */
	public Passages(StoredText text) {
		this.all = text.segments();
		this.removed = text.removed();
		this.said = Segment.said(text.segments());
		this.bodies = this.said.stream().filter((segment) -> !segment.heading()).toList();
		this.embeddings = text.embeddings();
		this.facts = text.facts();
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
		return BODIES.in(this);
	}

	/**
	 * What the sentences of the whole text say, unchanged ones included.
	 * @return of all passages
	 */
	public TextReading reading() {
		return READING.in(this);
	}

	/**
	 * What its sentences say of its scope, its exclusions and duties.
	 * @return of the same text
	 */
	public TextStatements statements() {
		return this.statements;
	}

	/** New passages, headings included; all of them if none is new. */
	List<Segment> said() {
		return this.said;
	}

	/** Those of them that are no headings. */
	List<Segment> bodySegments() {
		return this.bodies;
	}

	/** Of salient passages, by their ordinals. */
	Embeddings embeddings() {
		return this.embeddings;
	}

	/** What was found out about the text. */
	TextFacts facts() {
		return this.facts;
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
