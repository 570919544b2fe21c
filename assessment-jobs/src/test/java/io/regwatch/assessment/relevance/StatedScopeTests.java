package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What follows where a text says what it is for, in words of its own. */
class StatedScopeTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Jane Roe; Debarment Order           | The Agency debars Ms. Roe from importing any drug. She sold misbranded drugs. The tablets were declared as catheters. Any drug that she offers is detained.
					Novela 50 mg: batch recall          | Some blisters contain tablets of another strength. Patients who took the tablets should have a pregnancy test. The medicine is returned to the pharmacy. Other medicines are not affected.
					Limits for lactose in infant formula given by feeding tube | The food shall bear the new table. Foods without lactose are exempt. Devices are governed by other law and are not covered.
					Vaping: heating devices of tobacco sticks | A tobacco product with such a device shall be registered. Nicotine is measured twice. Tobacco without a device is exempt.
					Infant Formula: limits for powdered formula | Infant formula is a food. Manufacturers of infant formula shall state the amount of iodine. Bottles and feeding tubes are outside the scope of this rule.
					Energy labels of televisions        | A television shall bear the label. Consumer electronics without a screen are exempt. Lamps of hospitals are not affected.
					""")
	void lawOfOtherGoodsIsOutOfScopeAlsoWhereDevicesAreMentioned(String title, String text) {
		assertThat(
				AssessedText.of(AssessedText.product("We make catheters.", "Urinary catheter"), title, text).status())
			.isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Class I           | Declarations of certified bodies | Manufacturers shall inform the body. Devices of class I need no certificate and are not concerned.   | NOT_APPLICABLE
					Class IIa         | Declarations of manufacturers    | Manufacturers shall file a declaration. Devices of classes I to IIa are not concerned.               | NOT_APPLICABLE
					Class IIb         | Declarations of manufacturers    | Manufacturers shall file a declaration. Devices of classes I to IIa are not concerned.               | APPLICABLE
					Class I           | Yearly reports of manufacturers  | This guidance, which applies to devices of classes IIa and IIb, explains the form. Reports for class IIa are short. Manufacturers must keep the reports. | NOT_APPLICABLE
					IVDR Class C      | Samples of class D in vitro diagnostics | Manufacturers of class D devices shall send samples. It does not concern devices in classes A, B or C, whether or not they are intended for self-testing. | NOT_APPLICABLE
					Class IIb         | Yearly reports of manufacturers  | This guidance, which applies to devices of classes IIa and IIb, explains the form. Reports for class IIa are short. Manufacturers must keep the reports. | APPLICABLE
					""")
	void classesThatAreLeftOutAreNotMeant(String classification, String title, String text,
			ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.company("We make devices of steel for clinics.", classification), title, text)
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Register of implants                | Manufacturers shall send a list of their cochlear implants and pacemakers. Sutures are excluded.         | We make sutures and eye drops. | NOT_APPLICABLE
					Special rules for sutures withdrawn | The rules of 2011 for sutures are withdrawn. The rules for eye drops were not withdrawn.                 | We make eye drops.             | NOT_APPLICABLE
					Standards for wheelchairs and for the sterilisation of supplies with ethylene oxide | Manufacturers may use the standard for wheelchairs. | We make manual wheelchairs, nothing is sterile. | APPLICABLE
					Labels of diagnostic reagents, including near-patient tests | The draft applies to labels of in vitro diagnostic reagents. Makers shall name the analyte. | We make in vitro diagnostic reagents for laboratories, no near-patient tests. | APPLICABLE
					""")
	void ownKindsCountWhereverTheTextNamesThem(String title, String text, String company,
			ApplicabilityStatus expected) {
		assertThat(AssessedText.of(AssessedText.product(company, company), title, text).status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Manufacturers that hold a certificate of body 1234 have to apply to another body within two months. | TO_REVIEW
					Manufacturers that place devices on the market have to apply to a body within two months.           | APPLICABLE
					""")
	void dutiesOfSomeMakersLeaveOpenWhetherTheyAreTheCompanys(String text, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product("We make scales.", "Scale"), "End of a designation under Regulation (EU) 2017/745",
					text)
			.status()).isEqualTo(expected);
	}

	@Test
	void textForOperatorsAloneIsNotForMakersOfADeviceThatItNames() {
		assertThat(AssessedText.of(AssessedText.product("Wir machen Inkubatoren.", "Inkubator"),
				"Verordnung über das Betreiben",
				"Für Inkubatoren muss das Buch am Ort einsehbar sein. "
						+ "Die Änderungen richten sich ausschließlich an Betreiber. Den Herstellern entsteht kein Erfüllungsaufwand.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@Test
	void companyOfWhichOnlyTheMarketIsKnownMayMakeNoDevices() {
		Company unknown = new Company(1, null, List.of("EU"), List.of("Class IIa"), List.of("sterile"), List.of(),
				List.of());
		assertThat(AssessedText
			.of(unknown, "Incident reports of medical devices", "Manufacturers shall report incidents in the system.")
			.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void testForAnotherAnalyteIsAnotherTest() {
		Company company = new Company(1, null, List.of("EU"), List.of(), List.of("in vitro diagnostic"), List.of(),
				List.of(new Company.Product("Nova", "Assay for malaria antigen")));
		assertThat(AssessedText
			.of(company, "Performance of assays for syphilis",
					"Manufacturers of assays for syphilis shall test 200 sera.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@Test
	void germanCompoundIsWhatItsLastNounSays() {
		assertThat(AssessedText
			.of(AssessedText.product("Wir machen Monatskontaktlinsen.", "Monatskontaktlinse"),
					"Sicherheitsinformation zu Kontaktlinsen", "Hersteller von Kontaktlinsen müssen die Lösung prüfen.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Schedule 2 is amended by adding the following: wheelchairs; walking frames.            | APPLICABLE
			Wheelchairs and walking frames are added to the list in Annex I.                       | APPLICABLE
			In die Liste werden Rollstühle und Gehgestelle aufgenommen.                            | APPLICABLE
			L'annexe est complétée par l'ajout de ce qui suit : fauteuils roulants.                | APPLICABLE
			Schedule 2 is amended by adding the following: cochlear implants and hearing aids.     | NOT_APPLICABLE
			""")
	void whatIsAddedToAListIsMeant(String amendment, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product("We make wheelchairs.", "Manual wheelchair"),
					"Regulation amending the Medical Devices Regulations (list for reports of shortages)",
					amendment + " Manufacturers of these devices shall report shortages.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "Answers on Article 10a of the MDR and the IVDR, APPLICABLE",
			"Answers on Article 10a of the IVDR, NOT_APPLICABLE" })
	void lawOfDiagnosticsBesideThatOfDevicesIsNoLimit(String title, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product("We make wheelchairs, no in vitro diagnostics.", "Manual wheelchair"), title,
					"These answers concern all manufacturers under the articles that are named. "
							+ "The manufacturer should inform the authority of an interruption.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make scales with Bluetooth.                       | APPLICABLE
			We make scales that send the weight by cable only.   | NOT_APPLICABLE
			We make scales.                                      | TO_REVIEW
			""")
	void lawOfRadioEquipmentIsForDevicesWithRadio(String company, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product(company, "Scale"), "Regulation on radio equipment and Directive 2014/53/EU",
					"Manufacturers shall state the frequency bands. Equipment without a radio function is not covered.")
			.status()).isEqualTo(expected);
	}

	@Test
	void decisionOnSoftwareAtLargeIsOfAllSoftware() {
		assertThat(AssessedText
			.of(AssessedText.product("We make software for reading ECGs.", "Software for ECG analysis"),
					"Consultation: classification of software as a medical device in the Union",
					"Software that only stores images would not be a device.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Sterile drapes, sterilised with ethylene oxide by a contract steriliser.       | NOT_APPLICABLE
			Sterile drapes, which a service sterilises with ethylene oxide under contract. | NOT_APPLICABLE
			Sterile drapes, which we sterilise in-house with ethylene oxide.               | APPLICABLE
			Sterile drapes, which we sterilise in our own ethylene oxide chambers.         | APPLICABLE
			Sterile drapes, sterilised with ethylene oxide.                                | TO_REVIEW
			""")
	void rulesForPlantsAreForThoseWhoOperateThem(String company, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product(company, "Surgical drape"),
					"Limits of emissions of plants that use ethylene oxide",
					"Operators of plants that sterilise devices with ethylene oxide must measure the emissions.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make wheelchairs.      | Manual wheelchair | NOT_APPLICABLE
			We make dental crowns.    | Dental crown      | NOT_APPLICABLE
			We make infusion pumps.   | Infusion pump     | APPLICABLE
			""")
	void safetyNoticeIsAboutTheDevicesThatItRepeats(String company, String product, ApplicabilityStatus expected) {
		AssessableUpdate notice = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "safety_alert",
				ReferenceType.GUIDANCE, VersionStatus.IN_FORCE, 0), "Medisol Drop 3: urgent notice");
		assertThat(AssessedText.of(AssessedText.product(company, product), notice,
				"Product: Medisol Drop 3 infusion pump. The door may open. Users of the infusion pump should close it.")
			.status()).isEqualTo(expected);
	}

	@Test
	void whatCommentsAskedForIsNotMeant() {
		assertThat(AssessedText.of(AssessedText.product("We make incubators.", "Incubator"), "Conditions for hospitals",
				"A hospital must keep a policy. A hospital shall record each stay. One comment asked us to set rules for makers of incubators. The hospital shall report twice a year.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make software that measures bones in X-ray images. | Bone software   | APPLICABLE
			We make crutches, without electronics or software.    | Forearm crutch  | NOT_APPLICABLE
			""")
	void cybersecurityConcernsSoftware(String company, String product, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product(company, product), "Cybersecurity in medical devices",
					"Manufacturers should keep a list of the components of the software of a device.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "IVDR Class D, APPLICABLE", "Class I, NOT_APPLICABLE" })
	void classesAboveTheLowestAreSoInEverySystem(String classification, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.company("We make reagents for laboratories.", classification),
					"Summary reports for medical devices of Class II, Class III and Class IV",
					"Holders of a licence for a device of Class II, III or IV prepare a summary report each year.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					The new group comprises ultrasound scanners. Wheelchairs were proposed but have not been included.           | NOT_APPLICABLE
					The new group comprises ultrasound scanners. Wheelchairs with a motor have not been included. The form of wheelchairs without motor is new. | APPLICABLE
					""")
	void ownKindThatIsOnlyLeftOutIsNotMeant(String text, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product("We make wheelchairs.", "Wheelchair"), "Register of medical devices: new groups",
					text + " Manufacturers of a device in the group shall send the form.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			A separate guidance will cover in vitro diagnostics.                 | NOT_APPLICABLE
			In vitro diagnostic medical devices are governed by a separate act.  | NOT_APPLICABLE
			The same form is used for in vitro diagnostics.                      | APPLICABLE
			""")
	void whatHasADocumentOfItsOwnIsNotMeant(String more, ApplicabilityStatus expected) {
		Company company = new Company(1, "Reagents for laboratories.", List.of("EU"), List.of("IVDR Class C"),
				List.of("in vitro diagnostic"), List.of(), List.of(new Company.Product("Nova", "Assay for malaria")));
		assertThat(AssessedText
			.of(company, "Forms of manufacturers of medical devices",
					"All manufacturers of medical devices shall use the form. " + more)
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "Class IIa, APPLICABLE", "Class III, APPLICABLE" })
	void classThatIsLeftOutWithExceptionsIsNotTheOnlyOneMeant(String classification, ApplicabilityStatus expected) {
		assertThat(AssessedText.of(AssessedText.company("We make devices of steel for clinics.", classification),
				"The Medical Devices (Certificates) Regulations",
				"A manufacturer must hold a certificate. These Regulations do not apply to class I devices, other than those that are sterile.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Sponsors and manufacturers of therapeutic goods, including all medical devices, report recalls. | APPLICABLE
			""")
	void makersOfGoodsAtLargeAreMakersOfDevices(String text, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product("We make wheelchairs.", "Wheelchair"), "Procedure for market actions", text)
			.status()).isEqualTo(expected);
	}

	@Test
	void goodsWithDetailsThatDevicesMayHaveAreGoods() {
		assertThat(AssessedText
			.of(AssessedText.product("We make wheelchairs.", "Wheelchair"),
					"Over-the-counter analgesic drug products for children",
					"The drug products may contain one substance. Drug manufacturers shall test the tablets.")
			.status()).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@Test
	void changeOfAPlantConcernsTheDevicesThatAreSterilisedThere() {
		assertThat(AssessedText.of(
				AssessedText.product("Sterile drapes, sterilised with ethylene oxide by a contractor.",
						"Surgical drape"),
				"Changes of facilities that sterilise devices with ethylene oxide",
				"This guidance applies to manufacturers of devices that are sterilised with ethylene oxide. The manufacturer should document a change of the facility.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource({ "Class IIb, APPLICABLE", "Class I, NOT_APPLICABLE" })
	void propertyBesideClassesIsAnAlternative(String classification, ApplicabilityStatus expected) {
		assertThat(AssessedText.of(
				AssessedText.company("We make drapes of cotton, without electronics.", classification),
				"The Medical Devices (Safety Reports) Regulations",
				"These Regulations apply to devices in class IIa, class IIb and class III and to active implantable medical devices. A manufacturer of a device in class IIb must submit the report. A manufacturer of a device in class IIa must keep it. A manufacturer of a device in class III must send it each year.")
			.status()).isEqualTo(expected);
	}

}
