package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Markets and goods that a title and a profile keep apart. */
class ExclusionRulesTests {

	private static final String TEXT = "Manufacturers of medical devices shall report incidents.";

	@ParameterizedTest
	@ValueSource(strings = { "Hospital beds. Nothing goes to Northern Ireland or abroad.",
			"Hospital beds, which we do not sell in Northern Ireland.",
			"Krankenhausbetten. Nach Nordirland liefern wir nicht.",
			"Lits d'hôpital. Nous ne vendons pas en Irlande du Nord.",
			"Camas de hospital, sin ventas en Irlanda del Norte.",
			"Hospital beds. We have no customers in France and none in Northern Ireland." })
	void lawOfTheUnionDoesNotReachWhoSellsNothingInNorthernIreland(String description) {
		assertThat(status(description, TEXT)).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
		assertThat(status(description, TEXT + " It applies in Northern Ireland."))
			.isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Hospital beds, sold in England and Northern Ireland.",
			"Krankenhausbetten für England und Nordirland.", "Hospital beds. Northern Ireland is our largest market.",
			"Hospital beds. It is not decided whether they will be sold in Northern Ireland." })
	void lawOfTheUnionReachesNorthernIreland(String description) {
		assertThat(status(description, TEXT)).isNotEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			It applies in Northern Ireland.                   | false
			It does not apply in Northern Ireland.            | true
			Northern Ireland is not concerned.                | true
			Les règles s'appliquent aussi en Irlande du Nord. | false
			""")
	void regionThatAnUpdateNamesCountsUnlessItIsDenied(String sentence, boolean outOfScope) {
		assertThat(status("Hospital beds.", TEXT + " " + sentence) == ApplicabilityStatus.OUT_OF_SCOPE)
			.isEqualTo(outOfScope);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Hospital beds. We sell nothing in the European Union.        | true
			Hospital beds. Wir haben keine Kunden in der European Union. | true
			Hospital beds with a CE mark.                                | false
			Hospital beds. Nothing is sold outside the European Union.   | false
			Hospital beds. We withdrew from the European Union in 2023.  | true
			Hospital beds. We stopped all sales to the European Union.   | true
			Hospital beds. We stopped tests on animals in the European Union. | false
			Hospital beds. Die European Union haben wir 2024 aufgegeben. | true
			Hospital beds. The European Union was considered in 2024 and rejected. | true
			Hospital beds. The European Union, Japan and Canada are not served. | true
			Hospital beds. In the European Union our first application was examined and rejected in 2023. | false
			Hospital beds. We also sell in the European Union, and home users are not served. | false
			Hospital beds. We gave up agents and now sell directly in the European Union. | false
			Hospital beds. Kliniken in der European Union verlassen sich auf uns. | false
			""")
	void marketThatTheDescriptionDeniesIsNone(String description, boolean outOfScope) {
		assertThat(status(description, TEXT) == ApplicabilityStatus.OUT_OF_SCOPE).isEqualTo(outOfScope);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Quality of topical ophthalmic drug products", "Stability of topical medicinal products",
			"Labels of silicone-based medicinal products", "Review of heparin medicines" })
	void adjectivesOfMedicinesAreNoDetailsOfDevices(String title) {
		Company company = AssessedText.company("We make contact lenses and hearing aids.");
		assertThat(AssessedText.of(company, title, "Applicants shall show that the drug is sterile.").status())
			.isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Latex in devices that are supplied with medicinal products",
			"Medicinal products and textured surfaces", "Powdered gloves and medicines" })
	void detailsOfDevicesBesideMedicinesKeep(String title) {
		Company company = AssessedText.company("We make examination gloves of latex, powdered.");
		assertThat(AssessedText.of(company, title, "Devices shall be marked. Medicinal products shall be kept cool.")
			.status()).isNotEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	private static ApplicabilityStatus status(String description, String text) {
		Company company = new Company(1, description, List.of("GB"), List.of(), List.of(), List.of(), List.of());
		return AssessedText.of(company, "Vigilance for medical devices", text).status();
	}

}
