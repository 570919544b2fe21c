package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What new duties leave to a company, under titles of devices at large. */
class CoverageRulesTests {

	private static final Company SCANNERS = new Company(1, "Ultrasound scanners. We use no artificial intelligence.",
			List.of("EU"), List.of("Class IIa"), List.of("active", "software"), List.of("Radiology"),
			List.of(new Company.Product("Sonda", "Diagnostic ultrasound scanner")));

	private static final Company VENTILATORS = new Company(1, "Home ventilators.", List.of("EU"), List.of("Class IIb"),
			List.of("active"), List.of("Respiratory"), List.of(new Company.Product("Vento", "Home ventilator")));

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Medical devices regulations, amendment    | Manufacturers of hearing aids shall register each model by 15 January 2027. Each hearing aid is counted.
					Medical devices regulations, amendment    | Manufacturers of class III devices shall file a report. No obligations arise for devices of classes I, IIa and IIb.
					Medizinprodukte: Änderung der Verordnung  | Hersteller von Produkten der Klasse I registrieren diese bis zum 31. Dezember 2026. Für Produkte der Klassen IIa und IIb ergeben sich keine Pflichten.
					Use of medical devices in hospitals | Hospitals shall keep a register of devices. Obligations of manufacturers are not created by this order.
					Electronic instructions for use of active implantable devices | Manufacturers of active implantable devices shall keep each version. Devices that are not active are excluded.
					""")
	void dutiesOfOthersLeaveNothing(String title, String text) {
		assertThat(assess(SCANNERS, title, text)).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Labelling of medical devices: injected gels for wrinkles | Manufacturers of dermal fillers shall print a warning on the box. The package shall contain a card. Dermal fillers without it are unlawful. | NOT_APPLICABLE
					Medizinprodukte: Aufsätze gegen Ohrgeräusche             | Hersteller von Hörgeräten müssen eine Warnung aufdrucken. Die Packung muss eine Karte enthalten. Hörgeräte ohne diese sind unzulässig. | TO_REVIEW
					Labelling of medical devices                             | Manufacturers of hearing aids shall print a warning on the box. The package shall contain a card.           | TO_REVIEW
					Labelling of medical devices: injected gels for wrinkles | Manufacturers of dermal fillers shall print a warning. Each device shall bear a code.                       | APPLICABLE
					Labelling of medical devices: injected gels for wrinkles | Manufacturers of dermal fillers shall print a warning. The manufacturer shall register each device.          | APPLICABLE
					Labelling of medical devices: ultrasound probes and gels | Manufacturers of ultrasound scanners shall print a warning on the box. The package shall contain a card.     | APPLICABLE
					""")
	void thingsWithoutABearerAreThoseOfTheDevicesNamedBefore(String title, String text, ApplicabilityStatus expected) {
		assertThat(assess(SCANNERS, title, text)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			This notice applies to manufacturers of devices of any class. | APPLICABLE
			This notice explains the new format.                          | TO_REVIEW
			This notice applies to all manufacturers whose certificate was issued by Alpha. | TO_REVIEW
			This notice applies to all manufacturers that are audited by Alpha. | TO_REVIEW
			""")
	void conditionOfOneWayDoesNotLimitATextForAllMakers(String scope, ApplicabilityStatus expected) {
		assertThat(assess(SCANNERS, "Electronic reports of medical devices: new format",
				scope + " Firms that report through a gateway must send a test message by 15 January 2027."))
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Verordnung über das Betreiben von Medizinprodukten | Der Betreiber hat Ultraschallgeräte jährlich zu prüfen. Für Hersteller entsteht kein Erfüllungsaufwand.
					Arrêté relatif aux exploitants de dispositifs médicaux | Les hôpitaux doivent contrôler les échographes chaque année. Cet arrêté s'adresse exclusivement aux établissements de santé.
					Order on devices in hospitals | Hospitals shall test each ultrasound scanner once a year. This Order is addressed only to hospitals.
					Reports of incidents by hospitals: guidance on medical devices | Hospitals should name a contact. This guidance is not for manufacturers.
					Leitfaden zu Meldungen der Krankenhäuser über Medizinprodukte | Krankenhäuser benennen eine Kontaktperson. Dieser Leitfaden richtet sich nicht an Hersteller.
					Orden sobre productos sanitarios en hospitales | Los hospitales deberán revisar los ecógrafos cada año. Para los fabricantes no surge ninguna obligación.
					""")
	void textForOperatorsOnlyLeavesNothing(String title, String text) {
		assertThat(assess(SCANNERS, title, text)).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Order on devices in hospitals | Hospitals shall test each ultrasound scanner once a year. Part 1 is addressed only to hospitals. Manufacturers shall supply the test software.
					Order on devices in hospitals | Hospitals shall test each ultrasound scanner once a year. The test software shall be supplied with each scanner.
					Verordnung über das Betreiben von Medizinprodukten | Der Betreiber hat Ultraschallgeräte jährlich zu prüfen. Der Hersteller muss die Prüfvorschrift bereitstellen.
					Reports of incidents by hospitals: guidance on medical devices | This guidance is not for manufacturers of custom-made devices. Hospitals should name a contact.
					Leitfaden zu Meldungen der Krankenhäuser über Medizinprodukte | Dieser Leitfaden richtet sich nicht an Hersteller, die Sonderanfertigungen herstellen. Hersteller müssen Krankenhäusern antworten.
					""")
	void dutyOfMakersInATextForOperatorsKeeps(String title, String text) {
		assertThat(assess(SCANNERS, title, text)).isNotIn(ApplicabilityStatus.NOT_APPLICABLE,
				ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Medical devices regulations, amendment | Manufacturers of hearing aids shall register each model. Manufacturers shall name a contact.
					Medical devices regulations, amendment | Manufacturers of ultrasound scanners and of hearing aids shall register each model.
					Medical devices regulations, amendment | Manufacturers of such devices shall register each model.
					Medical devices regulations, amendment | Hospitals shall keep a register. Manufacturers shall support them.
					""")
	void dutyThatMayBeTheCompanysKeeps(String title, String text) {
		assertThat(assess(SCANNERS, title, text)).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Notice on foam in breathing circuits | Makers shall answer by 1 May 2026. Hospital ventilators are not covered.
					Notice on foam in breathing circuits | Makers shall answer by 1 May 2026. Ventilators that are sold to armies are excluded.
					Medical devices regulations, amendment | Manufacturers shall register each model by 15 January 2027. Ventilators placed on the market before 2019 are not covered.
					Medical devices regulations, amendment | Manufacturers shall register each model by 15 January 2027. Ventilators under 5 kg are excluded.
					Medical devices regulations, amendment | Manufacturers shall register each model by 15 January 2027. Ventilators are not covered until 1 January 2028.
					Medical devices regulations, amendment | Manufacturers shall register each model by 15 January 2027. Ventilators (hospital models) are not covered.
					""")
	void exclusionOfSomeOfItsKindExcludesNothing(String title, String text) {
		assertThat(assess(VENTILATORS, title, text)).isNotIn(ApplicabilityStatus.NOT_APPLICABLE,
				ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Medical devices regulations, amendment | Notified bodies shall publish their capacity. The transitional period for the requirements on manufacturers ends on 26 May 2027 and will not be extended.
					Medical devices regulations, amendment | Hospitals shall keep a register. Each device shall carry an implant card. The requirements on manufacturers are not reduced.
					Medical devices regulations, amendment | Hospitals shall report to the maker. Manufacturers have no more than 10 days to fulfil their obligations.
					Medical devices regulations, amendment | Manufacturers of hearing aids and of devices that contain software shall register. Each hearing aid is counted.
					Medical devices regulations, amendment | Manufacturers of all devices, including hearing aids, shall register. For hearing aids the fee is lower.
					Medical devices regulations, amendment | Manufacturers of implantable devices or of class IIa devices shall report. Devices of class IIa are exempt from the fee.
					""")
	void unclearReliefLeavesTheDuty(String title, String text) {
		assertThat(assess(SCANNERS, title, text)).isNotIn(ApplicabilityStatus.NOT_APPLICABLE,
				ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Act amending the act on devices as regards hospitals   | In Article 9, the date "1 March 2026" is replaced by "1 June 2026". Hospitals shall keep a register. = Manufacturers shall register all devices.
					Medizinproduktegesetz, Pflichten der Betreiber         | In § 9 wird die Angabe "1.3.2026" durch "1.6.2026" ersetzt. Krankenhäuser führen ein Verzeichnis. = Hersteller müssen alle Produkte registrieren.
					Devices (Hospitals) (Amendment) Regulations            | In regulation 9, for "1 March 2026" substitute "1 June 2026". Hospitals shall keep a register. = Manufacturers shall register all devices.
					Décret sur les dispositifs médicaux dans les hôpitaux  | À l'article 9, la date "1er mars 2026" est remplacée par "1er juin 2026". Les hôpitaux doivent tenir un registre. = Les fabricants doivent enregistrer tous les dispositifs.
					""")
	void dayThatMovesIsThatOfDutiesThatStay(String title, String text) {
		assertThat(assess(SCANNERS, title, text)).isNotIn(ApplicabilityStatus.NOT_APPLICABLE,
				ApplicabilityStatus.OUT_OF_SCOPE);
		assertThat(assess(SCANNERS, title, text.substring(0, text.indexOf(" = "))))
			.isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	private static ApplicabilityStatus assess(Company company, String title, String text) {
		return AssessedText.of(company, title, text).status();
	}

}
