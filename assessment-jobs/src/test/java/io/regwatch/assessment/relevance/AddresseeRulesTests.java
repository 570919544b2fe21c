package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Whom a text obliges: makers, those who sell what others make, or nobody of them. */
class AddresseeRulesTests {

	private static final String DUTY = "Manufacturers shall enter each device in the register by 1 May 2027.";

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We import and distribute bandages of others. We are not a manufacturer.                  | NOT_APPLICABLE
			Händler für Verbandstoffe. Wir stellen nichts her und sind Importeur.                    | NOT_APPLICABLE
			Importeur et distributeur de pansements, nous ne sommes pas fabricants.                  | NOT_APPLICABLE
			Importer of bandages and authorised representative of their makers; we make nothing.     | APPLICABLE
			We make bandages and also distribute those of others.                                    | APPLICABLE
			""")
	void dutiesOfMakersAreNotThoseOfDealers(String company, ApplicabilityStatus expected) {
		assertThat(status(company, DUTY)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Importers and distributors need not enter anything.       | NOT_APPLICABLE
			Importers shall check the entry before each delivery.     | APPLICABLE
			Economic operators shall not supply devices without an entry. | APPLICABLE
			No person shall supply a device without an entry.         | APPLICABLE
			Economic operators keep the number of the entry.          | APPLICABLE
			""")
	void whatATextAsksOfDealersCounts(String more, ApplicabilityStatus expected) {
		assertThat(status("We import and distribute bandages of others. We are not a manufacturer.", DUTY + " " + more))
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Nothing in this order applies to makers of incubators.",
			"This order imposes no obligations on manufacturers.",
			"The order does not lay down requirements for manufacturers of incubators.",
			"Les fabricants d'incubateurs ne sont pas concernés par le présent arrêté.",
			"Hersteller sind von diesen Maßnahmen nicht betroffen.",
			"Diese Verordnung begründet für Hersteller keine Pflichten.",
			"Le présent arrêté n'impose aucune obligation aux fabricants.",
			"Esta orden no impone obligaciones a los fabricantes.",
			"Nothing in this order places an obligation on the manufacturer.",
			"Nessuna disposizione del presente decreto impone obblighi ai fabbricanti." })
	void whoeverIsReleasedHasNothingToDo(String release) {
		assertThat(AssessedText
			.of(AssessedText.product("We make incubators.", "Incubator"), "Order on incubators in hospitals",
					"A hospital must have each incubator inspected once a year. " + release)
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			The chief executive of the hospital must report each fall.              | NOT_APPLICABLE
			Importers of incubators must report each fall.                          | APPLICABLE
			Importers shall not supply incubators without a number.                 | APPLICABLE
			""")
	void whoAlsoImportsHasDutiesOfImportersOnly(String duty, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product("We make incubators and import those of others.", "Incubator"),
					"Order on reports of hospitals",
					duty + " Nothing in this order imposes a requirement on a manufacturer of incubators.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					The notified bodies transfer the data.            | Manufacturers of medical devices are no longer required to register in the national database.
					Die Benannten Stellen müssen die Daten übertragen. | Hersteller von Medizinprodukten sind nicht mehr verpflichtet, sich zu registrieren.
					The notified bodies transfer the data.            | Manufacturers of medical devices need no longer register in the national database.
					The notified bodies transfer the data.            | The obligation of manufacturers of medical devices to register is lifted.
					Gli organismi notificati devono trasferire i dati. | I fabbricanti di dispositivi medici non sono più tenuti all'iscrizione.
					""")
	void whatMakersHadToDoConcernsThemWhenItEnds(String others, String ended) {
		assertThat(AssessedText
			.of(AssessedText.product("We make incubators.", "Incubator"), "Register of medical devices",
					ended + " " + others)
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Nothing in this guidance imposes new requirements on manufacturers.",
			"Nothing in this section places an obligation on manufacturers.",
			"Nothing in this guidance imposes a duty on the manufacturer unless the incubator is lent." })
	void whatReleasesInOneRespectLeavesTheText(String sentence) {
		assertThat(AssessedText
			.of(AssessedText.product("We make incubators.", "Incubator"), "Guidance on incubators",
					"The guidance explains alarms of incubators for users. " + sentence)
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void releaseOfSomeMakersIsNoneOfAll() {
		String all = "Nessuna disposizione del presente decreto impone obblighi ai fabbricanti";
		assertThat(Addressees.releaseAllMakers(all + ".")).isTrue();
		assertThat(Addressees.releaseAllMakers(all + " di dispositivi di classe I.")).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "We sell our bandages through independent distributors.",
			"Our bandages are sold by local importers.", "Verbandstoffe, Verkauf über einen Importeur.",
			"Pansements, vendus par un distributeur.", "Vendajes, se venden a través de un distribuidor local." })
	void whoSellsThroughDealersIsNone(String company) {
		assertThat(AssessedText.of(AssessedText.product(company, "Bandage"),
				"Register of importers and distributors of medical devices",
				"This notice is addressed to importers and distributors. Importers shall confirm their warehouses by 1 March 2027.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Mandate of the authorised representative | The guidance is for makers of devices outside the Union. The mandate is in writing.                     | TO_REVIEW
					Pflichten des Bevollmächtigten           | Hersteller von Medizinprodukten mit Sitz im Inland brauchen keinen. Das Mandat ist schriftlich.         | TO_REVIEW
					Mandate of the authorised representative | The manufacturer of a medical device keeps a copy of the mandate. The mandate is in writing.            | APPLICABLE
					Manufacturers and their representatives  | Manufacturers of medical devices established in the Union shall register. Others appoint somebody.      | APPLICABLE
					""")
	void onlyMakersFromAbroadNeedARepresentative(String title, String text, ApplicabilityStatus expected) {
		assertThat(AssessedText.of(AssessedText.product("We make bandages.", "Bandage"), title, text).status())
			.isEqualTo(expected);
	}

	private static ApplicabilityStatus status(String company, String text) {
		return AssessedText
			.of(new Company(1, company, List.of("EU"), List.of(), List.of(), List.of(),
					List.of(new Company.Product("Fascia", "Bandage"))), "Registration of medical devices", text)
			.status();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Manufacturers of incubators without an alarm have no obligations.",
			"Manufacturers of incubators that were sold before 2010 have no duties.",
			"The obligations of manufacturers under article 10 are not changed. Each incubator shall bear a label with its year." })
	void whoeverIsReleasedInPartMayHaveSomethingToDo(String release) {
		assertThat(AssessedText
			.of(AssessedText.product("We make incubators.", "Incubator"), "Order on incubators in hospitals",
					"A hospital must have each incubator inspected once a year. " + release)
			.status()).isNotEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "The reports of manufacturers to the agency stay as they are: they need not do anything.",
			"The obligations of manufacturers under article 87 are neither created nor extended by this order.",
			"Pflichten der Hersteller nach Artikel 87 werden durch diese Verordnung nicht erweitert." })
	void whoseDutiesAreLeftAsTheyAreHasNothingToDo(String release) {
		assertThat(AssessedText
			.of(AssessedText.product("We make incubators.", "Incubator"),
					"Reporting of events with medical devices by hospitals",
					"Hospitals shall report events to the agency within 20 days. " + release)
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"The obligations of manufacturers under article 86 are not changed. The form is to be used from 1 June 2027. Notified bodies accept the old form.",
			"Manufacturers of incubators get the form. Hospitals were informed. They need not do anything. The form is to be returned by 1 May 2027.",
			"Hospitals inform manufacturers. They must take any action that brings the device into conformity." })
	void whatIsSaidOfOthersReleasesNobody(String text) {
		assertThat(AssessedText
			.of(AssessedText.product("We make incubators.", "Incubator"), "New form for reports on medical devices",
					text)
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	/**
	 * Whoever places something on the market is a maker, whatever a title names beside.
	 */
	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Labelling of medical and laboratory containers | A person who fills a container and places it on the market must notify the agency. Hospitals have no duty.
					Containers in hospitals                        | Wer Behälter füllt und in Verkehr bringt, meldet sie der Behörde. Krankenhäuser führen eine Liste.
					""")
	void whoeverPlacesOnTheMarketIsAMaker(String title, String text) {
		assertThat(AssessedText.of(AssessedText.product("We fill gases into containers.", "Gas container"), title, text)
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "The obligations of importers, distributors and manufacturers are not changed.",
			"Les obligations des fabricants et des importateurs ne sont pas modifiées." })
	void dutiesThatStayAsTheyAreAreNotNewOnes(String unchanged) {
		assertThat(AssessedText
			.of(AssessedText.product("We make incubators.", "Incubator"),
					"Reports of incidents with medical devices by hospitals",
					"Each hospital must name a person for reports by 1 February 2027. " + unchanged)
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	/** Duties towards makers, and makers of some devices, say nothing of all makers. */
	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Vigilance for medical devices: reporting periods | The duty of hospitals to inform the manufacturer is not changed. From 1 May 2027 manufacturers have 10 instead of 15 days to report an incident. Hospitals must keep the device.
					Incident reporting by hospitals | The guidance on incident reporting in hospitals is revised. The obligations of manufacturers now cover near misses, but the time limits are not changed.
					Registration of medical devices | Whoever places a device on the market enters it in the database. Whoever places only custom-made devices on the market is exempt. Distributors must check the entry by 1 March 2027.
					""")
	void whatDoesNotReleaseAllMakersConcernsThem(String title, String text) {
		assertThat(AssessedText.of(AssessedText.product("We make incubators.", "Incubator"), title, text).status())
			.isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Änderung der Verordnung über den Betrieb: Pflichten der Krankenhäuser | Krankenhäuser haben jeden Inkubator jährlich prüfen zu lassen. Pflichten der Hersteller werden weder begründet noch geändert; diese richten sich nach der Verordnung (EU) 2017/745.
					Equipment survey 2027: instructions for foundation trusts             | Foundation trusts must send the survey by 3 May 2027. The number of items must be given. Suppliers and manufacturers of equipment are not asked to submit anything.
					""")
	void lawForOperatorsThatLeavesMakersAsTheyAreIsNotForThem(String title, String text) {
		assertThat(AssessedText.of(AssessedText.product("We make incubators.", "Incubator"), title, text).status())
			.isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	/** A sentence that leaves some duties as they are may add another. */
	@Test
	void lawForOperatorsThatAddsADutyOfMakersIsForThem() {
		assertThat(AssessedText.of(AssessedText.product("We make incubators.", "Incubator"),
				"Tracing of incubators: duties of hospitals",
				"Hospitals must keep a copy of each card. The obligations of manufacturers under Article 18 are not changed; from 1 May 2027 manufacturers must print a number on the card.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

}
