package io.regwatch.assessment.impact;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.UpdateKind;

/**
 * What a model is shown of a company and an update. The company comes first: it is the
 * same in all questions of a run.
 */
final class AssessmentPromptInput {

	private static final int SUMMARY = 10_000;

	private static final int LABELS = 500;

	private static final int PRODUCTS = 500;

	private static final int WORDS = 400;

	/** Characters of the products together; a passage that is longer is shown in part. */
	private static final int LONGEST = 12_000;

	private static final int REMOVED = 8000;

	private final String company;

	private final Instant now;

	AssessmentPromptInput(Company company, Instant now) {
		this.company = describe(company);
		this.now = now;
	}

	String of(AssessableUpdate candidate, List<Segment> passages, Passages text) {
		return """
				%s

				UPDATE
				Authority: %s (%s)
				Document: %s, %s, %s
				Change: %s (%s), published %s, applies from %s, status %s; today is %s
				Title: %s
				Summary: %s

				PASSAGES
				%s%s""".formatted(this.company, candidate.source().title(), candidate.source().geography(),
				candidate.reference().externalId(), cut(candidate.reference().title(), WORDS),
				candidate.reference().type().code(), candidate.kind().code(), candidate.updateType(),
				date(candidate.publishedAt()), date(candidate.version().effectiveAt()),
				candidate.version().status().code(), date(this.now), cut(candidate.title(), WORDS),
				cut(summary(candidate), SUMMARY),
				passages.stream()
					.map((one) -> passage(one, text.withoutInstructions(one), isRevision(candidate)))
					.collect(Collectors.joining("\n\n")),
				cut(text.removed().stream().map("\n\n[removed] %s"::formatted).collect(Collectors.joining()), REMOVED));
	}

	private static String describe(Company company) {
		return """
				PROFILE
				Description: %s
				Markets: %s
				Risk classes: %s
				Device characteristics: %s
				Therapeutic areas: %s
				Products:
				%s""".formatted(cut(Objects.requireNonNullElse(company.description(), ""), SUMMARY),
				labels(company.markets()), labels(company.riskClassifications()),
				labels(company.deviceCharacteristics()), labels(company.therapeuticAreas()),
				cut(company.products()
					.stream()
					.limit(PRODUCTS)
					.map((one) -> "- %s: %s".formatted(one.name(), cut(one.description(), WORDS)))
					.collect(Collectors.joining("\n")), LONGEST));
	}

	private static String labels(List<String> labels) {
		return labels.isEmpty() ? "not stated" : labels.stream().limit(LABELS).collect(Collectors.joining(", "));
	}

	private static String summary(AssessableUpdate candidate) {
		AssessableUpdate.Digest digest = candidate.digest();
		return (digest != null) ? digest.summary() : candidate.summary();
	}

	private static boolean isRevision(AssessableUpdate candidate) {
		return candidate.kind() == UpdateKind.REVISION || candidate.previousVersion() != null;
	}

	private static String passage(Segment segment, String text, boolean revision) {
		return "[%d] %s %s%s".formatted(segment.ordinal(), (segment.fresh() || !revision) ? "[new]" : "[unchanged]",
				segment.heading() ? "Heading: " : "", cut(text, LONGEST));
	}

	private static String cut(String text, int length) {
		return (text.length() <= length) ? text : text.substring(0, length) + " …";
	}

	private static LocalDate date(Instant time) {
		return time.atOffset(ZoneOffset.UTC).toLocalDate();
	}

}
