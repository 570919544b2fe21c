package io.regwatch.assessment.relevance;

import java.util.Arrays;
import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Sentences that leave somebody or something out, or only seem to. */
class LeftOutTests {

	private static final Company PUMPS = new Company(1,
			"We make infusion pumps with a network interface. We make no in vitro diagnostics.", List.of("EU"),
			List.of("Class IIb"), List.of("active", "software", "connected"), List.of(),
			List.of(new Company.Product("Gutta", "Infusion pump")));

	@ParameterizedTest
	@ValueSource(strings = { "Software updates of medical devices and in vitro diagnostic medical devices",
			"Software-Aktualisierungen von Medizinprodukten und In-vitro-Diagnostika" })
	void titleOfDevicesAndDiagnosticsIsNotLimitedToDiagnostics(String title) {
		assertThat(AssessedText
			.of(PUMPS, title, "The manufacturer of a device with software shall announce each update to its users.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"Investigational devices are outside of the article, so their manufacturers have no obligation under it.",
			"Les dispositifs sur mesure ne sont pas visés : leurs fabricants n'ont aucune obligation.",
			"The article imposes no obligation on their manufacturers.",
			"Sonderanfertigungen sind ausgenommen; ihre Hersteller haben keine Pflichten.",
			"Manufacturers of such devices keep records. These manufacturers have no obligation to report." })
	void makersOfWhatWasNamedBeforeAreNotAllMakers(String sentence) {
		assertThat(AssessedText
			.of(PUMPS, "Notice of shortages of medical devices",
					"This guidance is for all manufacturers of medical devices. " + sentence
							+ " The notice is to be given four months in advance."
							+ " Importers and hospitals pass it on without delay.")
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "The registration of in vitro diagnostics is dealt with on a separate page.",
			"Die Meldung von In-vitro-Diagnostika wird in einer gesonderten Mitteilung behandelt.",
			"L'enregistrement des dispositifs de diagnostic in vitro est traité dans une note séparée.",
			"La inscripción de los productos para diagnóstico in vitro se regula en una nota aparte.",
			"La registrazione dei dispositivi diagnostici in vitro è trattata in una nota separata." })
	void whatAnotherNoticeIsAboutIsNoLimit(String sentence) {
		assertThat(AssessedText
			.of(PUMPS, "Register of devices: time limits",
					"Manufacturers must register their devices by 31 March 2027. " + sentence)
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"The authority permitted infusion pumps for veterinary wards, although their marking did not cover that use.",
			"Infusion pumps were supplied to such wards although their certificate did not include them." })
	void whatAMarkingDidNotCoverATextMayBeAbout(String sentence) {
		assertThat(AssessedText
			.of(PUMPS, "End of the permits for use in wards",
					sentence + " Holders of a permit must end the supply by 31 March 2027.")
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "The duty to report applies to infusion pumps covered by a separate contract of service.",
			"Die Meldepflicht gilt für Infusionspumpen von Patienten, die in einer anderen Klinik behandelt werden.",
			"La obligación se aplica a las bombas de infusión cubiertas por un certificado específico." })
	void whatATextAppliesToIsNotElsewhere(String sentence) {
		assertThat(AssessedText.of(PUMPS, "Reports after the sale of devices", sentence).status())
			.isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@Test
	void materialOfBloodMayBeForMakersOfTests() {
		Company tests = new Company(1, "We make a test for mercury in blood.", List.of("EU"), List.of(),
				List.of("in vitro diagnostic"), List.of(), List.of(new Company.Product("Merca", "Mercury test")));
		assertThat(AssessedText
			.of(tests, "Certificate of reference material 12: metals in human blood",
					"This material is intended for the evaluation of in vitro diagnostic instruments."
							+ " Each vial holds human blood. The certificate is valid until 31 December 2030.")
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Each piece is custom-made for a patient.         | NOT_APPLICABLE
			Alles sind Sonderanfertigungen.                  | NOT_APPLICABLE
			Some pieces are custom-made, others in series.   | APPLICABLE
			Almost all our products are custom-made.         | APPLICABLE
			Every product can be custom-made on request.     | APPLICABLE
			All products are marked and some custom-made.    | APPLICABLE
			""")
	void makerOfNothingButWhatIsLeftOutIsReleased(String sentence, ApplicabilityStatus expected) {
		Company company = new Company(1, "We make insoles. " + sentence, List.of("EU"), List.of(),
				Arrays.asList("custom-made"), List.of(), List.of(new Company.Product("Planta", "Insole")));
		assertThat(AssessedText
			.of(company, "Electronic labels of medical devices",
					"The manufacturer shall print the code on the label of each device."
							+ " It does not apply to custom-made devices.")
			.status()).isEqualTo(expected);
	}

	@Test
	void diagnosticsOfOneClassThatAreExemptLeaveTheOthersIn() {
		Company company = new Company(1, "We make rapid tests of typhoid fever. We make nothing else.", List.of("EU"),
				List.of("Class 3 IVD"), List.of("in vitro diagnostic"), List.of(),
				List.of(new Company.Product("Salmo", "Rapid test of typhoid fever")));
		assertThat(AssessedText.of(company, "Devices (Dates of identifiers) Regulations",
				"The manufacturer of a kind of medical device must ensure that each device bears an identifier from the day of the table. "
						+ "Item 2. Class 4 IVD, Class 3 IVD: 1 July 2027. "
						+ "The duty does not apply to Class 1 IVD, custom-made devices and in-house IVDs.")
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@Test
	void amalgamHasMercury() {
		Company company = new Company(1, "We make dental amalgam and glass ionomer for fillings.", List.of("EU"),
				List.of(), List.of(), List.of(), List.of(new Company.Product("Capsa", "Dental amalgam")));
		assertThat(AssessedText
			.of(company, "Regulations on mercury",
					"A manufacturer of dental amalgam must notify the mass of mercury by 31 January 2027."
							+ " Mercury-free materials such as glass ionomer are not restricted.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void devicesMadeToOrderMayBeCustomMade() {
		Company company = new Company(1, "We make forceps. Single pieces to order.", List.of("EU"), List.of(),
				List.of(), List.of(), List.of(new Company.Product("F 1", "Forceps")));
		assertThat(AssessedText
			.of(company, "Questions and answers on custom-made devices",
					"Manufacturers of custom-made devices should review their experience once a year.")
			.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void whatIsWornOnTheWristIsWearable() {
		Company company = new Company(1, "We make a wristband that detects falls.", List.of("EU"), List.of(),
				List.of("active", "software"), List.of(), List.of(new Company.Product("Cado", "Wristband")));
		assertThat(AssessedText
			.of(company, "Advertising of wearable devices",
					"Advertisements of wearable devices must state the rate of missed events.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

}
