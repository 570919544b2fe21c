package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
		List<Segment> fresh = text.stream().filter(Segment::fresh).toList();
		List<Segment> said = fresh.isEmpty() ? text : fresh;
		Priority priority = Urgency.of(candidate, said.stream().anyMatch(OfflineModel::obliges), this.now);
		if (!this.company.isDescribed()) {
			return Judgement.toReview(priority, "The profile does not say what the company makes.",
					"profile_says_nothing", List.of());
		}
		List<String> shared = subject(candidate, said);
		boolean forAll = FOR_ALL.matcher(candidate.reference().title()).find()
				&& this.interests.foreignIn(List.of(candidate.reference().title())).isEmpty();
		List<Evidence.OfText> quotes = quotes(said);
		if (quotes.isEmpty()) {
			return Judgement.toReview(priority, "No words of the stored text show whether it concerns the company.",
					text.isEmpty() ? "no_text" : "no_evidence", List.of());
		}
		if (shared.isEmpty() && !forAll) {
			return Judgement.toReview(priority,
					Wording.summary("It is not certain that this concerns the company.", candidate, quotes),
					"uncertain", List.copyOf(quotes));
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

	/** Obligations of the best passages first, then what else they say. */
	private List<Evidence.OfText> quotes(List<Segment> said) {
		List<Segment> bodies = said.stream().filter((segment) -> !segment.heading()).toList();
		List<Segment> best = new ArrayList<>(
				new Passages(bodies.stream().map(Segment::text).toList()).best(this.interests.phrases(), PASSAGES)
					.stream()
					.map(bodies::get)
					.toList());
		bodies.stream()
			.filter(OfflineModel::obliges)
			.limit(PASSAGES)
			.filter((one) -> !best.contains(one))
			.forEach(best::add);
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
