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
					Head of the communications division appointed at the agency | Ms Ware joined the agency in 2019. She studied law.
					Neue Abteilungsleiterin Finanzen am Institut für Medizinprodukte | Frau Koll wurde berufen. Sie folgt auf Herrn Berg.
					Nominato il responsabile del settore personale dell'agenzia | Il dottor Riva ha studiato a Torino.
					Vacancy: inspector at the agency for medical devices   | Apply with a curriculum vitae by 1 February 2026. The post is for two years.
					Vacancies on the advisory committee on medical devices | Send a curriculum vitae by 1 February 2026. Members are appointed for three years.
					Appel à candidatures : membres du comité consultatif   | Envoyez un curriculum vitae avant le 1 février 2026.
					Expressions of interest: members of the expert panels  | Employees of manufacturers are not eligible. Attach your CV.
					Call for expression of interest: clinical experts for the device expert panels | Persons employed by a manufacturer cannot be appointed. Send a curriculum vitae. The call does not change the procedure for manufacturers.
					The agency announces two appointments to its Board     | Dame Ann Lorn and Mr Koll serve for three years. They studied law.
					Annual report and accounts of the agency 2025          | The agency must publish its accounts each year. It employed 900 people.
					Jahresbericht 2025 des Instituts                       | Das Institut muss jährlich berichten. Es hatte 400 Beschäftigte.
					Nombrado el nuevo director de la agencia               | El señor Paz es médico. Trabajó en un hospital.
					Science board of the agency: request for nominations of members | All nominations should be sent by 1 February 2026. Members should hold a post at a university. Employees of firms that are regulated by the agency are not eligible. A curriculum vitae must be included.
					""")
	void newsOfPersonsDoesNotApply(String title, String text) {
		assertThat(status(title, text)).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Appointment of a person responsible for regulatory compliance | Each company names the person in the register of medical devices.
					Board meeting of 3 December 2026: fees for medical devices | The Board set the annual fee for medical devices at GBP 300 from 1 April 2027.
					Transfer chair tips over when a patient steps down     | Two falls were reported. The feet of the chair are replaced free of charge.
					New Executive Regulations of the Medical Devices Law   | The regulations set out the registration of medical devices. They take effect on 1 March 2027.
					Nouvelle décision du directeur général sur les dispositifs médicaux | La décision remplace le modèle de dossier. Le nouveau modèle figure en annexe.
					Nova deliberação do Conselho Diretivo sobre a taxa de dispositivos médicos | A taxa sobe para 0,5 % do volume de vendas.
					Nueva guía sobre el director técnico de las empresas de productos sanitarios | La guía describe las tareas del director técnico.
					Parlamentspräsidentin: Reform der Medizinprodukte verabschiedet | Das Parlament hat die Reform für Medizinprodukte verabschiedet.
					New Director's Order on medical devices                | Whoever supplies medical devices shall register them by 1 May 2027.
					Board meeting of 3 December 2026: fees for medical devices | The fee for each medical device must be paid by 31 January 2027.
					Recruitment of participants in clinical investigations of medical devices | The curriculum vitae of each investigator must be uploaded with the application from 1 May 2026.
					Appel à candidatures : programme pilote pour les dispositifs médicaux | Les candidatures sont ouvertes aux fabricants jusqu'au 1 février 2026. Joignez un curriculum vitae.
					Expressions of interest: members of the register pilot | Manufacturers of devices may take part. A CV of the project lead is attached.
					Calls for experts of the industry for the committee on devices | Send a curriculum vitae by 1 February 2026.
					Expressions of interest: pilot of the register of medical devices | Manufacturers shall send the form by 1 February 2026.
					Call for applications: pilot programme for medical devices | Manufacturers must attach the curriculum vitae of the responsible person by 1 February 2026.
					Request for nominations of industry representatives on the medical devices panel | Nominees send a curriculum vitae by 1 February 2026.
					Call for applications: scientific advice by the expert panels | The members are appointed by the Commission. Developers may ask the panels about devices until 15 March 2026.
					Annual reports for approvals of devices: new electronic form | Holders of an approval must file the report within 60 days.
					Annual report of serious incidents with medical devices | The holder submits the annual report by 1 February 2026.
					Informe anual de vigilancia: nuevo formulario          | Los titulares deben presentar el informe antes del 1 de febrero.
					Annual report of the agency 2025                       | Manufacturers of medical devices reported 12 % more incidents. They must report within 15 days.
					Advisory committee: request for nominations of members | Nominations are invited from manufacturers of medical devices. Send a curriculum vitae by 1 February 2026.
					Advisory committee: request for nominations of members | Employees of manufacturers of medical devices are welcome. Send a curriculum vitae by 1 February 2026.
					New chief executive sets out plans for medical devices | The guidance for manufacturers of medical devices is revised next year.
					""")
	void whatConcernsMakersIsNoNewsOfPersons(String title, String text) {
		assertThat(status(title, text)).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	private static ApplicabilityStatus status(String title, String text) {
		return AssessedText.of(AssessedText.product("We make splints.", "Splint"), title, text).status();
	}

}
