package io.regwatch.ops.demo;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.AssessmentOutcome;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Companies whose assessments of the demo's documents were wrong once. */
class DemoAssessmentTests {

	private static final Instant NOW = Instant.parse("2026-03-01T00:00:00Z");

	private static final UUID VERSION = UUID.randomUUID();

	private static final PublicationTexts TEXTS = PublicationTexts.second();

	@Test
	void exemptionThatDoesNotHoldForPumpsIncludesThem() {
		Company pumps = company(List.of("AU"), List.of("Class IIb"), List.of("active", "software"),
				new Company.Product("Volumax", "Volumetric infusion pump"));
		assertThat(assess("CTA-G-014", "AU", pumps).status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void standardOfSterilizationIsNotPutAsideWhereTheProfileDoesNotSayHow() {
		Company stents = company(List.of("US"), List.of(), List.of(),
				new Company.Product("Flex", "Coronary stent on a balloon catheter"));
		assertThat(assess("FDO-2021-S-0019", "US", stents).status()).isIn(ApplicabilityStatus.TO_REVIEW,
				ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void riskClassAloneExcludesNoHearingAids() {
		Company classOnly = company(List.of("US"), List.of("Class III"), List.of());
		AssessmentResult result = assess("FDO-2022-0733", "US", classOnly);
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(result.priority()).isNotEqualTo(Priority.NONE);
	}

	@Test
	void profileOfFiveHundredOfEverythingIsAssessed() {
		Company company = new Company(1, "We make all kinds of devices. ".repeat(300), List.of("AU", "EU", "US"),
				labels("Class"), labels("Trait"), labels("Area"),
				IntStream.range(0, 500)
					.mapToObj((i) -> new Company.Product("Product %d".formatted(i), "Infusion pump %d".formatted(i)))
					.toList());
		Publications.on(2).forEach((publication) -> assertThat(assess(publication.id(), "US", company)).isNotNull());
	}

	private static AssessmentResult assess(String id, String geography, Company company) {
		Publication publication = Publications.on(2)
			.stream()
			.filter((one) -> one.id().equals(id))
			.findFirst()
			.orElseThrow();
		List<Segment> segments = TEXTS.of(id)
			.blocks()
			.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE)
			.map(DemoAssessmentTests::segment)
			.toList();
		AssessmentOutcome outcome = Assessors.offline(company, NOW)
			.assess(update(publication, geography), () -> StoredText.read(segments), Budget.unlimited());
		return ((AssessmentOutcome.Assessed) outcome).result();
	}

	private static AssessableUpdate update(Publication publication, String geography) {
		LocalDate effective = (publication.effective() != null) ? publication.effective() : publication.published();
		return new AssessableUpdate(UUID.randomUUID(), 1, UpdateKind.NEW_PUBLICATION, publication.type(),
				publication.title(), "",
				new AssessableUpdate.Reference(publication.id(), publication.title(),
						CodedEnum.of(ReferenceType.class, publication.type())),
				new AssessableUpdate.Source(publication.authority().name(), geography, true),
				new AssessableUpdate.Version(VERSION, VersionStatus.IN_FORCE, midnight(effective), true), null,
				midnight(publication.published()), null, false, null, null);
	}

	private static Segment segment(Block block) {
		return new Segment(VERSION, block.ordinal(), block.page(), block.kind() == BlockKind.HEADING, block.text(),
				true);
	}

	private static Instant midnight(LocalDate date) {
		return date.atStartOfDay(ZoneOffset.UTC).toInstant();
	}

	private static Company company(List<String> markets, List<String> classes, List<String> characteristics,
			Company.Product... products) {
		return new Company(1, null, markets, classes, characteristics, List.of(), List.of(products));
	}

	private static List<String> labels(String name) {
		return IntStream.range(0, 500).mapToObj((i) -> "%s with words %d".formatted(name, i)).toList();
	}

}
