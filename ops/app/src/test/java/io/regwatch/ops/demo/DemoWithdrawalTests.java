package io.regwatch.ops.demo;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.AssessmentOutcome;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Guidance on breast implants before its withdrawal and after it. */
class DemoWithdrawalTests {

	private static final String ID = "EDB 2019-12";

	private static final String TITLE = "Post-Market Clinical Follow-up of Breast Implants";

	private static final UUID VERSION = UUID.randomUUID();

	private static final Instant PUBLISHED = Instant.parse("2019-12-06T00:00:00Z");

	private static final Company CARDIAC = company("Single-chamber pacemaker", "Implantable cardiac pulse generator");

	private static final Company IMPLANTS = company("Silicone breast implant", "Silicone-filled breast implant");

	private static final List<Segment> TEXT = PublicationTexts.first()
		.of(ID)
		.blocks()
		.stream()
		.filter((block) -> block.kind() != BlockKind.FURNITURE)
		.map((block) -> new Segment(VERSION, block.ordinal(), block.page(), block.kind() == BlockKind.HEADING,
				block.text(), true))
		.toList();

	@Test
	void makerOfOtherImplantsIsNeverToldThatItApplies() {
		assertThat(inForce(CARDIAC).status()).isNotEqualTo(ApplicabilityStatus.APPLICABLE);
		assertThat(withdrawn(CARDIAC).status()).isNotEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void withdrawnGuidanceObligesToNothing() {
		assertThat(inForce(IMPLANTS).evidence()).anyMatch(DemoWithdrawalTests::isDuty);
		AssessmentResult ended = withdrawn(IMPLANTS);
		assertThat(ended.evidence()).noneMatch(DemoWithdrawalTests::isDuty);
		assertThat(ended.suggestedActions()).contains("no longer applies").doesNotContain("Check that this is met");
	}

	private static boolean isDuty(Evidence evidence) {
		return evidence instanceof Evidence.OfText quote && quote.statement().equals(Evidence.DUTY);
	}

	private static AssessmentResult inForce(Company company) {
		return assess(company, UpdateKind.NEW_PUBLICATION, VersionStatus.IN_FORCE);
	}

	private static AssessmentResult withdrawn(Company company) {
		return assess(company, UpdateKind.WITHDRAWAL, VersionStatus.WITHDRAWN);
	}

	private static AssessmentResult assess(Company company, UpdateKind kind, VersionStatus status) {
		AssessableUpdate update = new AssessableUpdate(UUID.randomUUID(), 1, kind, "guidance_final", TITLE, "",
				new AssessableUpdate.Reference(ID, TITLE, ReferenceType.GUIDANCE),
				new AssessableUpdate.Source("Demo European Device Board", "EU", true),
				new AssessableUpdate.Version(VERSION, status, PUBLISHED, true), null, PUBLISHED, null, false, null,
				null);
		AssessmentOutcome outcome = Assessors.offline(company, Instant.parse("2026-11-22T00:00:00Z"))
			.assess(update, () -> StoredText.read(TEXT), Budget.unlimited());
		return ((AssessmentOutcome.Assessed) outcome).result();
	}

	private static Company company(String product, String description) {
		return new Company(1, null, List.of("EU"), List.of("Class III"), List.of("Implantable"), List.of(),
				List.of(new Company.Product(product, description)));
	}

}
