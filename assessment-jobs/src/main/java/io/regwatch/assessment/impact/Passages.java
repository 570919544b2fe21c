package io.regwatch.assessment.impact;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.model.HybridRanker;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.SentenceClass;
import io.regwatch.reading.TextReading;
import org.jspecify.annotations.Nullable;

/**
 * The passages of one text, and which of them matter to one company. What is looked for
 * is looked for once. For one thread.
 */
final class Passages {

	/** An exemption from all of a text, not from one duty of many. */
	private static final Pattern OF_ALL = WordPattern
		.of("\\bexempt(ed)? from (all |any )?(of )?(this|these|the (requirements|provisions|rules) of this|the scope)\\b");

	/** "Products that are medical devices are not cosmetic products". */
	private static final Pattern ARE_NOT = WordPattern
		.of("\\b(is|are|be) (not|neither)\\b|\\b(ist|sind) (kein\\w*|nicht)\\b|\\b(n'est|ne sont) pas\\b|\\b(no|non|não) (es|son|è|sono|é|são)\\b");

	private static final int QUOTES = 3;

	private static final int BEST = 8;

	private static final int CANDIDATES = 200;

	private final ProfileKeywords interests;

	private final List<Segment> all;

	private final List<String> removed;

	private final List<Segment> said;

	private final List<Segment> bodies;

	private final Embeddings embeddings;

	private final Map<Segment, List<String>> obligations = new HashMap<>();

	private final TextReading reading;

	private @Nullable List<Segment> best;

