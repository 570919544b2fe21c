package io.regwatch.assessment.impact;

import java.util.List;

import io.regwatch.assessment.passage.PassageRanking;
import io.regwatch.assessment.relevance.Relevance;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;

/**
 * What the rules say of an update, with which a model's answer is compared.
 *
 * @param result what would be said without a model
 * @param ranking of the passages of the text
 * @param relevance of the subject
 * @param priority as if it applied
 * @param named products of the company that the text names
 * @param alarm whether it is a safety notice
 * @param doubtfulMarket whether only a named region suggests that it reaches a market
 */
record OfflineReading(AssessmentResult result, PassageRanking ranking, Relevance relevance, Priority priority,
		List<String> named, boolean alarm, boolean doubtfulMarket) {

	OfflineReading {
		named = List.copyOf(named);
	}

	/**
	 * Whether a model's "no" contradicts a positive reason: the subject is the company's
	 * own, or everybody's, and no quote shows a limit that leaves the company out. A
	 * safety notice about the company's own is never put aside by a model, for its author
	 * could have written the quote.
	 */
	boolean isContradiction(ApplicabilityStatus status, List<VerifiedStatement> statements, LimitingQuotes limits) {
		boolean otherMarket = this.doubtfulMarket && status == ApplicabilityStatus.OUT_OF_SCOPE;
		boolean excluded = otherMarket || limits.exclude(statements) || limits.narrow(statements);
		return switch (this.relevance) {
			case Relevance.Shared _ -> this.alarm || !excluded;
			case Relevance.ForAll _ -> !excluded && !limits.limit(statements);
			case Relevance.Unclear _ -> (this.alarm || !this.named.isEmpty()) && !excluded && !limits.limit(statements);
			case Relevance.Foreign _ -> false;
		};
	}

	/** Whether the rules see an own subject at least two levels more urgent. */
	boolean isFarAboveOfOwn(Priority said) {
		boolean own = this.relevance instanceof Relevance.Shared || this.relevance instanceof Relevance.ForAll;
		return own && isFarAbove(said);
	}

	/**
	 * The priority that a model says, unless the rules see a safety notice, or what is to
	 * be reviewed, as more urgent: the author of a document could have written it.
	 */
	Priority floor(ApplicabilityStatus status, Priority said) {
		boolean held = this.alarm || (status == ApplicabilityStatus.TO_REVIEW && isFarAbove(said));
		return ((held || said == Priority.NONE) && this.priority.compareTo(said) < 0) ? this.priority : said;
	}

	private boolean isFarAbove(Priority said) {
		return switch (this.priority) {
			case URGENT -> said.compareTo(Priority.HIGH) > 0;
			case HIGH -> said.compareTo(Priority.MEDIUM) > 0;
			case MEDIUM -> said.compareTo(Priority.LOW) > 0;
			case LOW, NONE -> false;
		};
	}

}
