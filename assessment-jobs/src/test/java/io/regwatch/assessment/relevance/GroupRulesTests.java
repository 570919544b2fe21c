package io.regwatch.assessment.relevance;

import java.time.Duration;
import java.util.Collections;
import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.knowledge.DeviceGroup;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.text.CpuPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Generic groups of devices, where the kind is not known. */
class GroupRulesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Ophthalmic cryoprobes         | Orthodontic brackets
			Endotracheal cuffs            | Corneal trephines
			Nasogastric tubes             | Tinnitus generators
			Cardiac jackets               | Spinal frames
			Neurofeedback caps            | Condom applicators
			Hautepilation mit Wachs       | Dialysatoren
			Pansements hydrocellulaires   | Aiguilles de ponction
			Réactifs de groupage          | Fauteuils roulants
			Apósitos de alginato          | Jeringas precargadas
			Guanti di nitrile             | Dispositivi per udito
			Seringas de insulina          | Luvas de procedimento
			Herzkatheter                  | Zahnbürsten
			Beatmungsbeutel               | Wundauflagen
			Intraokularlinsen             | Rollstuhlkissen
			Radiotherapy masks            | Ostomy bags
			Neonatal warmers              | Knee braces
			Orthopaedic casts             | Retinal tamponades
			Mattresses against sores      | Apheresis kits
			Tonometer tips                | Embryo incubation dishes
			Pessaries                     | Oximeter clips
			""")
	void siblingsShareNoGroup(String one, String other) {
		assertThat(DeviceGroup.in(List.of(one))).isNotEmpty();
		assertThat(DeviceGroup.in(List.of(other))).isNotEmpty();
		assertThat(Collections.disjoint(DeviceGroup.in(List.of(one)), DeviceGroup.in(List.of(other)))).isTrue();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Insulin pump                    | Devices for insulin
			Infusion pump                   | Infusion devices
			Coronary stent                  | Cardiovascular devices
			Herzschrittmacher               | Kardiologie, Cardiology
			Zahnersatz                      | Dental devices, Zahnmedizin
			Contact lens case               | Ophthalmic and contact lens care
			Kontaktlinsenlösung             | Kontaktlinsen
			Insulinspritzen                 | Spritzen
			Blasenkatheter                  | Katheter
			Hörgeräte                       | Hearing aids und Hörgeräte
			Hemodialysis bloodlines         | Dialysis devices
			Oxygen concentrator             | Respiratory and oxygen devices
			Knieprothese                    | Knieimplantate und Hüftimplantate
			Surgical staplers               | Surgical devices
			Latex condoms                   | Contraceptives and condoms
			Hämodialysatoren                | Dialysegeräte
			Mammography detectors           | Imaging and mammography
			Antibody test cassettes         | In vitro diagnostic assays, antibody tests
			Deep brain stimulators          | Neurostimulators, brain
			Hydrocolloid wound dressings    | Dressings
			""")
	void memberSharesAGroupWithItsParent(String member, String parent) {
		assertThat(DeviceGroup.in(List.of(member))).isNotEmpty().containsAnyElementsOf(DeviceGroup.in(List.of(parent)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Establishment licences and fees", "Custom-made devices", "Audits of quality systems",
			"Software lifecycle", "Unique device identification", "Electronic labelling" })
	void subjectsOfAnyMakerAreNoGroup(String title) {
		assertThat(DeviceGroup.in(List.of(title))).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Dental instruments", "Instruments for dental use", "Zahnimplantate",
			"Geräte für die Augenheilkunde", "Dispositifs d'anesthésie", "Instruments de chirurgie",
			"Sistemas de anestesia", "Strumenti chirurgici", "Equipamento cirúrgico", "Neonatal fixation straps",
			"Systèmes dentaires", "Cardiac output monitors", "Alternating-pressure mattress pumps", "Wheelchairs" })
	void areaBesideANounIsADevice(String title) {
		assertThat(DeviceGroup.ofDevices(List.of(title))).isNotEmpty();
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "Dental practice", "Radiation protection in dental practice", "Devices in dental practices",
					"Zahnarztpraxen", "Geräte in der Augenklinik", "Cabinets dentaires", "Clínicas dentales",
					"Neonatal wards", "Cardiology departments and their systems", "Hearing tests for children",
					"Orthopaedic surgeons", "Studi odontoiatrici e dentisti", "Serviços de cirurgia", "Kidney disease",
					"Devices for dental practices", "Systèmes pour cabinets dentaires" })
	void areaWithoutANounIsNoDevice(String title) {
		assertThat(DeviceGroup.ofDevices(List.of(title))).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Spinal cages. | Neonatal fixation straps | Neonatal straps must be marked. | device_group
					Spinal cages. | Neonatal fixation straps | Spinal and neonatal straps must be marked. | uncertain
					Spinal cages. | Neonatal fixation straps | They must be marked. | uncertain
					Infant hats.  | Neonatal fixation straps | Neonatal straps must be marked. | same_subject
					Gizmos.       | Neonatal fixation straps | Neonatal straps must be marked. | uncertain
					Wirbelkäfige. | Neugeborenengurte und Zahnbürsten | Zahnbürsten müssen gekennzeichnet sein. | device_group
					Cages pour vertèbres, spinal. | Systèmes dentaires | Les systèmes dentaires doivent être marqués. | device_group
					""")
	void otherGroupIsPutAsideByTitleAndText(String description, String title, String text, String reason) {
		assertThat(AssessedText.of(AssessedText.company(description), title, text).reasonCode()).isEqualTo(reason);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Spinal cages.          | Dental practice                          | Instruments in a dental practice must be clean.
					Spinal cages.          | Neonatal wards                           | Neonatal wards must keep a register.
					Spinal cages.          | Medical devices, such as dental implants | Dental implants must bear a label.
					Wirbelkäfige.          | Dental instruments and all medical devices | Dental instruments must bear a label.
					Wirbelkäfige.          | Dental instruments                       | This Order applies to any device. Dental instruments must bear a label.
					Spinal cages.          | Zahnarztpraxen                           | Geräte in Zahnarztpraxen müssen geprüft sein.
					Wirbelkäfige.          | Zahnbürsten                              | Wirbelkäfige und Zahnbürsten müssen gekennzeichnet sein.
					Cages pour vertèbres.  | Systèmes dentaires                       | Les systèmes dentaires doivent être marqués.
					Spinal cages and dental burs. | Dental instruments                | Dental instruments must bear a label.
					Spinal cages and software. | Dental systems and software          | Dental systems must bear a label.
					Gizmos for hospitals.  | Dental instruments                       | Dental instruments must bear a label.
					Spinal cages.          | Clínicas dentales                        | Los equipos de clínicas dentales deben revisarse.
					Spinal cages.          | Cardiac surgery                          | Instruments that touch the spine must be sterile.
					Jaulas para columna, spinal. | Instrumentos dentales              | Deben estar marcados.
					Spinal cages.          | Medical devices regulations, amendment   | Manufacturers shall report. Dental instruments must bear a label.
					""")
	void thinEvidenceExcludesNothing(String description, String title, String text) {
		assertThat(AssessedText.of(AssessedText.company(description), title, text).status())
			.isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@Test
	void productOfUnknownGroupMayBelongToAny() {
		Company company = AssessedText.product("Spinal cages.", "Gizmo");
		assertThat(AssessedText.of(company, "Neonatal fixation straps", "Neonatal straps must be marked.").status())
			.isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void longWordsTakeNoQuadraticTime() {
		List<String> words = List.of("dental".repeat(3_000));
		assertThat(new CpuPool("test").call(Duration.ofSeconds(5), () -> DeviceGroup.ofDevices(words))).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Software for spinal surgery.    | Gastrointestinal endoscope software systems | Endoscope systems with software should report latency.
					Software for spinal surgery.    | Dental instruments with software            | Dental instruments with software must bear a label.
					Software für Wirbelkäfige.      | Dentalinstrumente mit Software              | Dentalinstrumente müssen gekennzeichnet sein.
					Logiciel pour cages, vertèbres, spinal. | Logiciels pour systèmes dentaires   | Les systèmes dentaires doivent être marqués.
					Active knee braces.             | Active dental instruments                   | Active dental instruments must bear a label.
					""")
	void characteristicOfAnyGroupDoesNotMakeItOnesOwn(String description, String title, String text) {
		assertThat(AssessedText.of(AssessedText.company(description), title, text).status())
			.isNotEqualTo(ApplicabilityStatus.APPLICABLE);
	}

}
