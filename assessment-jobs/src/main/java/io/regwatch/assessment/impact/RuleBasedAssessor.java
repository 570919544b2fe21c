package io.regwatch.assessment.impact;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Usage;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.ReadSentence;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;

/**
 * Assesses without a language model, deterministically. It says that something applies
 * where the subject of the document is the company's, or everybody's, and words of the
 * text show it; that it does not only by a rule that it cites; else that a person has to
 * review it.
 */
final class RuleBasedAssessor {

	/** Changes with each change of results. */
	static final String VERSION = "offline-20";

	static final Usage USAGE = Usage.offline(VERSION);

	private final ProfileKeywords interests;

	private final RelevanceClassifier subjects;

	private final ExclusionRules exclusions;

	private final ClassDeadlines deadlines;

	private final Company company;

	private final ProfileFacts facts;

	private final Instant now;

	RuleBasedAssessor(Company company, Instant now) {
		this.interests = new ProfileKeywords(Vocabulary.shipped(), company);
		this.facts = new ProfileFacts(company);
		this.subjects = new RelevanceClassifier(company, this.facts, this.interests);
		this.deadlines = new ClassDeadlines(this.facts);
		this.exclusions = new ExclusionRules(company, this.facts);
		this.company = company;
		this.now = now;
	}

	Passages read(StoredText text) {
		return new Passages(this.interests, text);
	}

	/** The result that publisher and body of law alone decide, if any. */
	Optional<AssessmentResult> exclude(AssessableUpdate candidate, Supplier<Passages> text) {
		return this.exclusions.exclude(candidate, text);
	}

	/**
	 * Compares subjects and counts days; what is put aside has a priority as if it
	 * applied.
	 */
	OfflineReading assess(AssessableUpdate candidate, Passages text) {
		Relevance relevance = this.company.isDescribed() ? this.subjects.of(candidate, text) : undescribed(candidate);
		Priority priority = priority(candidate, text,
				(relevance instanceof Relevance.Foreign) ? new Relevance.Unclear() : relevance);
		return new OfflineReading(result(candidate, text, relevance, priority), relevance, priority,
				this.interests.productsIn(text.bodies()), new UpdateNature(candidate).isAlarm(),
				this.exclusions.isOfDoubtfulMarket(candidate));
	}

	private Priority priority(AssessableUpdate candidate, Passages text, Relevance relevance) {
		Priority priority = new PriorityRules(BindingDay.of(candidate, text), duties(candidate, text), relevance,
				this.now)
			.priority();
		UpdateNature nature = new UpdateNature(candidate);
		boolean ended = candidate.isEnded() && priority != Priority.URGENT && isWithoutDuty(candidate, text);
		boolean guidanceForAll = candidate.reference().type() == ReferenceType.GUIDANCE
				&& relevance instanceof Relevance.ForAll;
		boolean informs = !nature.isAlarm() && !nature.isDraft()
				&& (ended || (NothingNew.isSaid(text) && !guidanceForAll));
		return informs ? Priority.LOW : priority;
	}

