package io.regwatch.assessment.relevance;

import java.util.List;

import org.junit.jupiter.api.Test;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.schema.ApplicabilityStatus;

import static org.assertj.core.api.Assertions.assertThat;

/** Titles that list several subjects, each of which is enough. */
class ListedSubjectsTests {

	private static final String LIST = "Amendment of the list of standards for wheelchairs, sterilisation of products with ethylene oxide and contact lenses";

	private static final String TEXT = "The list is replaced. The reference of the standard for wheelchairs is withdrawn.";

	@Test
	void memberWithoutKindsIsASubjectOfItsOwn() {
		assertThat(ListedSubjects.of(LIST)).hasSize(3);
		assertThat(ListedSubjects.details(LIST)).extracting(ProductDetail::name).containsExactly("ethylene oxide");
		assertThat(ListedSubjects.of("Wheelchairs with batteries, brakes and belts")).hasSize(1);
	}

	@Test
	void oneMemberIsEnough() {
		assertThat(status("Enteral feeding tubes, sterilised with ethylene oxide."))
			.isEqualTo(ApplicabilityStatus.APPLICABLE);
		assertThat(status("We make wheelchairs.")).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	/** What the profile denies is said of the other kind. */
	@Test
	void kindsThatATitleJoinsAreSubjectsOfTheirOwn() {
		assertThat(AssessedText
			.of(AssessedText.product("We make hearing aids. No cochlear or other implants.", "Hearing aid"),
					"Harmonised standards for hearing instruments and joint replacement implants",
					"The reference of EN 60601-2-66:2020 is withdrawn with effect from 12 May 2028.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	/** What stands before the first kind is said of all. */
	@Test
	void limitOfAllKindsOfATitleStays() {
		assertThat(AssessedText
			.of(AssessedText.product("We make ventilators that work with air only. No software, no network.",
					"Pneumatic ventilator"), "Cybersecurity of networked infusion pumps and ventilators",
					"Makers of networked devices shall keep a plan for updates of software.")
			.status()).isNotEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void unknownMemberIsReviewed() {
		assertThat(status("Sterile enteral feeding tubes.")).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void detailOfTheTextStandsForAMemberThatDevicesHave() {
		String title = "Standards for sterilisation of products and for steam sterilisers";
		String text = "Steam sterilisers: EN 285. Ethylene oxide: EN ISO 11135. The old editions end on 1 May 2028.";
		assertThat(AssessedText
			.of(AssessedText.company("Sterile feeding tubes, treated with ethylene oxide."), title, text)
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
		assertThat(AssessedText.of(AssessedText.company("Non-sterile wheelchairs."), title, text).status())
			.isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	private static ApplicabilityStatus status(String description) {
		Company company = new Company(1, description, List.of("EU"), List.of(), List.of(), List.of(), List.of());
		return AssessedText.of(company, LIST, TEXT).status();
	}

}
