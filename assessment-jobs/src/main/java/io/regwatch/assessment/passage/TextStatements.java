package io.regwatch.assessment.passage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.SentenceClass;

/**
 * The sentences of one text by what they say: for what it is, for what not, and duties.
 */
public final class TextStatements {

	private static final TextFact<List<ReadSentence>> INCLUDED = TextFact
		.of((text) -> text.statements().find(StatedScope::includes));

	private static final TextFact<List<String>> EXCLUDED = TextFact
		.of((text) -> text.statements().sentences(StatedScope::excludes));

	private static final TextFact<Map<Integer, List<StatedDuty>>> DUTIES = TextFact
		.of((text) -> text.statements().ofBodies((segment) -> DutyExtractor.of(segment.sentences())));

	private static final TextFact<Map<Integer, List<String>>> OBLIGATIONS = TextFact
		.of((text) -> text.statements().ofBodies(Obligations::of));

	private static final TextFact<List<ReadSentence>> OBLIGING = TextFact
		.of((text) -> text.statements().findObliging());

	private static final TextFact<List<String>> LEFT = TextFact.of((text) -> text.statements().findLeftOut());

	private final Passages text;

	TextStatements(Passages text) {
		this.text = text;
	}

	/**
	 * Sentences that leave nothing out, in whatever words.
	 * @return in reading order, without headings
	 */
	public List<String> withoutWhatIsLeftOut() {
		Set<String> left = Set.copyOf(leavingOut());
		return withoutExclusions().stream().filter((one) -> !left.contains(one)).toList();
	}

	/**
	 * Sentences that do not say what the text is not for.
	 * @return in reading order, without headings
	 */
	public List<String> withoutExclusions() {
		return this.text.reading()
			.sentences()
			.stream()
			.filter((sentence) -> !sentence.heading() && !sentence.excludes())
			.map(ReadSentence::text)
			.toList();
	}

	/**
	 * The same without sentences that oblige only others than makers.
	 * @return in reading order, without headings
	 */
	public List<String> withoutDutiesOfOthers() {
		return sentences((sentence) -> !sentence.excludes() && (sentence.duties().isEmpty()
				|| sentence.duties().stream().anyMatch((duty) -> duty.bearer().mayBeMaker())));
	}

	/**
	 * Sentences that say what the text is for, denied exclusions among them.
	 * @return in reading order, without headings
	 */
	public List<String> inclusions() {
		return texts(INCLUDED.in(this.text).stream());
	}

	/** Those of them that speak of the whole text. */
	List<String> inclusionsOfWhole() {
		return texts(INCLUDED.in(this.text).stream().filter(ScopeSentences::isOfWhole));
	}

	/**
	 * Sentences that say which devices the whole text is for, without what they name
	 * besides.
	 * @return in reading order, without those of all devices
	 */
	public List<String> inclusionsOfSome() {
		return inclusionsOfWhole().stream()
			.filter(ScopeSentences::isOfSome)
			.map(ScopeSentences::withoutExamples)
			.toList();
	}

	/**
	 * Sentences that say to what the whole text is limited, without what they name
	 * besides.
	 * @return in reading order, without those that say what holds for some devices
	 */
	public List<String> narrowInclusions() {
		return inclusionsOfSome().stream().filter(ScopeSentences::isLimit).toList();
	}

	/**
	 * Sentences that speak of the document itself: "This document answers".
	 * @return in reading order, without exclusions
	 */
	public List<String> ofDocument() {
		return sentences((sentence) -> ScopeSentences.nameDocument(sentence.text()) && !sentence.excludes());
	}

	/**
	 * Sentences that say what the whole text is not for.
	 * @return in reading order, without headings
	 */
	public List<String> exclusions() {
		return EXCLUDED.in(this.text);
	}

	/**
	 * Sentences that leave out what they name from the whole text, in the words of an
	 * exclusion or others.
	 * @return exclusions first
	 */
	public List<String> leavingOut() {
		return LEFT.in(this.text);
	}

	private List<String> findLeftOut() {
		return Stream.concat(exclusions().stream(), sentences(StatedScope::isNotMeant).stream()).distinct().toList();
	}

	private List<String> sentences(Predicate<ReadSentence> wanted) {
		return texts(find(wanted).stream());
	}

	private List<ReadSentence> find(Predicate<ReadSentence> wanted) {
		return this.text.reading()
			.sentences()
			.stream()
			.filter((sentence) -> !sentence.heading() && wanted.test(sentence))
			.toList();
	}

	private static List<String> texts(Stream<ReadSentence> sentences) {
		return sentences.map(ReadSentence::text).toList();
	}

	/**
	 * Sentences that relieve of a duty or of the text, as far as they are new.
	 * @return in reading order, without headings
	 */
	public List<String> reliefs() {
		return this.text.said()
			.stream()
			.flatMap((segment) -> segment.sentences().stream())
			.filter((sentence) -> !sentence.heading() && sentence.excludes())
			.map(ReadSentence::text)
			.toList();
	}

	/**
	 * Sentences that newly oblige somebody.
	 * @return in reading order, without those that instruct the reader of the text
	 */
	public List<ReadSentence> obliging() {
		return OBLIGING.in(this.text);
	}

	private List<ReadSentence> findObliging() {
		return news().filter((sentence) -> sentence.is(SentenceClass.DUTY) && !sentence.addressedToReader()).toList();
	}

	/**
	 * All new sentences with an obligation that can be quoted.
	 * @return in reading order
	 */
	public List<String> obligations() {
		return OBLIGATIONS.in(this.text).values().stream().flatMap(List::stream).toList();
	}

	/** The same of one of the new passages that are no headings. */
	List<String> obligations(Segment segment) {
		return OBLIGATIONS.in(this.text).getOrDefault(segment.ordinal(), List.of());
	}

	/**
	 * Sentences that the version before has not.
	 * @return in reading order, without headings
	 */
	public Stream<ReadSentence> news() {
		return this.text.bodySegments().stream().flatMap((segment) -> segment.sentences().stream());
	}

	/**
	 * What a document that ends newly leaves makers to do, for example to adapt by a day.
	 * @return empty if nothing of it is older: then it is the text that has ended
	 */
	public List<StatedDuty> addedDuties() {
		boolean added = this.text.reading()
			.sentences()
			.stream()
			.map(ReadSentence::segment)
			.anyMatch((segment) -> this.text.said().stream().noneMatch((one) -> one.ordinal() == segment));
		return added ? duties() : List.of();
	}

	/**
	 * What the text newly leaves makers to do.
	 * @return in reading order
	 */
	public List<StatedDuty> duties() {
		return DUTIES.in(this.text).values().stream().flatMap(List::stream).toList();
	}

	/** The same of one of the new passages that are no headings. */
	List<StatedDuty> duties(Segment segment) {
		return DUTIES.in(this.text).getOrDefault(segment.ordinal(), List.of());
	}

	/** By ordinal, in reading order. */
	private <T> Map<Integer, List<T>> ofBodies(Function<Segment, List<T>> statements) {
		return this.text.bodySegments()
			.stream()
			.collect(Collectors.groupingBy(Segment::ordinal, LinkedHashMap::new,
					Collectors.flatMapping((segment) -> statements.apply(segment).stream(), Collectors.toList())));
	}

}
