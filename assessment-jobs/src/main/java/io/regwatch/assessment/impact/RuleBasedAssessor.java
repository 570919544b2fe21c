package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.model.Usage;
import io.regwatch.assessment.passage.PassageRanking;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.priority.PriorityClassifier;
import io.regwatch.assessment.relevance.Exclusion;
import io.regwatch.assessment.relevance.Relevance;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.UpdateNature;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;

/**
 * Assesses without a language model, deterministically. It says that something applies
 * where the subject of the document is the company's, or everybody's, and words of the
 * text show it; that it does not only by a rule that it cites; else that a person has to
 * review it.
 */
final class RuleBasedAssessor {

	/** Changes with each change of results. */
	static final String VERSION = "offline-50";

	static final Usage USAGE = Usage.offline(VERSION);

	private final ProfileRules rules;

	private final PriorityClassifier priorities;

	RuleBasedAssessor(Company company, Instant now) {
		this.rules = ProfileRules.of(company);
		this.priorities = new PriorityClassifier(this.rules.facts(), now);
	}

	/** The result that publisher and body of law alone decide, if any. */
	Optional<AssessmentResult> exclude(AssessableUpdate candidate, Supplier<Passages> text) {
		return this.rules.exclusions().exclude(candidate, text).map(RuleBasedAssessor::excluded);
	}

	PassageRanking rank(Passages text) {
		return new PassageRanking(this.rules.keywords(), text);
	}

	/** Compares subjects and counts days. */
	OfflineReading assess(AssessableUpdate candidate, Passages text) {
		Relevance relevance = this.rules.relevance().of(candidate, text);
		Priority priority = this.priorities.of(candidate, text, relevance);
		PassageRanking ranking = rank(text);
		return new OfflineReading(result(candidate, text, ranking, relevance, priority), ranking, relevance, priority,
				this.rules.keywords().productsIn(text), new UpdateNature(candidate).isAlarm(),
				this.rules.exclusions().isOfDoubtfulMarket(candidate));
	}

	LimitingQuotes limits(Passages text) {
		return new LimitingQuotes(this.rules.company(), this.rules.facts(), text);
	}

	private AssessmentResult result(AssessableUpdate candidate, Passages text, PassageRanking ranking,
			Relevance relevance, Priority priority) {
		if (!this.rules.company().isDescribed()) {
			return AssessmentResult.toReview(priority, "The profile does not say what the company makes.",
					"profile_says_nothing", List.of(), USAGE);
		}
		List<Evidence.OfText> quotes = candidate.isEnded() ? withoutDuties(ranking.quotes()) : ranking.quotes();
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
			case Relevance.Shared _, Relevance.ForAll _ when this.rules.exclusions().isOfUnknownMarket(candidate) ->
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

	private static AssessmentResult excluded(Exclusion exclusion) {
		Evidence.OfRule rule = exclusion.rule();
		return new AssessmentResult(exclusion.status(), Priority.NONE, rule.statement(), "", rule.rule(), List.of(rule),
				USAGE);
	}

	private static AssessmentResult notApplicable(Relevance.Foreign foreign, AssessableUpdate candidate,
			List<Evidence.OfText> quotes) {
		String summary = "Not applicable: it is about %s, and the profile's %s are %s."
			.formatted(String.join(", ", foreign.named()), foreign.profileField(), String.join(", ", foreign.values()));
		Evidence.OfRule rule = new Evidence.OfRule(summary, foreign.rule(), foreign.profileField(), foreign.values());
		return new AssessmentResult(ApplicabilityStatus.NOT_APPLICABLE, Priority.NONE,
				SummaryText.summary(summary, candidate, quotes), "", rule.rule(),
				Stream.<Evidence>concat(Stream.of(rule), quotes.stream()).toList(), USAGE);
	}

}