	/**
	 * Guidance that ends and asks for nothing informs; so does another text that leaves
	 * what makers did as it is.
	 */
	private static boolean isWithoutDuty(AssessableUpdate candidate, Passages text) {
		List<ReadSentence> obliging = text.statements().obliging();
		return (candidate.reference().type() == ReferenceType.GUIDANCE && !text.isEmpty() && obliging.isEmpty())
				|| (NothingNew.isLeft(text) && obliging.stream()
					.flatMap((one) -> one.duties().stream())
					.noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER));
	}

	private List<StatedDuty> duties(AssessableUpdate candidate, Passages text) {
		if (text.isEmpty()) {
			return List.of(StatedDuty.UNKNOWN);
		}
		return this.deadlines.own(candidate.isEnded() ? dutiesOfEnd(candidate, text) : text.statements().duties(),
				candidate, text);
	}

	/**
	 * What newly stands in a text that ends, and what begins on the day of its end: "from
	 * December 14, 2026, firms that relied on the policy must hold a clearance".
	 */
	private static List<StatedDuty> dutiesOfEnd(AssessableUpdate candidate, Passages text) {
		LocalDate end = LocalDate.ofInstant(candidate.version().effectiveAt(), ZoneOffset.UTC);
		return Stream
			.concat(text.statements().addedDuties().stream(),
					text.statements().duties().stream().filter((duty) -> duty.days().contains(end)))
			.distinct()
			.toList();
	}

	private static Relevance undescribed(AssessableUpdate candidate) {
		return new UpdateTitles(candidate).areNarrow() ? new Relevance.Unclear("What does the company make?")
				: new Relevance.Unclear();
	}

	LimitingQuotes limits(Passages text) {
		return new LimitingQuotes(this.company, this.facts, text);
	}

	private AssessmentResult result(AssessableUpdate candidate, Passages text, Relevance relevance, Priority priority) {
		if (!this.company.isDescribed()) {
			return AssessmentResult.toReview(priority, "The profile does not say what the company makes.",
					"profile_says_nothing", List.of(), USAGE);
		}
		List<Evidence.OfText> quotes = candidate.isEnded() ? withoutDuties(text.quotes()) : text.quotes();
		return switch (relevance) {
			case Relevance.Foreign foreign -> notApplicable(foreign, candidate, quotes);
			case Relevance _ when quotes.isEmpty() ->
				AssessmentResult.toReview(priority, "No words of the stored text show whether it concerns the company.",
						text.isEmpty() ? "no_text" : "no_evidence", List.of(), USAGE);
			case Relevance.Unclear unclear -> AssessmentResult.toReview(priority,
					SummaryText.summary(
							("It is not certain that this concerns the company. " + unclear.question()).strip(),
							candidate, quotes),
					"uncertain", List.copyOf(quotes), USAGE);
			case Relevance.Shared _, Relevance.ForAll _ when this.exclusions.isOfUnknownMarket(candidate) ->
				AssessmentResult.toReview(priority,
						SummaryText.summary("Does the company sell where '%s' publishes for, in %s?"
							.formatted(candidate.source().title(), candidate.source().geography()), candidate, quotes),
						"market_unknown", List.copyOf(quotes), USAGE);
			case Relevance.Shared shared -> applicable(candidate, priority, "same_subject",
					"Concerns the company: it is about %s, as the profile is."
						.formatted(String.join(", ", shared.labels())),
					quotes);
			case Relevance.ForAll _ ->
				applicable(candidate, priority, "for_all_devices", "Concerns every maker of devices.", quotes);
		};
	}

	/** A text that has ended obliges to nothing. */
	private static List<Evidence.OfText> withoutDuties(List<Evidence.OfText> quotes) {
		return quotes.stream()
			.map((one) -> new Evidence.OfText(Evidence.SUBJECT, one.versionId(), one.segment(), one.page(), one.start(),
					one.end(), one.quote()))
			.toList();
	}

	private static AssessmentResult applicable(AssessableUpdate candidate, Priority priority, String reason, String why,
			List<Evidence.OfText> quotes) {
		return new AssessmentResult(ApplicabilityStatus.APPLICABLE, priority,
				SummaryText.summary(why, candidate, quotes), SummaryText.actions(candidate, quotes), reason,
				List.copyOf(quotes), USAGE);
	}

	private static AssessmentResult notApplicable(Relevance.Foreign foreign, AssessableUpdate candidate,
			List<Evidence.OfText> quotes) {
		String summary = "Not applicable: it is about %s, and the profile's %s are %s."
			.formatted(String.join(", ", foreign.named()), foreign.profileField(), String.join(", ", foreign.values()));
		Evidence.OfRule rule = new Evidence.OfRule(summary, foreign.rule(), foreign.profileField(), foreign.values());
		return AssessmentResult.notApplicable(SummaryText.summary(summary, candidate, quotes), rule, quotes);
	}

}