	Passages(ProfileKeywords interests, StoredText text) {
		this.interests = interests;
		this.all = text.segments();
		this.removed = text.removed();
		this.said = Segment.said(text.segments());
		this.bodies = this.said.stream().filter((segment) -> !segment.heading()).toList();
		this.embeddings = text.embeddings();
		this.reading = new TextReading(this.all.stream().flatMap((segment) -> segment.sentences().stream()).toList());
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

	/** Sentences that do not say what the text is not for. */
	List<String> withoutExclusions() {
		return reading().sentences()
			.stream()
			.filter((sentence) -> !sentence.heading() && !sentence.excludes())
			.map(ReadSentence::text)
			.toList();
	}

	/** The same without sentences that oblige only others than makers. */
	List<String> withoutDutiesOfOthers() {
		return sentences((sentence) -> !sentence.excludes() && (sentence.duties().isEmpty()
				|| sentence.duties().stream().anyMatch((duty) -> duty.bearer().mayBeMaker())));
	}

	/** Sentences that say what the text is for, denied exclusions among them. */
	List<String> inclusions() {
		return sentences(ReadSentence::includes);
	}

	/** Sentences that say what the text is not for. */
	List<String> exclusions() {
		return sentences((sentence) -> sentence.is(SentenceClass.EXCLUSION)
				|| (sentence.is(SentenceClass.EXEMPTION) && OF_ALL.matcher(sentence.text()).find()));
	}

	private List<String> sentences(Predicate<ReadSentence> wanted) {
		return reading().sentences()
			.stream()
			.filter((sentence) -> !sentence.heading() && wanted.test(sentence))
			.map(ReadSentence::text)
			.toList();
	}

	/** Sentences that relieve of a duty or of the text, as far as they are new. */
	List<String> reliefs() {
		return this.said.stream()
			.flatMap((segment) -> segment.sentences().stream())
			.filter((sentence) -> !sentence.heading() && sentence.excludes())
			.map(ReadSentence::text)
			.toList();
	}

	/** Whether a text says of devices that it is not about them. */
	boolean setDevicesApart() {
		return reading().sentences()
			.stream()
			.filter((sentence) -> !sentence.heading() && TitleWords.speakOfMedicalDevices(List.of(sentence.text())))
			.anyMatch((sentence) -> sentence.excludes() || ARE_NOT.matcher(sentence.text()).find());
	}

	/** Sentences that newly oblige somebody. */
	List<ReadSentence> obliging() {
		return this.bodies.stream()
			.flatMap((segment) -> segment.sentences().stream())
			.filter((sentence) -> sentence.is(SentenceClass.DUTY) && !sentence.addressedToReader())
			.toList();
	}

	/** Sentences that the version before has not. */
	Stream<ReadSentence> news() {
		return this.bodies.stream().flatMap((segment) -> segment.sentences().stream());
	}

	/** All sentences with an obligation. */
	List<String> obligations() {
		return this.bodies.stream().flatMap((segment) -> obligations(segment).stream()).toList();
	}

	/** What it leaves makers to do. */
	List<StatedDuty> duties() {
		return this.bodies.stream().flatMap((segment) -> DutyExtractor.of(segment.sentences()).stream()).toList();
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

	/** The passages nearest to the profile, the best first. */
	List<Segment> ranked() {
		return new HybridRanker(bodies()).best(this.interests.phrases(), similarities(), CANDIDATES)
			.stream()
			.map(this.bodies::get)
			.toList();
	}

	/** Obligations of the best passages first, then what else they say. */
	List<Evidence.OfText> quotes() {
		Stream<Evidence.OfText> duties = best().stream()
			.flatMap((segment) -> obligations(segment).stream()
				.flatMap((sentence) -> segment.cite(Evidence.DUTY, sentence).stream()));
		Stream<Evidence.OfText> others = Stream
			.concat(best().stream().filter(Passages::isDated), best().stream().filter((one) -> !isDated(one)))
			.filter((segment) -> obligations(segment).isEmpty())
			.flatMap((segment) -> segment.cite(Evidence.SUBJECT, Obligations.first(segment)).stream());
		List<Evidence.OfText> quotes = quotable(Stream.concat(duties, others)).limit(QUOTES).toList();
		return quotes.isEmpty() ? quotable(this.bodies.stream()
			.flatMap((segment) -> segment.cite(Evidence.SUBJECT, Obligations.first(segment)).stream())).limit(1)
			.toList() : quotes;
	}

	private static Stream<Evidence.OfText> quotable(Stream<Evidence.OfText> quotes) {
		Set<String> quoted = new HashSet<>();
		return quotes
			.filter((one) -> !one.quote().endsWith(":") && PlainText.isPlain(one.quote()) && quoted.add(one.quote()));
	}

	/** Whether a passage says by when something has to be done, or from when. */
	private static boolean isDated(Segment segment) {
		return !DutyExtractor.of(segment.sentences()).isEmpty()
				|| segment.sentences().stream().anyMatch((sentence) -> sentence.is(SentenceClass.DATE));
	}

	/**
	 * Those that speak most of the company's, then the first that oblige, then the first.
	 */
	private List<Segment> best() {
		List<Segment> known = this.best;
		if (known == null) {
			known = rank();
			this.best = known;
		}
		return known;
	}

	private List<Segment> rank() {
		List<Integer> ranked = new HybridRanker(bodies()).best(this.interests.phrases(), similarities(), BEST);
		Stream<Segment> obliging = this.bodies.stream()
			.filter((one) -> !obligations(one).isEmpty() || isDated(one))
			.limit(BEST);
		return Stream.of(ranked.stream().map(this.bodies::get), obliging, this.bodies.stream().limit(1))
			.flatMap((segments) -> segments)
			.distinct()
			.toList();
	}

	/** By the places of the bodies. */
	private Map<Integer, Double> similarities() {
		Map<Integer, Double> known = this.interests.meaning().map(this.embeddings::similaritiesTo).orElse(Map.of());
		Map<Integer, Double> similarities = new TreeMap<>();
		for (int place = 0; place < this.bodies.size(); place++) {
			Double near = known.get(this.bodies.get(place).ordinal());
			if (near != null) {
				similarities.put(place, near);
			}
		}
		return similarities;
	}

	private List<String> obligations(Segment segment) {
		return this.obligations.computeIfAbsent(segment, (one) -> Obligations.of(one));
	}

}
