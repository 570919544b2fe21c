package io.regwatch.assessment.impact;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.assessment.evidence.Evidence;

/**
 * What readers see of a judgement. The text of a source that may only be described is not
 * quoted.
 */
final class SummaryText {

	private SummaryText() {
	}

	static String summary(String why, AssessableUpdate candidate, List<Evidence.OfText> quotes) {
		return candidate.source().quotable() ? why + quotes.stream()
			.map((one) -> " “%s” (page %d)".formatted(one.quote(), one.page()))
			.collect(Collectors.joining()) : why;
	}

	static String actions(AssessableUpdate candidate, List<Evidence.OfText> quotes) {
		LocalDate date = candidate.version().effectiveAt().atOffset(ZoneOffset.UTC).toLocalDate();
		String deadline = switch (candidate.version().status()) {
			case DRAFT -> "It is a draft: consider to comment on it.";
			case NOT_YET_IN_FORCE -> "It is in force from %s.".formatted(date);
			case IN_FORCE -> "It is in force since %s.".formatted(date);
			case SUPERSEDED, WITHDRAWN, REPEALED -> "It is no longer in force: look for what takes its place.";
		};
		List<String> obligations = quotes.stream()
			.filter((one) -> one.statement().equals(Evidence.DUTY))
			.map((one) -> "“%s”".formatted(one.quote()))
			.toList();
		return (obligations.isEmpty() || !candidate.source().quotable()) ? deadline
				: deadline + " Check that this is met: " + String.join(" ", obligations);
	}

}
