package io.regwatch.assessment.impact;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.model.HybridRanker;
import org.jspecify.annotations.Nullable;

/**
 * The passages of one text, and which of them matter to one company. What is looked for
 * is looked for once. For one thread.
 */
final class Passages {

	private static final int QUOTES = 3;

	private static final int BEST = 8;

	/** Of all passages that a reader has to see, together. */
	private static final int LETTERS = 3000;

	/** A longer passage is shown in part. */
	static final int LONGEST = 800;

	private final ProfileKeywords interests;

	private final List<Segment> said;

	private final List<Segment> bodies;

	private final Embeddings embeddings;

	private final Map<Segment, List<String>> obligations = new HashMap<>();

	private @Nullable List<Segment> best;

	Passages(ProfileKeywords interests, StoredText text) {
		this.interests = interests;
		this.said = Segment.said(text.segments());
		this.bodies = this.said.stream().filter((segment) -> !segment.heading()).toList();
		this.embeddings = text.embeddings();
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

	/** Sentences that say what the text is for, denied exclusions among them. */
	List<String> inclusions() {
		return Exclusions.scope(bodies());
	}

	/** Sentences that say what the text is not for. */
	List<String> exclusions() {
		return Exclusions.of(bodies());
	}

	/** All sentences that oblige somebody. */
	List<String> obligations() {
		return this.bodies.stream().flatMap((segment) -> obligations(segment).stream()).toList();
	}

	/** What it leaves makers to do. */
	List<String> duties() {
		return this.bodies.stream()
			.flatMap((segment) -> DutyExtractor.of(segment.text(), obligations(segment)).stream())
			.toList();
	}

	/** What a reader has to see of it, in its order: all of it, if it is short. */
	List<Segment> shown() {
		AtomicInteger letters = new AtomicInteger();
		return Stream.concat(best().stream(), this.said.stream())
			.distinct()
			.takeWhile((one) -> letters.addAndGet(Math.min(one.text().length(), LONGEST)) <= LETTERS)
			.sorted(Comparator.comparingInt(Segment::ordinal))
			.toList();
	}

	/** Obligations of the best passages first, then what else they say. */
	List<Evidence.OfText> quotes() {
		Stream<Evidence.OfText> duties = best().stream()
			.flatMap((segment) -> obligations(segment).stream()
				.flatMap((sentence) -> segment.cite(Evidence.DUTY, sentence).stream()));
		Stream<Evidence.OfText> others = best().stream()
			.filter((segment) -> obligations(segment).isEmpty())
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
	private List<Segment> best() {
		List<Segment> known = this.best;
		if (known == null) {
			known = rank();
			this.best = known;
		}
		return known;
	}

	private List<Segment> rank() {
		List<Integer> ranked = new HybridRanker(bodies()).best(this.interests.phrases(), nearness(), BEST);
		Stream<Segment> obliging = this.bodies.stream().filter((one) -> !obligations(one).isEmpty()).limit(BEST);
		return Stream.of(ranked.stream().map(this.bodies::get), obliging, this.bodies.stream().limit(1))
			.flatMap((segments) -> segments)
			.distinct()
			.toList();
	}

	/** By the places of the bodies. */
	private Map<Integer, Double> nearness() {
		Map<Integer, Double> known = this.interests.meaning().map(this.embeddings::similaritiesTo).orElse(Map.of());
		Map<Integer, Double> nearness = new TreeMap<>();
		for (int place = 0; place < this.bodies.size(); place++) {
			Double near = known.get(this.bodies.get(place).ordinal());
			if (near != null) {
				nearness.put(place, near);
			}
		}
		return nearness;
	}

	private List<String> obligations(Segment segment) {
		return this.obligations.computeIfAbsent(segment, (one) -> Obligations.of(one.text()));
	}

}
