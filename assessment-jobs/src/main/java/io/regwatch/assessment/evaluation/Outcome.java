package io.regwatch.assessment.evaluation;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.assessment.impact.Evidence;
import io.regwatch.assessment.impact.Judgement;
import io.regwatch.schema.ApplicabilityStatus;

/**
 * What a model said of a pair.
 *
 * @param pair that was judged
 * @param judgement of the model
 * @param tokens that it took, in and out
 * @param cost in US dollars
 */
public record Outcome(Pair pair, Judgement judgement, long tokens, double cost) {

	/**
	 * Whether status and priority are those expected.
	 * @return {@code false} if one differs
	 */
	public boolean isExpected() {
		return this.judgement.status() == this.pair.expected().status()
				&& this.judgement.priority() == this.pair.expected().priority();
	}

	/**
	 * Whether an update that applies was put aside without anybody looking: the worst
	 * mistake.
	 * @return {@code false} if a person would still see it
	 */
	public boolean isMissed() {
		return this.pair.expected().status() == ApplicabilityStatus.APPLICABLE
				&& (this.judgement.status() == ApplicabilityStatus.NOT_APPLICABLE
						|| this.judgement.status() == ApplicabilityStatus.OUT_OF_SCOPE);
	}

	List<Evidence.OfText> quotes() {
		return this.judgement.evidence()
			.stream()
			.filter(Evidence.OfText.class::isInstance)
			.map(Evidence.OfText.class::cast)
			.toList();
	}

	long verifiedQuotes() {
		return quotes().stream().filter(this::stands).count();
	}

	long requiredAndQuoted() {
		Set<Integer> quoted = quotes().stream()
			.filter(this::stands)
			.map(Evidence.OfText::segment)
			.collect(Collectors.toUnmodifiableSet());
		return this.pair.mustQuote().stream().filter(quoted::contains).count();
	}

	private boolean stands(Evidence.OfText quote) {
		return this.pair.text()
			.stream()
			.filter((segment) -> segment.ordinal() == quote.segment())
			.anyMatch((segment) -> segment.text().startsWith(quote.quote(), quote.start())
					&& quote.end() == quote.start() + quote.quote().length());
	}

}
