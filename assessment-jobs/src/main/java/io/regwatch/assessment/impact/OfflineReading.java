package io.regwatch.assessment.impact;

import java.util.List;

import io.regwatch.schema.Priority;

/**
 * What the rules say of an update, with which a model's answer is compared.
 *
 * @param result what would be said without a model
 * @param relevance of the subject
 * @param priority as if it applied
 * @param named products of the company that the text names
 */
record OfflineReading(AssessmentResult result, Relevance relevance, Priority priority, List<String> named) {

	OfflineReading {
		named = List.copyOf(named);
	}

	/**
	 * Whether a model's "no" contradicts a positive reason: the subject is the company's
	 * own, or everybody's, and no quote shows a limit that leaves the company out. What
	 * is urgent and about the company's own is never put aside by a model, for its author
	 * could have written the quote.
	 */
	boolean isContradiction(List<VerifiedStatement> statements, LimitingQuotes limits) {
		boolean limited = statements.stream().map((one) -> one.proof().quote()).anyMatch(limits::limits);
		boolean excluded = statements.stream().map((one) -> one.proof()).anyMatch(limits::excludes);
		return switch (this.relevance) {
			case Relevance.Shared _ -> !excluded || this.priority == Priority.URGENT;
			case Relevance.ForAll _ -> !limited && !excluded;
			case Relevance.Unclear _ ->
				(this.priority == Priority.URGENT || !this.named.isEmpty()) && !limited && !excluded;
			case Relevance.Foreign _ -> false;
		};
	}

	/** Whether the rules see an own subject at least two levels more urgent. */
	boolean isFarAbove(Priority said) {
		boolean own = this.relevance instanceof Relevance.Shared || this.relevance instanceof Relevance.ForAll;
		return own && switch (this.priority) {
			case URGENT -> said.compareTo(Priority.HIGH) > 0;
			case HIGH -> said.compareTo(Priority.MEDIUM) > 0;
			case MEDIUM -> said.compareTo(Priority.LOW) > 0;
			case LOW, NONE -> false;
		};
	}

}
