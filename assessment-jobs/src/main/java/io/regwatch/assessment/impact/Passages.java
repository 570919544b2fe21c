package io.regwatch.assessment.impact;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.RankedTexts;

/** The passages of texts that matter to one company. */
final class Passages {

	private static final int QUOTES = 3;

	private static final int BEST = 8;

	/** Of all passages that a reader has to see, together. */
	private static final int LETTERS = 6000;

	/** A longer passage is shown in part. */
	private static final int LONGEST = 1200;

	private final Interests interests;

	Passages(Interests interests) {
		this.interests = interests;
	}

	/** What is new, or all if nothing is. */
	static List<Segment> said(List<Segment> text) {
		List<Segment> fresh = text.stream().filter(Segment::fresh).toList();
		return fresh.isEmpty() ? text : fresh;
	}

	/** What a reader has to see of a text, in its order: all of it, if it is short. */
	List<Segment> of(List<Segment> text) {
		AtomicInteger letters = new AtomicInteger();
		List<Segment> said = said(text);
		return Stream.concat(best(said).stream(), said.stream())
			.distinct()
			.takeWhile((one) -> letters.addAndGet(Math.min(one.text().length(), LONGEST)) <= LETTERS)
			.sorted(Comparator.comparingInt(Segment::ordinal))
			.toList();
	}

	/** Obligations of the best passages first, then what else they say. */
	List<Evidence.OfText> quotes(List<Segment> said) {
		List<Segment> best = best(said);
		Stream<Evidence.OfText> duties = best.stream()
			.flatMap((segment) -> Obligations.of(segment.text())
				.stream()
				.flatMap((sentence) -> segment.cite(Evidence.DUTY, sentence).stream()));
		Stream<Evidence.OfText> others = best.stream()
			.filter((segment) -> Obligations.of(segment.text()).isEmpty())
			.flatMap((segment) -> segment.cite(Evidence.SUBJECT, Obligations.first(segment.text())).stream());
		Set<String> quoted = new HashSet<>();
		return Stream.concat(duties, others)
			.filter((one) -> !one.quote().endsWith(":") && PlainText.isPlain(one.quote()) && quoted.add(one.quote()))
			.limit(QUOTES)
			.toList();
	}

	/**
	 * Those that speak most of the company's, then the first that oblige, then the first.
	 */
	private List<Segment> best(List<Segment> said) {
		List<Segment> bodies = said.stream().filter((segment) -> !segment.heading()).toList();
		List<Integer> ranked = new RankedTexts(bodies.stream().map(Segment::text).toList())
			.best(this.interests.phrases(), this.interests.meaning(), BEST);
		Stream<Segment> obliging = bodies.stream()
			.filter((segment) -> !Obligations.of(segment.text()).isEmpty())
			.limit(BEST);
		return Stream.of(ranked.stream().map(bodies::get), obliging, bodies.stream().limit(1))
			.flatMap((segments) -> segments)
			.distinct()
			.toList();
	}

}
