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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What titles and numbers say that documents are about. */
class UpdateTitlesTests {

	@ParameterizedTest
	@ValueSource(strings = { "Comunicación de productos sanitarios", "Notificación de productos médicos",
			"Registro de produtos médicos", "Registratie van medische hulpmiddelen", "Registrering af medicinsk udstyr",
			"Registrering av medisinsk utstyr", "Registrace zdravotnických prostředků",
			"Înregistrarea dispozitivelor medicale", "Tıbbi cihazların kaydı", "醫療器材登錄" })
	void devicesAtLargeHaveNamesInManyLanguages(String title) {
		assertThat(TitleWords.speakOfDevicesAtLarge(List.of(title))).isTrue();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			IEC 60601-1-2:2026 | Electromagnetic disturbances         | NOT_APPLICABLE
			EN IEC 62304:2026  | Life cycle processes                 | NOT_APPLICABLE
			ISO 17664-1:2026   | Information on processing            | NOT_APPLICABLE
			ISO 13485:2026     | Requirements for regulatory purposes | APPLICABLE
			ISO 14971:2026     | Application of risk management       | APPLICABLE
			""")
	void numberOfAStandardCounts(String number, String title, ApplicabilityStatus expected) {
		AssessableUpdate some = SomeCandidates.of(UpdateKind.REVISION, "standard_edition", ReferenceType.STANDARD,
				VersionStatus.IN_FORCE, -5);
		AssessableUpdate standard = new AssessableUpdate(some.id(), 1, some.kind(), some.updateType(), title, "",
				new AssessableUpdate.Reference(number, title, ReferenceType.STANDARD), some.source(), some.version(),
				null, some.publishedAt(), null, false, null, null);
		Company company = new Company(1, "Absorbable sutures. No electrical products, no software.", List.of("EU"),
				List.of(), List.of("implantable", "sterile", "single-use"), List.of(),
				List.of(new Company.Product("Nova", "Suture")));
		assertThat(AssessedText.of(company, standard, "Tests of medical devices were added by manufacturers.").status())
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"Manufacturers shall state the address of devices that are intended for professional users.",
			"Manufacturers shall label devices with a display.", "Hersteller müssen Produkte mit Akku kennzeichnen.",
			"Manufacturers shall test devices that are worn at night.",
			"Manufacturers shall register devices and their accessories that are intended for lay users." })
	void limitedDutyLeavesUnknownCompaniesOpen(String text) {
		Company company = new Company(1, "", List.of("EU"), List.of(), List.of(), List.of(),
				List.of(new Company.Product("Vello 3", "")));
		assertThat(AssessedText.of(company, "Instructions for use of medical devices", text).status())
			.isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

}
