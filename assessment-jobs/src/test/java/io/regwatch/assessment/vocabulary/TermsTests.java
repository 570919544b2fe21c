package io.regwatch.assessment.vocabulary;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class TermsTests {

	private final Terms finder = new Terms(
			Map.of("connected", List.of("internet-enabled", "IoT"), "point of care", List.of("point-of-care test")),
			false);

	@ParameterizedTest
	@EnumSource(Topic.class)
	void everyShippedTermIsFoundWhereverItStands(Topic topic) {
		Vocabulary vocabulary = Vocabulary.shipped();
		for (String label : vocabulary.known(topic)) {
			for (String term : vocabulary.terms(topic, label)) {
				for (String text : List.of(term, "Of (" + term + "), among others",
						"Both\n" + term.replace(" ", "\n  ") + "\nand others")) {
					assertThat(vocabulary.find(topic, List.of("Nothing", text))).as(text).contains(label);
				}
			}
		}
	}

	@ParameterizedTest
	@CsvSource({ "Prüfung von Phototherapiegeräten,phototherapy", "Phototherapieapparate für Neugeborene,phototherapy",
			"Hinterohrhörgeräte,hearing aids" })
	void compoundOfAPurposeAndDeviceIsThatDevice(String text, String kind) {
		assertThat(Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(text))).contains(kind);
	}

	@ParameterizedTest
	@CsvSource({ "INTERNET-ENABLED,connected", "Internet-enabled pumps,connected", "IoT,connected", "IoTs,", "iot,",
			"Point-of-care tests,point of care", "POINT-OF-CARE TESTS,point of care", "point-of-care testing,",
			"appoint-of-care test,", "2point-of-care test," })
	void wordsAreFoundWholeInTheirCase(String text, String label) {
		assertThat(this.finder.find(List.of(text))).isEqualTo((label != null) ? Set.of(label) : Set.of());
	}

	@ParameterizedTest
	@CsvSource({ "Meshes for hernia,surgical meshes", "hernia meshes,surgical meshes",
			"mobile Röntgenanlagen,X-ray and CT scanners", "collyres en flacon multidose,eye drops and lubricants",
			"Zahnimplantate,dental implants", "digitale Gesundheitsanwendungen,digital health applications",
			"fauteuils roulants,wheelchairs", "sleep apnoea breathing therapy equipment,sleep apnoea devices",
			"apósitos,wound dressings", "prosthetic feet,limb prostheses", "dializadores,dialysers and bloodlines",
			"Pinzetten und Nadelhalter,surgical instruments", "microinfusori,insulin pumps",
			"produits de compression veineuse,compression devices", "Sehhilfen,low vision aids",
			"manipoli odontoiatrici,dental equipment", "cateteri da ablazione,ablation catheters",
			"catéteres de ablación,ablation catheters", "PDO threads,lifting threads",
			"aides techniques à la vie quotidienne,daily living aids" })
	void devicesAreKnownByTheNamesOfSeveralLanguages(String text, String kind) {
		assertThat(Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(text))).contains(kind);
	}

	@ParameterizedTest
	@CsvSource({ "wearable insulin infusion pumps,insulin pumps", "below-knee prostheses,limb prostheses",
			"extracorporeal shock wave therapy,diathermy and therapeutic ultrasound",
			"mechanical walkers,crutches and walkers", "filtering facepiece respirators,masks and gowns",
			"finger joint prostheses,ankle and other joint implants" })
	void longerNameIsOfItsOwnKindOnly(String text, String kind) {
		assertThat(Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(text))).containsExactly(kind);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Sterile barrier systems", "Images of magnetic resonance", "Stroke and embolic events",
			"The mandibular nerve", "Sterilisation by electron beam", "Patients with hypothermia" })
	void wordsOfMoreThanOneKindNameNone(String text) {
		assertThat(Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(text))).isEmpty();
	}

	@ParameterizedTest
	@EnumSource(value = Topic.class, names = { "DEVICE_KINDS", "THERAPEUTIC_AREAS" })
	void caseOfWordsDoesNotMatter(Topic topic) {
		Vocabulary vocabulary = Vocabulary.shipped();
		vocabulary.known(topic)
			.forEach((label) -> vocabulary.terms(topic, label)
				.stream()
				.filter((term) -> term.equals(term.toLowerCase(Locale.ROOT)) && !term.contains("ß"))
				.forEach((term) -> assertThat(vocabulary.find(topic, List.of(term.toUpperCase(Locale.ROOT))))
					.contains(label)));
	}

}
