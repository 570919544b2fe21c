package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.Passages;
import io.regwatch.assessment.model.Usage;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;

/**
 * Judges without a language model, the same way each time. It says that something applies
 * where the subject of the document is the company's, or everybody's, and words of the
 * text show it; else that a person has to look. It never says that something does not.
 */
final class OfflineModel {

	/** Changes with each change of what it says. */
	static final String VERSION = "offline-1";

	static final Usage USAGE = Usage.offline(VERSION);

	private static final int QUOTES = 3;

	private static final int PASSAGES = 8;

	/** Of all passages that a reader has to see, together. */
	private static final int LETTERS = 6000;

	/** A longer passage is shown in part. */
	private static final int LONGEST = 1200;

	/** What concerns every maker of devices. */
	private static final Pattern FOR_ALL = Pattern
		.compile("\\bdevices?\\b|\\bmanufacturers?\\b|quality (management )?system"
				+ "|vigilance|post-market|unique device identification|\\bUDI\\b|labell?ing|clinical (evaluation|investigation)"
				+ "|risk management|adverse event", Pattern.CASE_INSENSITIVE);

	private final Interests interests;

	private final Company company;

	private final Instant now;

	OfflineModel(Company company, Instant now) {
		this.interests = new Interests(Vocabulary.shipped(), company);
		this.company = company;
		this.now = now;
	}

	Judgement judge(Candidate candidate, List<Segment> text) {
		List<Segment> said = said(text);
		Priority priority = Urgency.of(candidate, said.stream().anyMatch(OfflineModel::obliges), this.now);
		if (!this.company.isDescribed()) {
			return Judgement.toReview(priority, "The profile does not say what the company makes.",
					"profile_says_nothing", List.of(), USAGE);
		}
		List<String> shared = subject(candidate, said);
		boolean forAll = FOR_ALL.matcher(candidate.reference().title()).find()
				&& this.interests.foreignIn(List.of(candidate.reference().title())).isEmpty();
		List<Evidence.OfText> quotes = quotes(said);
		if (quotes.isEmpty()) {
			return Judgement.toReview(priority, "No words of the stored text show whether it concerns the company.",
					text.isEmpty() ? "no_text" : "no_evidence", List.of(), USAGE);
		}
		if (shared.isEmpty() && !forAll) {
			return Judgement.toReview(priority,
					Wording.summary("It is not certain that this concerns the company.", candidate, quotes),
					"uncertain", List.copyOf(quotes), USAGE);
		}
		String why = shared.isEmpty() ? "Concerns every maker of devices."
				: "Concerns the company: it is about %s, as the profile is.".formatted(String.join(", ", shared));
		return new Judgement(ApplicabilityStatus.APPLICABLE, priority, Wording.summary(why, candidate, quotes),
				Wording.actions(candidate, quotes), shared.isEmpty() ? "for_all_devices" : "same_subject",
				List.copyOf(quotes), USAGE);
	}

	/** The subject stands in titles and headings. */
	private List<String> subject(Candidate candidate, List<Segment> said) {
		return this.interests.sharedWith(
				Stream
					.concat(Stream.of(candidate.title(), candidate.reference().title()),
							said.stream().filter(Segment::heading).map(Segment::text))
					.toList());
	}

	/** What a reader has to see of a text, in its order: all of it, if it is short. */
	List<Segment> passages(List<Segment> text) {
		AtomicInteger letters = new AtomicInteger();
		List<Segment> said = said(text);
		return Stream.concat(best(said).stream(), said.stream())
			.distinct()
			.takeWhile((one) -> letters.addAndGet(Math.min(one.text().length(), LONGEST)) <= LETTERS)
			.sorted(Comparator.comparingInt(Segment::ordinal))
			.toList();
	}

	/** What of the company's own stands in the title or in what was shown. */
	List<String> named(Candidate candidate, List<Segment> shown) {
		return this.interests.namedIn(Stream
			.concat(Stream.of(candidate.title(), candidate.reference().title()), shown.stream().map(Segment::text))
			.toList());
	}

	/** What is new, or all if nothing is. */
	private static List<Segment> said(List<Segment> text) {
		List<Segment> fresh = text.stream().filter(Segment::fresh).toList();
		return fresh.isEmpty() ? text : fresh;
	}

	/** Those that speak most of the company's, then the first that oblige. */
	private List<Segment> best(List<Segment> said) {
		List<Segment> bodies = said.stream().filter((segment) -> !segment.heading()).toList();
		List<Integer> ranked = new Passages(bodies.stream().map(Segment::text).toList()).best(this.interests.phrases(),
				PASSAGES);
		return Stream
			.concat(ranked.stream().map(bodies::get), bodies.stream().filter(OfflineModel::obliges).limit(PASSAGES))
			.distinct()
			.toList();
	}

	/** Obligations of the best passages first, then what else they say. */
	private List<Evidence.OfText> quotes(List<Segment> said) {
		List<Segment> best = best(said);
		Stream<Evidence.OfText> obligations = best.stream()
			.flatMap((segment) -> Obligations.of(segment.text())
				.stream()
				.flatMap((sentence) -> segment.cite(Evidence.DUTY, sentence).stream()));
		Stream<Evidence.OfText> others = best.stream()
			.filter((segment) -> !obliges(segment))
			.flatMap((segment) -> Optional.of(Obligations.first(segment.text()))
				.flatMap((sentence) -> segment.cite(Evidence.SUBJECT, sentence))
				.stream());
		Set<String> quoted = new HashSet<>();
		return Stream.concat(obligations, others).filter((one) -> quoted.add(one.quote())).limit(QUOTES).toList();
	}

	private static boolean obliges(Segment segment) {
		return !segment.heading() && !Obligations.of(segment.text()).isEmpty();
	}

}
