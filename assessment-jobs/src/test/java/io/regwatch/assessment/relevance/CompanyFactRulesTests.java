package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Duties of companies of some size, or with certain buyers. */
class CompanyFactRulesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make bandages.                                                            | TO_REVIEW
			We make bandages. Turnover last year was 30 million euros.                   | APPLICABLE
			We make bandages in cartons, 90 tonnes of packaging a year.                  | APPLICABLE
			We make bandages. We do not publish our turnover.                            | TO_REVIEW
			We make bandages and supply no packaged goods.                               | NOT_APPLICABLE
			We make bandages. We do not sell packaged products outside Europe.          | TO_REVIEW
			""")
	void sizeThatIsNotStatedIsAsked(String profile, ApplicabilityStatus expected) {
		assertThat(packaging(AssessedText.product(profile, "Bandage"), "").status()).isEqualTo(expected);
	}

	@Test
	void thresholdOfAnUnchangedParagraphCounts() {
		AssessmentResult result = packaging(AssessedText.product("We make bandages.", "Bandage"), "= ");
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(result.impactSummary()).contains("than the text names as thresholds?");
	}

	@Test
	void makersOfProgramsSupplyNoPackaging() {
		Company company = new Company(1, "We make software that reads chest radiographs.", List.of("EU"), List.of(),
				List.of("software"), List.of(),
				List.of(new Company.Product("Lux", "Software that reads chest radiographs")));
		assertThat(packaging(company, "").status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Facciamo bende. In Italia vendiamo agli ospedali pubblici.                 | APPLICABLE
			We make bandages. We sell to Italian public hospitals after tenders.       | APPLICABLE
			We make bandages. Our customers are hospitals in Europe.                   | TO_REVIEW
			We make bandages.                                                          | TO_REVIEW
			We make bandages. We do not sell to hospitals or public health services.   | NOT_APPLICABLE
			Facciamo bende. Vendiamo soltanto a farmacie, non a ospedali.              | NOT_APPLICABLE
			We make bandages that are not intended for use outside hospitals.          | TO_REVIEW
			We make bandages. In Germany we do not sell to hospitals.                  | TO_REVIEW
			Facciamo bende. Vendiamo non solo a ospedali ma anche a farmacie.          | TO_REVIEW
			We make bandages. We do not sell to hospitals outside Italy.               | TO_REVIEW
			We make bandages. We do not sell to private hospitals.                     | TO_REVIEW
			We make bandages. We do not sell to hospitals, neither in Italy nor elsewhere. | NOT_APPLICABLE
			We make bandages. We do not sell to hospitals by tender. We supply hospitals through dealers. | TO_REVIEW
			""")
	void buyersThatAreNotStatedAreAsked(String profile, ApplicabilityStatus expected) {
		assertThat(AssessedText.of(AssessedText.product(profile, "Bandage"),
				"Versamento della quota annuale sui dispositivi medici",
				"Le aziende che forniscono dispositivi medici agli enti del Servizio sanitario nazionale devono versare la quota entro il 1 febbraio 2026.")
			.status()).isEqualTo(expected);
	}

	@Test
	void finesOfATurnoverAreNoThreshold() {
		assertThat(AssessedText.of(AssessedText.product("We make bandages.", "Bandage"),
				"Packaging waste of medical devices",
				"Manufacturers of medical devices must mark the packaging by 1 April 2026. A fine of up to 2 % of the annual turnover may be imposed.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	private static AssessmentResult packaging(Company company, String change) {
		return AssessedText.of(company, "Producer responsibility: packaging waste of medical devices", change
				+ "You must act if your annual turnover is more than 1 million pounds and you supply more than 25 tonnes of packaging. Manufacturers of medical devices must report the packaging by 1 April 2026.");
	}

}
