package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The same sentences say the same of each kind of device that stands in them. */
class SubstitutionTests {

	private static final List<String> KINDS = List.of("ventilators", "hip prostheses", "hearing aids",
			"wound dressings", "wheelchairs", "coronary stents", "contact lenses", "infusion pumps");

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Nothing other than %s falls within the scope of this Order. | APPLICABLE | NOT_APPLICABLE
			No devices except %s are covered by this Order.             | APPLICABLE | NOT_APPLICABLE
			The scope of this Order is limited to %s.                   | APPLICABLE | NOT_APPLICABLE
			All medical devices are covered with the exception of %s.   | NOT_APPLICABLE | APPLICABLE
			This Order does not apply to %s.                            | NOT_APPLICABLE | APPLICABLE
			The exemption in section 3 does not apply to %s.            | APPLICABLE | APPLICABLE
			As for %s since 2025, each device shall bear a UDI.         | APPLICABLE | APPLICABLE
			""")
	void wordsOfTheScopeDecideForEachKind(String words, ApplicabilityStatus own, ApplicabilityStatus other) {
		for (int i = 0; i < KINDS.size(); i++) {
			List<String> text = List.of("This Order lays down requirements for medical devices.",
					words.formatted(KINDS.get(i)), "Manufacturers shall register by 1 September 2026.");
			String title = "Order on medical devices";
			assertThat(assess(i, title, text).status()).as(KINDS.get(i)).isEqualTo(own);
			assertThat(assess((i + 3) % KINDS.size(), title, text).status()).as("not " + KINDS.get(i)).isEqualTo(other);
		}
	}

	@ParameterizedTest
	@CsvSource("Manufacturers of devices used near %s must state the safe distance.")
	void deviceThatIsOnlyMetDoesNotExcludeOthers(String words) {
		for (int i = 0; i < KINDS.size(); i++) {
			List<String> text = List.of(words.formatted(KINDS.get(i)));
			assertThat(assess((i + 3) % KINDS.size(), "Order on interference", text).status()).as(KINDS.get(i))
				.isEqualTo(ApplicabilityStatus.TO_REVIEW);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			By 15 February 2026, send the test reports to the agency.                     | URGENT
			Veuillez transmettre les rapports au plus tard le 15 février 2026.            | URGENT
			The deadline for registration is 15 February 2026.                            | URGENT
			Manufacturers must file a new report no later than 1 September 2026.          | HIGH
			The list has a new layout. The requirements for registration remain unchanged. | LOW
			This notice places no new obligation on any firm.                             | LOW
			""")
	void priorityFollowsFromWhatIsToBeDone(String words, Priority expected) {
		for (int i = 0; i < KINDS.size(); i++) {
			List<String> text = List.of("This notice is about %s.".formatted(KINDS.get(i)), words);
			assertThat(assess(i, "Notice on " + KINDS.get(i), text).priority()).as(KINDS.get(i)).isEqualTo(expected);
		}
	}

	private static AssessmentResult assess(int maker, String title, List<String> text) {
		Company company = new Company(1, "We make %s.".formatted(KINDS.get(maker)), List.of("EU"), List.of(), List.of(),
				List.of(), List.of(new Company.Product("Nova", KINDS.get(maker))));
		return AssessedText.of(company, title, String.join(" ", text));
	}

}
