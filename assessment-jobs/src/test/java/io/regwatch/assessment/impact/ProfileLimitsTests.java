package io.regwatch.assessment.impact;

import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Profiles as long as the API allows. */
class ProfileLimitsTests {

	private static final int MOST = 500;

	@Test
	void profileWithinTheLimitsIsAlwaysAssessed() {
		Company company = new Company(1, "We make stents. ".repeat(600), List.of("EU"), labels("Class"),
				labels("Trait"), labels("Area"),
				IntStream.range(0, MOST)
					.mapToObj((i) -> new Company.Product("Product line %d of coronary stents".formatted(i),
							"Stent number %d with its delivery catheter".formatted(i)))
					.toList());
		Segment text = new Segment(UUID.randomUUID(), 1, 1, false, "Makers of coronary stents shall report.", true);
		AssessmentOutcome outcome = Assessors.offline(company, SomeCandidates.NOW)
			.assess(SomeCandidates.inForce("Coronary stents", true), () -> StoredText.read(List.of(text)),
					Budget.unlimited());
		assertThat(((AssessmentOutcome.Assessed) outcome).result().status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	private static List<String> labels(String name) {
		return IntStream.range(0, MOST).mapToObj((i) -> "%s with words %d".formatted(name, i)).toList();
	}

}
