package io.regwatch.assessment.impact;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.StatedDeadline;

/** What a text leaves makers to do: sentences that oblige, and those that name an end. */
final class DutyExtractor {

	private static final Pattern OF_OTHERS = Pattern.compile(
			"^(hospitals?|health institutions?|patients?|member states|(the )?competent authorit(y|ies)|(the )?notified bod(y|ies)"
					+ "|the (agency|commission|office|authority|bureau)|users?|clinicians|physicians)\\b",
			Pattern.CASE_INSENSITIVE);

	private static final Pattern ENDS = Pattern.compile(
			"\\b(until|no later than|not later than|expires?|ends?|ceases?|deadline|due|by|spätestens|bis|endet|au plus tard|jusqu"
					+ "|expire|hasta|a más tardar|até|entro)\\b|まで",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	private DutyExtractor() {
	}

	/** The obliging sentences of the text are known. */
	static List<String> of(String text, List<String> obligations) {
		Stream<String> ends = StatedDeadline.of(text)
			.stream()
			.map(StatedDeadline::sentence)
			.filter((sentence) -> ENDS.matcher(sentence).find());
		return Stream.concat(obligations.stream(), ends)
			.filter((sentence) -> !OF_OTHERS.matcher(sentence).find())
			.distinct()
			.toList();
	}

}
