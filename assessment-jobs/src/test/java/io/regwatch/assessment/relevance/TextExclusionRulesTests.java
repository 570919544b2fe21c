package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a text says that it is not for: all devices, classes, or what lacks something. */
class TextExclusionRulesTests {

	@ParameterizedTest
	@ValueSource(strings = { "Active implantable devices are not covered by this Regulation.",
			"Aktive implantierbare Medizinprodukte fallen nicht unter diese Verordnung." })
	void exclusionOfADeviceWithTwoPropertiesIsNotOfOne(String text) {
		Company company = new Company(1, "Pumps, whose lid only our engineers open. We make no implants.",
				List.of("EU"), List.of("Class IIb"), List.of("active"), List.of(),
				List.of(new Company.Product("Volu", "Volumetric infusion pump")));
		assertThat(status(company, "Batteries in medical devices", "Manufacturers shall mark batteries. " + text))
			.isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "We are the only maker of single-use scopes, and of pens that are used again.",
			"Single-use needles used only with our pens.", "Single-use sets are not only for hospitals." })
	void whatIsNotSaidOfAllDevicesIsNotExcludedAsAWhole(String description) {
		Company company = new Company(1, description, List.of("EU"), List.of("Class IIa"), List.of("single-use"),
				List.of(), List.of(new Company.Product("Pen", "Reusable insulin pen")));
		assertThat(status(company, "Instructions for medical devices",
				"Manufacturers shall supply instructions. Single-use devices are not covered by this Regulation."))
			.isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@Test
	void oneOfTwoThingsThatAreNeededIsEnough() {
		Company company = new Company(1, "Dressings. No animal tissue.", List.of("EU"), List.of("Class IIb"),
				List.of("nanomaterial"), List.of(), List.of(new Company.Product("Derm", "Wound dressing")));
		assertThat(status(company, "Nanomaterials in medical devices",
				"Manufacturers shall report. Devices that contain neither animal tissue nor nanomaterials are outside the scope."))
			.isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make bedside suction pumps. None has software. | NOT_APPLICABLE
			We make bedside suction pumps.                    | TO_REVIEW
			""")
	void whatIsLeftOutWithoutAFeatureIsPutAsideOnlyIfTheProfileDeniesIt(String description,
			ApplicabilityStatus expected) {
		Company company = new Company(1, description, List.of("EU"), List.of("Class IIa"), List.of("active"), List.of(),
				List.of(new Company.Product("Suc", "Suction pump")));
		assertThat(status(company, "Common specifications for the exchange of records",
				"Manufacturers of devices whose software claims to exchange records shall publish the format. Devices that neither contain nor are software are outside the scope."))
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Application of the Cyber Resilience Act                  | Products to which Regulation (EU) 2017/745 applies are not products with digital elements. A manufacturer shall assess each product.
					Ecodesign requirements for modems and routers            | This Regulation does not apply to products covered by Regulation (EU) 2017/745. Manufacturers shall publish the score.
					Verordnung über vernetzte Spielgeräte und Haushaltsgeräte | Diese Verordnung gilt nicht für Produkte, die unter die Verordnung (EU) 2017/745 fallen. Hersteller müssen die Software pflegen.
					Règlement sur les appareils connectés                    | Le présent règlement ne s'applique pas aux produits relevant du règlement (UE) 2017/745. Le fabricant doit tenir un registre.
					""")
	void actThatLeavesOutTheProductsOfTheLawOfDevicesIsNotForThem(String title, String text) {
		assertThat(status(AssessedText.company("We make hearing aids with an app.", "Class IIa"), title, text))
			.isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Application of the Cyber Resilience Act         | Products to which Regulation (EU) 2017/745 applies are not exempt from Article 14. A manufacturer shall assess each product.
					Labels of packaging                             | This section does not apply to products covered by Regulation (EU) 2017/745. Manufacturers shall label the box.
					Labels of packaging                             | This Regulation does not apply to products covered by Regulation (EU) 2017/745 until 2029. Manufacturers shall label the box.
					Cybersecurity of medical devices                | Products to which Regulation (EU) 2017/745 applies are not products with digital elements. A manufacturer shall assess each product.
					Ecodesign requirements for connected appliances | This Regulation does not apply to hearing loops covered by Regulation (EU) 2017/745. Manufacturers shall publish the score.
					Labels of packaging                             | This Regulation does not apply to class I products of Regulation (EU) 2017/745. Manufacturers shall label the box.
					""")
	void partialOrDeniedExclusionOfDevicesKeeps(String title, String text) {
		assertThat(status(AssessedText.company("We make hearing aids with an app.", "Class IIa"), title, text))
			.isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					IVDR Class C | Spécifications communes pour les dispositifs de diagnostic in vitro de classe D | Le présent règlement ne s'applique pas aux dispositifs de diagnostic in vitro des classes A, B ou C. Le fabricant doit démontrer la sensibilité.
					Class IIa    | Clinical reports of class III devices     | Devices of classes I, IIa and IIb are excluded from this guidance. The manufacturer shall publish the report.
					Class I      | Sicherheitsberichte für Produkte der Klasse III | Diese Leitlinie gilt nicht für Produkte der Klassen I und IIa. Der Hersteller muss jährlich berichten.
					""")
	void textThatLeavesOutAllOwnClassesIsForOthers(String classes, String title, String text) {
		assertThat(status(AssessedText.company("We make assays and analysers.", classes), title, text))
			.isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Class IIa, Class III | Clinical reports of devices          | Devices of classes I, IIa and IIb are excluded from this guidance. The manufacturer shall publish the report.
					Class IIa            | Clinical reports of class III devices | Devices of class IIa placed on the market before 2021 are excluded. The manufacturer shall publish the report of each medical device.
					Class IIa, Class III | Reports of class III and class IIb devices | Devices of class IIa are excluded. The manufacturer shall publish the report.
					""")
	void classThatMayBeOwnKeeps(String classes, String title, String text) {
		assertThat(status(AssessedText.company("We make stents.", classes.split(", ")), title, text))
			.isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Classification of certain wound dressings | The rule covers dressings. Dressings that contain no antimicrobial are not covered. The manufacturer shall submit a report.
					Wundauflagen: neue Einstufung             | Wundauflagen ohne Silber sind nicht erfasst. Der Hersteller muss einen Antrag stellen.
					Pansements: nouvelles exigences           | Le présent arrêté ne s'applique pas aux pansements qui ne contiennent pas de silicone. Le fabricant doit déclarer les pansements.
					Apósitos: nuevos requisitos               | Esta orden no se aplica a los apósitos sin látex. El fabricante debe declarar los apósitos.
					""")
	void featureThatIsNeededAndUnknownIsAsked(String title, String text) {
		assertThat(status(AssessedText.product("We make wound dressings.", "Foam wound dressing"), title, text))
			.isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					We make silver wound dressings.       | Classification of certain wound dressings | Dressings that contain no silver are not covered. The manufacturer shall submit a report. | APPLICABLE
					We make wound dressings with silicone. | Pansements: nouvelles exigences          | Le présent arrêté ne s'applique pas aux pansements qui ne contiennent pas de silicone. Le fabricant doit déclarer les pansements. | APPLICABLE
					We make wound dressings.              | Classification of certain wound dressings | This rule does not apply to dressings that contain silver. The manufacturer shall submit a report. | APPLICABLE
					We make wound dressings.              | Classification of certain wound dressings | Dressings that contain no silver are not exempt. The manufacturer shall submit a report. | APPLICABLE
					We make wound dressings without latex. | Wound dressings with latex               | Dressings that contain no latex are not covered. The manufacturer shall label the latex. | NOT_APPLICABLE
					Unsere Wundauflagen sind frei von Latex. | Wundauflagen mit Latex: Kennzeichnung  | Wundauflagen ohne Latex sind nicht erfasst. Der Hersteller muss auf Latex hinweisen. | NOT_APPLICABLE
					We make wound dressings without latex. | Wound dressings: labels                  | Dressings that contain no latex are not covered. The manufacturer shall label the box. | TO_REVIEW
					""")
	void featureThatIsNeededDecides(String description, String title, String text, ApplicabilityStatus expected) {
		assertThat(status(AssessedText.product(description, "Wound dressing"), title, text)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Hearing aids. Nothing is sold over the counter. | Controls for over-the-counter hearing aids | An over-the-counter hearing aid must bear a label. | NOT_APPLICABLE
					Hearing aids that are sold over the counter. | Controls for over-the-counter hearing aids | An over-the-counter hearing aid must bear a label. | APPLICABLE
					Hearing aids.                              | Controls for over-the-counter hearing aids | An over-the-counter hearing aid must bear a label. | APPLICABLE
					Hörgeräte mit Luftleitung.                 | Hörgeräte mit Knochenleitung               | Hörgeräte mit Knochenleitung müssen geprüft werden. | NOT_APPLICABLE
					Fauteuils roulants électriques.            | Fauteuils roulants électriques : freins    | Les fauteuils roulants électriques doivent avoir deux freins. | APPLICABLE
					Fauteuils roulants manuels.                | Fauteuils roulants électriques : freins    | Les fauteuils roulants électriques doivent avoir deux freins. | NOT_APPLICABLE
					Self-tests for pregnancy.                  | Over-the-counter self-tests                | An over-the-counter self-test must bear a label. | APPLICABLE
					""")
	void detailOfOwnKindDecides(String description, String title, String text, ApplicabilityStatus expected) {
		assertThat(status(AssessedText.company(description), title, text)).isEqualTo(expected);
	}

	private static ApplicabilityStatus status(Company company, String title, String text) {
		return AssessedText.of(company, title, text).status();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Article 18 sets the following implants apart: sutures, staples and screws. | NOT_APPLICABLE
			Article 18 leaves some implants aside: sutures, staples and screws.        | NOT_APPLICABLE
			The guidance puts sutures and staples aside.                               | NOT_APPLICABLE
			Artikel 18 nimmt Nahtmaterial aus.                                         | NOT_APPLICABLE
			L'article 18 met les sutures à part.                                       | NOT_APPLICABLE
			Article 52 sets the following implants apart: sutures, staples and screws. | APPLICABLE
			""")
	void whatTheArticleOfTheTitleSetsApartIsNotMeant(String sentence, ApplicabilityStatus expected) {
		Company company = AssessedText.product("Absorbable sutures, implants for surgery.", "Suture");
		assertThat(AssessedText
			.of(company, "Implant cards under article 18 for implantable devices",
					"Manufacturers of implantable devices should review their cards. " + sentence)
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "This Regulation does not concern devices governed by Regulation (EU) 2017/746.",
			"This Regulation does not apply to products that are subject to Regulation (EU) 2017/746.",
			"Diese Verordnung gilt nicht für Produkte, die der Verordnung (EU) 2017/746 unterliegen.",
			"Le présent règlement ne s'applique pas aux dispositifs régis par le règlement (UE) 2017/746.",
			"El presente Reglamento no se aplica a los productos regulados por el Reglamento (UE) 2017/746." })
	void lawOfDiagnosticsIsSetApartByItsNumber(String sentence) {
		Company company = AssessedText.product("HIV tests for laboratories.", "HIV assay");
		assertThat(AssessedText
			.of(company, "Electronic instructions for use of medical devices",
					"Manufacturers shall keep the instructions for ten years. " + sentence)
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"This Regulation shall not apply to: (a) toys; (b) displays that are parts of medical devices as defined in Regulation (EU) 2017/745; (c) headsets.",
			"This Regulation shall not apply to medical devices within the meaning of Regulation (EU) 2017/745.",
			"Diese Verordnung gilt nicht für Medizinprodukte im Sinne der Verordnung (EU) 2017/745.",
			"Le présent règlement ne s'applique pas aux dispositifs médicaux au sens du règlement (UE) 2017/745.",
			"Il presente regolamento non si applica ai dispositivi medici ai sensi del regolamento (UE) 2017/745." })
	void horizontalActThatLeavesOutDevicesIsNotForThem(String sentence) {
		Company company = AssessedText.product("Ventilators for intensive care.", "Ventilator");
		assertThat(AssessedText
			.of(company, "Ecodesign requirements for electronic displays",
					"Manufacturers shall make spare parts available for eight years. " + sentence)
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make custom-made orthoses only.             | NOT_APPLICABLE
			Wir fertigen ausschließlich Sonderanfertigungen. | NOT_APPLICABLE
			We make orthoses, some of them custom-made.    | APPLICABLE
			""")
	void whatIsLeftOutIsAllThatTheCompanyMakes(String description, ApplicabilityStatus expected) {
		Company company = new Company(1, description, List.of("EU"), List.of("Class I"), List.of("custom-made"),
				List.of(), List.of());
		assertThat(AssessedText
			.of(company, "Registration of medical devices",
					"Manufacturers shall register each device. Custom-made devices are excluded from registration.")
			.status()).isEqualTo(expected);
	}

	@Test
	void devicesWithoutAMedicalPurposeAreNoFeatureThatOthersNeed() {
		assertThat(status(AssessedText.company("We make hearing aids.", "Class IIa"), "Labels of medical devices",
				"Manufacturers shall print the name on the label. This Regulation does not apply to devices without an intended medical purpose."))
			.isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	/** That other diagnostics are left out says that some are meant. */
	@Test
	void otherDevicesOfTheSameSortLeaveTheCompanysIn() {
		Company company = new Company(1, "We make tests for allergens.", List.of("EU"), List.of("IVD Class B"),
				List.of("in vitro diagnostic"), List.of(), List.of(new Company.Product("Nova", "Allergen test")));
		assertThat(status(company, "Approval of saliva tests ends",
				"The approval never applied to other in vitro diagnostic devices. Saliva tests remain in vitro diagnostic devices."))
			.isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@Test
	void classOfADiagnosticIsTheSameInEitherOrder() {
		Company company = new Company(1, "We make tests of blood.", List.of("EU"), List.of("IVD Class D"), List.of(),
				List.of(), List.of(new Company.Product("Nova", "HIV test")));
		assertThat(status(company, "Certification of class D in vitro diagnostic medical devices",
				"Manufacturers of class D devices shall apply by 1 May 2027. This concerns in vitro diagnostic medical devices of class D only."))
			.isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

}
