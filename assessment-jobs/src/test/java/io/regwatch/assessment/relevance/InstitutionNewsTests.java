package io.regwatch.assessment.relevance;

import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** News of an authority about itself, and titles that only look like it. */
class InstitutionNewsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Appointment of a new chief executive of the agency for medical devices | The minister has appointed Dr Ada Lorn. She has led a hospital.
					Minutes of the board meeting of 3 December 2026        | The members approved the minutes. The next meeting is held in March.
					Neuer Präsident des Instituts für Medizinprodukte      | Das Institut überwacht Medizinprodukte. Herr Koll folgt auf Frau Berg.
					Nomination de la directrice générale de l'agence       | Mme Vial a été nommée par décret. Elle a étudié à Lyon.
					Nombrado el nuevo director de la agencia               | El señor Paz es médico. Trabajó en un hospital.
					""")
	void newsOfPersonsDoesNotApply(String title, String text) {
		assertThat(status(title, text)).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Appointment of a person responsible for regulatory compliance | Each company names the person in the register of medical devices.
					New Director's Order on medical devices                | Whoever supplies medical devices shall register them by 1 May 2027.
					Board meeting of 3 December 2026: fees for medical devices | The fee for each medical device must be paid by 31 January 2027.
					New chief executive sets out plans for medical devices | The guidance for manufacturers of medical devices is revised next year.
					""")
	void whatConcernsMakersIsNoNewsOfPersons(String title, String text) {
		assertThat(status(title, text)).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	private static ApplicabilityStatus status(String title, String text) {
		return AssessedText.of(AssessedText.product("We make splints.", "Splint"), title, text).status();
	}

}
