package io.regwatch.assessment.relevance;

import java.util.Arrays;
import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What limits a subject: words of titles, of scopes, and what a profile denies. */
class StatedLimitsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make drapes, sterile, for single use.               | sterile, single-use | NOT_APPLICABLE
			We make retractors, reusable, which are autoclaved.    | reusable            | APPLICABLE
			""")
	void propertyOfTheDevicesOfATitleIsNeeded(String company, String characteristics, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(with(company, characteristics), "Cleaning and sterilisation of reusable devices",
					"This guidance applies to manufacturers of reusable devices that are sterilised between patients. "
							+ "The manufacturer should state the temperature of the sterilisation.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					dental turbine handpieces    | Harmonised standards for surgical implants, infusion pumps and dental handpieces | APPLICABLE
					dental turbine handpieces    | Harmonised standards for surgical implants and dental handpieces                 | APPLICABLE
					dental turbine handpieces    | Harmonised standards for dental implants                                         | NOT_APPLICABLE
					haemodialysis machines       | Norme armonizzate per apparecchi per dialisi e impianti dentali                  | APPLICABLE
					infusion pumps               | Norme armonizzate per pompe per infusione e impianti dentali                     | APPLICABLE
					incontinence products        | Norme armonizzate per ausili per incontinenza e impianti dentali                 | APPLICABLE
					water treatment for dialysis | Harmonised standards for water treatment for dialysis and dental implants        | APPLICABLE
					""")
	void whatAProfileDeniesLimitsOnlyItsOwnMemberOfAList(String devices, String title, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(with("We make %s. We make no implants.".formatted(devices), "reusable"), title,
					"The references of the standards in Annex I are published.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			sterile      | APPLICABLE
			implantable  | APPLICABLE
			connected    | TO_REVIEW
			""")
	void propertiesOfAListAreAlternatives(String characteristic, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(with("We make devices of steel for clinics.", characteristic),
					"Records of sterile or implantable devices",
					"Manufacturers of sterile or implantable devices keep the records for fifteen years.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					We make polymerisation lamps for dentists. No lasers.        | Curing light with light-emitting diodes | NOT_APPLICABLE
					We make dental lasers.                                       | Dental diode laser                      | APPLICABLE
					""")
	void relatedKindThatTheProfileDeniesIsNotMade(String description, String product, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product(description, product), "Performance standard for medical lasers",
					"Each medical laser must end its emission within a second. "
							+ "Manufacturers of lasers must keep the reports.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Wir machen Gehhilfen; Software, Elektronik oder Implantate stellen wir nicht her. | NOT_APPLICABLE
			We make crutches; software, electronics and implants are not part of our range.   | NOT_APPLICABLE
			We make crutches, also with an app, which is software of our own.                 | APPLICABLE
			""")
	void denialAfterAListHoldsForEachMember(String description, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.company(description), "Software of medical devices: updates",
					"Manufacturers of software shall announce each update of the software.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "Wir machen Stosswellenlithotripter.", "We make shock wave lithotripters." })
	void compoundEndsWithAWordOfSeveralLanguages(String description) {
		assertThat(AssessedText
			.of(AssessedText.product(description, "Lithotripter"), "Extrakorporale Stoßwellenlithotripter: Empfehlung",
					"Hersteller legen eine Nutzungsdauer des Kissens fest. Die Stosswellenlithotripter sind zu prüfen.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Class I  | A manufacturer of a device shall register its label. Subsections (1) and (2) do not apply in respect of Class I devices.  | NOT_APPLICABLE
					Class II | A manufacturer of a Class II or III device shall register its label. Subsections (1) and (2) do not apply in respect of Class I devices.  | APPLICABLE
					Class I  | This rule applies to devices of Class III from 2027. It applies to devices of Class II, other than implants, from 2028, and to devices of Class I from 2030. Manufacturers must register each label. | APPLICABLE
					Class II | This rule applies to devices of Class III from 2027. It applies to devices of Class II, other than implants, from 2028. Manufacturers must register each label. | APPLICABLE
					""")
	void classesAreMeantByTheWholeOfAText(String classification, String text, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.company("We make devices of steel for clinics.", classification),
					"Regulations amending the Medical Devices Regulations (labels)", text)
			.status()).isEqualTo(expected);
	}

	@Test
	void numberOfAnotherAnnexIsNoMatch() {
		assertThat(AssessedText.of(AssessedText.product("We make dressings with silicones.", "Silicone dressing"),
				"Commission Regulation amending Annex XVII to Regulation (EC) No 1907/2006 as regards silicones",
				"Devices that contain silicones shall not be placed on the market. Manufacturers of devices shall inform their customers.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make insoles, exclusively custom-made devices.                                    | NOT_APPLICABLE
			Wir fertigen Einlagen, ausschliesslich Sonderanfertigungen.                          | NOT_APPLICABLE
			We make insoles, custom-made devices and also a series of standard sizes for shops.  | APPLICABLE
			""")
	void actThatLeavesOutWhatACompanyAloneMakesIsNotForIt(String description, ApplicabilityStatus expected) {
		assertThat(AssessedText.of(with(description, "custom-made"), "Registration of medical devices in Eudamed",
				"Manufacturers shall register their devices. It does not apply to custom-made devices, which are not registered under Article 29 of Regulation (EU) 2017/745.")
			.status()).isEqualTo(expected);
	}

	@Test
	void nothingToDoForDentistsIsNoDutyOfOthers() {
		assertThat(AssessedText.of(with("Wir fertigen Kronen, nur als Sonderanfertigungen.", "custom-made"),
				"Verordnung über Medizinprodukte (Sonderanfertigungen)",
				"Wer Sonderanfertigungen herstellt, meldet jedes Jahr ihre Zahl. Die Meldung ist bis zum 31. Januar einzureichen. "
						+ "Zahnarztpraxen müssen selbst nichts melden.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void classificationOfSoftwareIsNoTypeOfDevice() {
		assertThat(AssessedText.of(
				AssessedText.product("We make an app for insomnia, which is software only.", "App for insomnia"),
				"The Medical Devices (Classification of Software) (Amendment) Regulations 2026",
				"Software that is intended for treatment is in Class IIa. The manufacturer gives notice of the software.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Reagents for blood groups, and software that reads the cards. | software | TO_REVIEW
			Reagents for blood groups, nothing else.                      |          | NOT_APPLICABLE
			""")
	void softwareMayLearnUnlessTheProfileDeniesIt(String description, String characteristic,
			ApplicabilityStatus expected) {
		Company company = new Company(1, description, List.of("EU"), List.of("IVDR Class D"),
				(characteristic != null) ? List.of("in vitro diagnostic", characteristic)
						: List.of("in vitro diagnostic"),
				List.of(), List.of(new Company.Product("Nova", "Blood grouping reagents")));
		assertThat(AssessedText.of(company, "Machine learning in in vitro diagnostic medical devices",
				"This guidance applies to manufacturers of in vitro diagnostic medical devices with machine learning. "
						+ "Manufacturers should describe the machine learning of in vitro diagnostic medical devices.")
			.status()).isEqualTo(expected);
	}

	@Test
	void letterOfHoldersOfAuthorisationsIsAboutAMedicine() {
		assertThat(AssessedText.of(AssessedText.product("Produciamo spirometri.", "Spirometro"),
				"Nota informativa importante: soluzioni in flaconcini monodose",
				"I titolari delle autorizzazioni all'immissione in commercio dei medicinali informano i medici. "
						+ "Il principio attivo era inferiore al valore dichiarato. I medici segnalano le reazioni al responsabile di farmacovigilanza.")
			.status()).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@Test
	void makersWithoutTheMarketHaveNothingToDoOthersHave() {
		assertThat(AssessedText.of(AssessedText.product("We make stoma bags.", "Stoma bag"),
				"Vigilance: new form for incidents",
				"By 31 January 2027 every manufacturer of devices, wherever it has its seat, must name a person. "
						+ "Manufacturers whose devices are not sold here have nothing to submit. Hospitals report as before.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make probes that touch skin, reusable, non-sterile. | Ultrasound probe | APPLICABLE
			We make disinfectants for devices.                     | Disinfectant     | TO_REVIEW
			""")
	void whatIsDoneWithDevicesIsNoKindOfDevice(String description, String product, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product(description, product),
					"Instructions for cleaning, disinfection and sterilisation of reusable medical devices",
					"Manufacturers of reusable devices should name one disinfectant and the number of cycles.")
			.status()).isEqualTo(expected);
	}

	@Test
	void softwareIsElectronic() {
		assertThat(AssessedText
			.of(AssessedText.product("We make software only, no hardware.", "Software that listens to breath"),
					"Cyber security of medical devices with software",
					"The guidance applies to devices with software. Devices without electronics are not covered. "
							+ "Manufacturers should hold a bill of materials of the software.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void circumstanceIsNoSubject() {
		Company company = new Company(1, "We make lasers for skin.", List.of("EU"), List.of("Class IIb"),
				List.of("laser"), List.of("Dermatology"), List.of(new Company.Product("Nova", "Laser for skin")));
		assertThat(AssessedText
			.of(company, "Guidance on audits of medical devices during COVID-19 travel restrictions",
					"Manufacturers of medical devices whose certificate is affected inform the body.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void whatOthersLackIsNotLeftOut() {
		assertThat(AssessedText.of(AssessedText.product("We make surgical instruments.", "Surgical scissors"),
				"Audits of manufacturers",
				"Manufacturers of devices inform the body. Manufacturers of devices that are neither sterile, nor are surgical instruments, are not concerned.")
			.status()).isNotEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@Test
	void pairOfWordsOfAProductIsItsKind() {
		assertThat(AssessedText
			.of(AssessedText.product("One therapy, for the spine.", "Transmitter for diaphragm pacing"),
					"Diaphragm pacing systems: broken leads",
					"Manufacturers of diaphragm pacing systems should review complaints about leads.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make lifts with a corded control; there is no radio.          | NOT_APPLICABLE
			We make lifts with a radio control.                              | APPLICABLE
			""")
	void rulesForRadioAreNotForThoseWhoDenyIt(String description, ApplicabilityStatus expected) {
		assertThat(AssessedText.of(AssessedText.company(description),
				"Equipment authorization of radiofrequency devices",
				"Host products with a radio module must show its number. The obligation is upon the manufacturer of the medical device.")
			.status()).isEqualTo(expected);
	}

	@Test
	void lawOfSubstancesOfHumanOriginIsThatOfOtherGoods() {
		assertThat(AssessedText.of(AssessedText.product("We make compression stockings.", "Compression stocking"),
				"Implementing Regulation as regards the reporting of activity data by SoHO entities",
				"SoHO entities shall report the number of donors. SoHO authorities shall verify the data. Devices used during collection are subject to Regulation (EU) 2017/745 and are not governed by this Regulation.")
			.status()).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@Test
	void granteesAreMakers() {
		assertThat(AssessedText.of(AssessedText.product("We make scales with Bluetooth.", "Scale with Bluetooth"),
				"Rules for certification bodies and measurement laboratories",
				"Test laboratories keep records. Each grantee of a certification for an intentional radiator shall file the statement within 58 days.")
			.status()).isNotEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@Test
	void classOfOwnDevicesInATitleOfThemLeavesNothingOut() {
		assertThat(AssessedText.of(
				new Company(1, "Fauteuils roulants.", List.of("EU"), List.of("Class I"), List.of(), List.of(),
						List.of(new Company.Product("Nova", "Fauteuil roulant"))),
				"Fauteuils roulants : risque de chute",
				"Les fabricants de fauteuils roulants transmettent leur évaluation. "
						+ "Les fauteuils roulants sont de classe I. Les dispositifs de classe I ne font pas l'objet d'une homologation.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void titleOfDiagnosticsDoesNotLeaveThemOut() {
		Company company = new Company(1, "Reagents for coagulation, nothing else.", List.of("EU"),
				List.of("IVDR Class C"), List.of("in vitro diagnostic"), List.of(),
				List.of(new Company.Product("Nova", "D-dimer reagent")));
		assertThat(AssessedText.of(company, "Guidance on classification rules for in vitro diagnostic medical devices",
				"The manufacturer should examine each claim of a reagent. "
						+ "A reagent with a claim to exclude embolism is examined first. Devices under Regulation (EU) 2017/745 are not addressed.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void listOfDevicesWithAMemberOfUnknownKindIsOpen() {
		assertThat(AssessedText
			.of(AssessedText.product("We make units that stir samples.", "Stirring unit"),
					"Wheelchairs, hoists for persons and mixing of fluids in theatres",
					"Manufacturers of wheelchairs use the standard. The list names the standards.")
			.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void whoRunsChambersIsAddressed() {
		assertThat(AssessedText
			.of(AssessedText.product(
					"Sterile catheters; we run two ethylene oxide chambers of our own for their sterilisation.",
					"Venous catheter"), "Emissions of facilities that use ethylene oxide",
					"The owner or operator of each facility must submit a report on ethylene oxide within 60 days.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Class 2 Medicines Recall: Budenorm nebuliser solution | Return the batches. Patients take another medicine.   | OUT_OF_SCOPE
					Rückruf von Arzneimitteln: Lösung für Vernebler       | Return the batches. Patients take another medicine.   | OUT_OF_SCOPE
					Recall of nebulisers: Budenorm 3                      | Return the batches. Makers of nebulisers report them. | APPLICABLE
					""")
	void recallSaysWhatIsRecalled(String title, String text, ApplicabilityStatus expected) {
		assertThat(AssessedText.of(AssessedText.product("We make nebulisers.", "Nebuliser"), title, text).status())
			.isEqualTo(expected);
	}

	@Test
	void titleOfAllDevicesIsOfNoGroup() {
		assertThat(AssessedText.of(with("We make chambers for oxygen, with machine learning.", "AI/ML"),
				"Guidance on medical devices and in vitro diagnostic devices with artificial intelligence",
				"The guidance is addressed to manufacturers of devices and of in vitro diagnostic devices with artificial intelligence. Laboratories have duties of their own.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource({ "Class IIb, APPLICABLE", "Class IIa, APPLICABLE" })
	void ownClassThatTheTextNamesElsewhereIsMeant(String classification, ApplicabilityStatus expected) {
		assertThat(AssessedText.of(AssessedText.company("We make devices of steel for clinics.", classification),
				"Draft guidance on safety update reports under Regulation (EU) 2017/745",
				"Manufacturers of class IIa, class IIb and class III devices shall prepare a report. This guidance applies to devices in class I only where they are implants.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "We make infusion pumps, and they are not implantable.",
			"No other company makes infusion pumps like ours.", "Hospitals cannot do without our infusion pumps.",
			"None of our infusion pumps is powered by the mains." })
	void whatIsSaidOfOwnDevicesDoesNotDenyThem(String description) {
		assertThat(AssessedText
			.of(AssessedText.company(description), "Safety of infusion pumps",
					"Manufacturers of infusion pumps shall report each alarm. Active devices are tested.")
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "This guidance applies to software. This guidance applies to reusable devices.",
			"This guidance applies to software and to reusable devices." })
	void devicesOfAnotherSentenceAreAlternatives(String scope) {
		assertThat(AssessedText.of(AssessedText.product("We make an app only, no hardware.", "App for asthma"),
				"Requirements of the guidance for 2027", scope + " Manufacturers of devices shall keep the records.")
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Vigilancia 2027: principales actividades y plazos | Los fabricantes de productos sanitarios notifican los incidentes.
					Recall of drug infusion pumps                     | The pump may deliver the wrong drug dose. Makers of infusion pumps report.
					Rappel de pompes à perfusion de médicaments       | La pompe à perfusion peut délivrer une mauvaise dose de médicament.
					""")
	void wordsOfMedicinesAreNoMedicines(String title, String text) {
		assertThat(
				AssessedText.of(AssessedText.product("We make infusion pumps.", "Infusion pump"), title, text).status())
			.isNotEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					We make coronary stents. | Coronary stent  | This guidance does not apply to stents certified under Directive 93/42/EEC.
					We make an app only.     | App for asthma  | This guidance does not apply to software, which is intended for in-house use only.
					""")
	void limitOfWhatIsLeftOutLeavesTheRestIn(String description, String product, String text) {
		assertThat(AssessedText
			.of(AssessedText.product(description, product), "Reports of manufacturers of medical devices",
					"Manufacturers of medical devices shall send a report. " + text)
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void negatedAdjectiveOfACompoundIsNotAffirmed() {
		assertThat(Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, List.of("Nichtimplantierbare Produkte")))
			.doesNotContain("implantable");
	}

	@Test
	void testsOfAVirusAreNoCircumstance() {
		Company company = new Company(1, "Antigen tests.", List.of("EU"), List.of(), List.of("in vitro diagnostic"),
				List.of(), List.of(new Company.Product("Nova", "SARS-CoV-2 antigen test")));
		assertThat(AssessedText
			.of(company, "Requirements related to SARS-CoV-2 antigen tests",
					"Manufacturers of SARS-CoV-2 antigen tests shall test 200 samples.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	/** It may make what the title is about, because its own words do not say. */
	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Chirurgische Instrumente | Bruch von Meißeln  | Andere chirurgische Instrumente wie Scheren und Pinzetten sind nicht betroffen.
					Surgical instruments     | Broken bone files  | Other surgical instruments, such as scissors and forceps, are not affected.
					""")
	void otherDevicesThanThoseOfTheTitleLeaveOutNoUnspecificMaker(String product, String title, String text) {
		assertThat(AssessedText
			.of(AssessedText.product("Good work since 1950.", product), title,
					text + " Manufacturers of such instruments shall send a report.")
			.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void otherDevicesThanThoseOfTheTitleLeaveOutTheirMaker() {
		assertThat(AssessedText.of(AssessedText.product("We make surgical scissors only.", "Surgical scissors"),
				"Broken bone files",
				"Other surgical instruments, such as scissors and forceps, are not affected. Manufacturers of bone files shall send a report.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	/** No kind is known by this name, but the words are those of the product. */
	@Test
	void productThatATitleListsBesideOtherKindsIsNotLeftOut() {
		assertThat(AssessedText.of(AssessedText.product("We make catheters for dialysis.", "Dialysis catheter"),
				"Standards on catheters for dialysis, breast implants and hearing aids", "The standards are listed.")
			.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void swabThatCleansIsNoSpecimenSwab() {
		assertThat(Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of("Packs with cleansing swabs"))).isEmpty();
		assertThat(Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of("Throat swabs for influenza tests")))
			.contains("specimen receptacles");
	}

	@Test
	void devicesOfASafetyNoticeAreNotAllDevices() {
		assertThat(AssessedText.of(AssessedText.product("We make wheelchairs.", "Wheelchair"),
				"Burns with hand-held ozone devices: safety communication",
				"Do not use ozone devices near the eyes. User facilities and manufacturers must comply with the reporting regulations.")
			.status()).isNotEqualTo(ApplicabilityStatus.APPLICABLE);
		assertThat(AssessedText
			.of(AssessedText.product("We make wheelchairs.", "Wheelchair"),
					"Safety communication: false certificates of medical devices",
					"User facilities and manufacturers of medical devices must comply with the reporting regulations.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Labelling and warnings: advice for manufacturers", "Urgent: transition of legacy devices",
			"Vigilance: reporting of recalls" })
	void safetyNoticeForAllMakersIsForAll(String title) {
		assertThat(AssessedText
			.of(AssessedText.product("We make wheelchairs.", "Wheelchair"), title,
					"Manufacturers of medical devices shall send a report.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@Test
	void makerForHumanReproductionIsNotPutAside() {
		assertThat(AssessedText
			.of(AssessedText.product("We make culture media for embryos.", "Embryo culture medium"),
					"Assisted human reproduction: requirements for laboratories and suppliers",
					"Suppliers of culture media shall keep records of each lot.")
			.status()).isNotEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	/** "Steam" is said of the third member, and the second may be the company's. */
	@Test
	void detailOfOneMemberOfATitleDecidesNothingForTheOthers() {
		Company company = new Company(1, "We make foot baths that are cooled.", List.of("EU"), List.of(),
				List.of("active", "reusable", "software"), List.of(),
				List.of(new Company.Product("Nova", "Foot bath with a pump")));
		assertThat(AssessedText.of(company,
				"Decision as regards standards for wheelchairs, for baths with cooling of limbs and for large steam sterilisers",
				"Manufacturers may use the standards.")
			.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void diagnosticsThatAreNotAffectedLeaveThoseInThatHaveADuty() {
		Company company = new Company(1, "We make stool tests. They are used in the national programme.", List.of("EU"),
				List.of("IVDR Class C"), List.of("in vitro diagnostic"), List.of(),
				List.of(new Company.Product("Nova", "Stool test")));
		assertThat(AssessedText.of(company, "Regulations on surveillance after sale",
				"The manufacturer of an in vitro diagnostic medical device that is used in a national programme must send a statement. "
						+ "In vitro diagnostic medical devices that are not used in such a programme are not affected.")
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	private static Company with(String description, String characteristics) {
		return new Company(1, description, List.of("EU"), List.of(), Arrays.asList(characteristics.split(", ")),
				List.of(), List.of());
	}

	@ParameterizedTest
	@ValueSource(strings = { "This order applies to custom-made devices and implants.",
			"This order applies to custom-made devices as well as implants.",
			"This order applies to custom-made devices as well as to implants." })
	void implantsAreDevicesOfAListOfTheirOwn(String scope) {
		assertThat(AssessedText
			.of(AssessedText.product("We make dental implants of titanium, all of one design.", "Dental implant"),
					"Order on vigilance", "Manufacturers shall report incidents. " + scope)
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

}
