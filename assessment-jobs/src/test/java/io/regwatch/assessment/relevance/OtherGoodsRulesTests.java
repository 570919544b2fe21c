package io.regwatch.assessment.relevance;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Goods of other laws, by what updates are about and newly say. */
class OtherGoodsRulesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Endoscopes and X-ray systems for use in animals      | Labels of an animal device name the species. Devices for use in animals need no clearance.
					Geräte für Tiere                                     | Die Anwendung bei Tieren ist anzugeben. Geräte für Tiere brauchen keine Benannte Stelle.
					Instruments à usage vétérinaire                      | Les instruments à usage vétérinaire portent une mention. Les appareils pour les animaux sont exclus du marquage.
					Batch records: questions and answers                 | Records of drug products are kept for a year. Makers of drug substances answer within a month.
					Fristen der Zulassung                                | Arzneimittel dürfen bis Ende 2027 verkauft werden. Kantone können Arzneimittel melden.
					Standard for biologicals: human amniotic membrane    | The tissue bank records each donor of human skin. Human amniotic membrane is tested for fungi.
					Guide d'inspection des sites                         | Les médicaments sont fabriqués selon le dossier. Un site de médicaments est inspecté chaque année.
					""")
	void updateOfOtherGoodsAloneIsOutOfScope(String title, String text) {
		assertThat(status(title, text)).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@Test
	void recallOfAMedicineBecauseOfItsDeviceIsNotPutAside() {
		assertThat(AssessedText
			.of(AssessedText.product("We make inhalers.", "Inhaler"),
					"Retirada del mercado de varios lotes del medicamento Ozela por un defecto del inhalador",
					"El inhalador puede bloquearse. Las unidades del medicamento se devuelven.")
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	/** A recall of a medicine is one, although drops are also a kind of device. */
	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Retirada del mercado de varios lotes del medicamento Ocula 5 mg/ml colirio en solución | El contenido de conservante está fuera de especificaciones. Las unidades se devuelven al laboratorio.
					Rappel du marché de plusieurs lots du médicament Ocula collyre | La teneur en conservateur est hors norme. Les flacons sont retournés.
					""")
	void recallOfAMedicineIsOutOfScope(String title, String text) {
		assertThat(status(title, text)).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Act on medicines and medical devices | Pharmacies keep a list of medicines. = Whoever sells a medical device registers it.
					Gesetz über Arzneimittel und Medizinprodukte | Apotheken führen ein Verzeichnis der Arzneimittel. = Medizinprodukte werden registriert.
					Loi sur les médicaments et les dispositifs médicaux | Les médicaments importés sont déclarés. = Les dispositifs médicaux sont enregistrés.
					""")
	void amendmentIsJudgedByWhatIsNew(String title, String text) {
		assertThat(status(title, text)).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Act on medicines and medical devices | Medicines and medical devices are registered by their makers. = Pharmacies keep a list.
					List of recognized standards (Physical Medicine) | Declarations to the old edition of the standard for splints are accepted until 2028.
					Médicaments et instruments médicaux : déclaration | Les titulaires déclarent les incidents relatifs aux instruments médicaux. Les médicaments suivent.
					Adhesives that touch human skin | Adhesives on human skin are tested for irritation. Each device states how long it stays on human skin.
					Substances that touch human bone | The maker states what touches human bone. Each device for human bone is described.
					Materials of devices that touch food | Manufacturers document which material of a device touches food.
					Classification of devices in Regulation (EU) 2017/745 (MDR) and Regulation (EU) 2017/746 (IVDR) | Manufacturers justify the class of each device.
					""")
	void updateThatSpeaksOfDevicesTooIsNeverPutAside(String title, String text) {
		assertThat(status(title, text)).isNotIn(ApplicabilityStatus.OUT_OF_SCOPE, ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Dilution of solutions for one patient | These solutions are medicines for diagnosis. This decision concerns neither medical devices nor tests.
					Lösungen für einzelne Patienten       | Diese Lösungen sind Arzneimittel zur Diagnose. Die Anordnung gilt nicht für Medizinprodukte.
					Soluzioni per un singolo paziente     | Queste soluzioni sono medicinali per la diagnosi. Il decreto non riguarda i dispositivi medici.
					""")
	void textThatLeavesOutAllDevicesIsOutOfScope(String title, String text) {
		assertThat(status(title, text)).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Recyclability of packaging | Packaging of medicines is recyclable. The recycled content of packaging of medical devices is not covered.
					Solutions for one patient  | These solutions are medicines. This decision does not apply to medical devices that contain no medicine.
					""")
	void whatIsLeftOutInPartIsNotPutAside(String title, String text) {
		assertThat(status(title, text)).isNotEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	private static ApplicabilityStatus status(String title, String text) {
		return AssessedText.of(AssessedText.product("Hospital beds with electric motors.", "Hospital bed"), title, text)
			.status();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Tattoo lasers          | Laser for tattoo removal | Regulation amending Regulation (EC) No 1223/2009 as regards substances for tattoo removal | Only cosmetic products that comply shall be sold. Cosmetic products shall bear a label.
					Laser für Tattoos      | Laser zur Tattooentfernung | Verordnung zur Änderung der Verordnung (EG) Nr. 1223/2009: Stoffe zur Tattooentfernung    | Nur kosmetische Mittel, die entsprechen, dürfen verkauft werden. Kosmetische Mittel sind zu kennzeichnen.
					Blood glucose meters   | Glucose meter            | Regulation amending Regulation (EC) No 178/2002 as regards food for users of glucose meters | Food business operators shall label food. Food shall be traceable.
					Masks and gowns        | Surgical masks           | Regulation amending Directive 2001/83/EC: surgical masks in the manufacture of medicinal products | Medicinal products shall be made in clean rooms. Holders of authorisations of medicinal products shall comply.
					Contact lenses         | Contact lens             | Amendment of Regulation (EC) No 1223/2009: colours near contact lenses                   | Cosmetic products with these colours shall not be sold. Cosmetic products shall bear a warning.
					""")
	void actOfOtherGoodsIsAboutThemWhateverItsTitleNames(String description, String product, String title,
			String text) {
		assertThat(AssessedText.of(AssessedText.product(description, product), title, text).status())
			.isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Drug Safety Communication: breathing problems with a nasal spray for allergy | Patients should stop using the medicine. The holders of applications shall revise the label of the drug.
					Final order: Antacid Drug Products for Over-the-Counter Human Use            | An antacid drug product shall bear a warning. Drug products shall comply from 1 May 2027.
					""")
	void seriesAndSupplyOfMedicinesAreNoDevices(String title, String text) {
		Company company = AssessedText.product("Atomisers for the nose, sold over the counter.", "Nasal atomiser");
		assertThat(AssessedText.of(company, title, text).status()).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Fillers for wrinkles. We make no cosmetics and no medicines.  | OUT_OF_SCOPE
			Fillers for wrinkles, and cosmetics.                          | TO_REVIEW
			""")
	void goodsThatAProfileDeniesAreNotMade(String description, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.product(description, "Filler"), "Regulation on retinol in cosmetic products",
					"Cosmetic products with more retinol shall not be sold. Cosmetic products shall bear a warning.")
			.status()).isEqualTo(expected);
	}

	@Test
	void gasesThatAreMedicinesAreNoDevices() {
		assertThat(AssessedText.of(AssessedText.product("Masks for oxygen.", "Oxygen mask"),
				"Labelling of containers of designated medical gases",
				"Manufacturers of designated medical gases shall label each container. Designated medical gases are drugs.")
			.status()).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	/** What is new names an office for medicines, under a title of devices. */
	@Test
	void amendmentOfALawOfDevicesIsNotPutAside() {
		assertThat(AssessedText.of(
				AssessedText.product("We make collagen fillers of bovine origin.", "Collagen filler"),
				"Medical devices made of animal tissue: amendment",
				"Where the European Directorate for the Quality of Medicines gave a certificate, comments are due within four weeks. = The manufacturer shall analyse the risk of the tissue.")
			.status()).isNotIn(ApplicabilityStatus.OUT_OF_SCOPE, ApplicabilityStatus.NOT_APPLICABLE);
	}

	@Test
	void listOfPoisonsIsNoneOfDevices() {
		assertThat(status("Decision to amend the Poisons Standard in relation to zinc picolinate",
				"Oral preparations above the threshold are sold by pharmacists. Sponsors of listed medicines must reformulate them."))
			.isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	/** Aircraft carry goods, too. */
	@ParameterizedTest
	@ValueSource(strings = { "Lithium ion batteries in equipment that is offered for transport by aircraft",
			"Carriage of equipment with lithium batteries on board passenger aircraft" })
	void transportByAircraftIsNoLawOfAircraft(String title) {
		assertThat(AssessedText.of(
				AssessedText.product("We make suction pumps with a lithium-ion battery.", "Suction pump"), title,
				"Each person who offers equipment with a lithium ion battery for transport must limit its charge from 1 May 2027.")
			.status()).isNotIn(ApplicabilityStatus.OUT_OF_SCOPE, ApplicabilityStatus.NOT_APPLICABLE);
	}

}
