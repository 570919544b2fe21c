package io.regwatch.assessment.evaluation;

import java.util.List;
import java.util.Objects;

import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import org.jspecify.annotations.Nullable;

/**
 * What a professional says of an update for a company.
 *
 * @param status whether it concerns the company
 * @param priority how much attention it needs
 * @param mustQuote words of segments that have to be quoted instead of the update's own;
 * {@code null} if those hold
 * @param why for readers of the set; {@code null} if it is plain
 * @param sampledExclusion whether rules excluded it and a person reviewed it as one of a
 * random sample; {@code null} for no
 */
public record Expectation(ApplicabilityStatus status, Priority priority, @Nullable List<String> mustQuote,
		@Nullable String why, @Nullable Boolean sampledExclusion) {

	public Expectation {
		Objects.requireNonNull(status, "'status' is missing");
		Objects.requireNonNull(priority, "'priority' is missing");
		mustQuote = (mustQuote != null) ? List.copyOf(mustQuote) : null;
	}

}
