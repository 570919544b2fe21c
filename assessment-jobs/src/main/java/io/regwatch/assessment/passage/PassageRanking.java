package io.regwatch.assessment.passage;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.model.HybridRanker;
import io.regwatch.reading.SentenceClass;

import org.springframework.util.function.SingletonSupplier;

/**
 * Ranks the passages of one text by how near they are to a profile, and quotes the best.
 */
public final class PassageRanking {

	private static final int QUOTES = 3;

	private static final int BEST = 8;

	private static final int CANDIDATES = 200;

	private final ProfileKeywords interests;

	private final Passages text;

	private final List<Segment> bodies;

	private final Supplier<List<Segment>> ranked = SingletonSupplier.of(this::rank);

	private final Supplier<List<Segment>> best = SingletonSupplier.of(this::findBest);

	/**
	 * Ranks the passages of a text for a company.
	 * @param interests by which they are ranked
	 * @param text possibly empty
	 */
	public PassageRanking(ProfileKeywords interests, Passages text) {
		this.interests = interests;
		this.text = text;
		this.bodies = text.bodySegments();
	}

	/**
	 * The passages nearest to the profile.
	 * @return the best first
	 */
	public List<Segment> ranked() {
		return this.ranked.get();
	}

	private List<Segment> rank() {
		return HybridRanker.of(this.text.bodies())
			.best(this.interests.queries(), similarities(), CANDIDATES)
			.stream()
			.map(this.bodies::get)
			.toList();
	}

	/**
	 * Quotes from the best passages: obligations first, then what else they say.
	 * @return some of them, none only if the text is empty or cannot be quoted
	 */
	public List<Evidence.OfText> quotes() {
		Stream<Evidence.OfText> duties = this.best.get()
			.stream()
			.flatMap((segment) -> obligations(segment).stream()
				.flatMap((sentence) -> segment.cite(Evidence.DUTY, sentence).stream()));
		Stream<Evidence.OfText> others = Stream
			.concat(this.best.get().stream().filter(this::isDated),
					this.best.get().stream().filter((one) -> !isDated(one)))
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
	private boolean isDated(Segment segment) {
		return !this.text.statements().duties(segment).isEmpty()
				|| segment.sentences().stream().anyMatch((sentence) -> sentence.is(SentenceClass.DATE));
	}

	/**
	 * Those that speak most of the company's, then the first that oblige, then the first.
	 */
	private List<Segment> findBest() {
		Stream<Segment> obliging = this.bodies.stream()
			.filter((one) -> !obligations(one).isEmpty() || isDated(one))
			.limit(BEST);
		return Stream.of(ranked().stream().limit(BEST), obliging, this.bodies.stream().limit(1))
			.flatMap((segments) -> segments)
			.distinct()
			.toList();
	}

	/** By the places of the bodies. */
	private Map<Integer, Double> similarities() {
		Embeddings embeddings = this.text.embeddings();
		if (embeddings.passages().isEmpty()) {
			return Map.of();
		}
		Map<Integer, Double> known = this.interests.meaning().map(embeddings::similaritiesTo).orElse(Map.of());
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
		return this.text.statements().obligations(segment);
	}

}
