package io.regwatch.assessment.impact;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.VersionStatus;

/**
 * The summary of a result. The text of a source that may only be described is not quoted.
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
		if (candidate.isEnded()) {
			return "%s It no longer applies: find out what takes its place.".formatted(sentence(candidate.summary()))
				.strip();
		}
		String deadline = deadline(candidate.version());
		List<String> obligations = quotes.stream()
			.filter((one) -> one.statement().equals(Evidence.DUTY))
			.map((one) -> "“%s”".formatted(one.quote()))
			.toList();
		return (obligations.isEmpty() || !candidate.source().quotable()) ? deadline
				: (deadline + " Check that this is met: ").stripLeading() + String.join(" ", obligations);
	}

	private static String deadline(AssessableUpdate.Version version) {
		if (version.status() == VersionStatus.DRAFT) {
			return "It is a draft: consider to comment on it.";
		}
		LocalDate date = version.effectiveAt().atOffset(ZoneOffset.UTC).toLocalDate();
		return version.dated() ? "It applies from %s.".formatted(date) : "It does not say from when it applies.";
	}

	private static String sentence(String summary) {
		return (summary.isEmpty() || summary.endsWith(".")) ? summary : summary + ".";
	}

}
