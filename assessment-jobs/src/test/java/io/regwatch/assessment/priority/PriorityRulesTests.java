package io.regwatch.assessment.priority;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.passage.StatedDuty;
import io.regwatch.assessment.relevance.Relevance;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.reading.TextReader;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PriorityRulesTests {

	@ParameterizedTest
	@CsvSource({ "NEW_PUBLICATION, final_rule, REGULATION, NOT_YET_IN_FORCE, 20, true, URGENT",
			"NEW_PUBLICATION, final_rule, REGULATION, NOT_YET_IN_FORCE, 20, false, URGENT",
			"NEW_PUBLICATION, final_rule, REGULATION, NOT_YET_IN_FORCE, 60, true, URGENT",
			"NEW_PUBLICATION, final_rule, REGULATION, NOT_YET_IN_FORCE, 400, true, HIGH",
			"NEW_PUBLICATION, final_rule, REGULATION, IN_FORCE, -10, true, HIGH",
			"NEW_PUBLICATION, final_rule, REGULATION, IN_FORCE, -200, true, HIGH",
			"NEW_PUBLICATION, proposed_rule, REGULATION, DRAFT, 20, true, MEDIUM",
			"NEW_PUBLICATION, guidance, GUIDANCE, IN_FORCE, -10, true, HIGH",
			"NEW_PUBLICATION, safety_notice, GUIDANCE, IN_FORCE, -10, false, URGENT",
			"NEW_PUBLICATION, guidance, GUIDANCE, IN_FORCE, -400, false, HIGH",
			"NEW_PUBLICATION, guidance, GUIDANCE, IN_FORCE, 60, false, URGENT",
			"NEW_PUBLICATION, guidance, GUIDANCE, IN_FORCE, 400, false, HIGH",
			"WITHDRAWAL, withdrawal, STANDARD, WITHDRAWN, -5, false, HIGH",
			"REVISION, correction, REGULATION, IN_FORCE, 20, true, LOW" })
	void urgencyGrowsWithDutiesForceAndNearness(UpdateKind kind, String updateType, ReferenceType type,
			VersionStatus status, int days, boolean obliges, Priority expected) {
		AssessableUpdate candidate = SomeCandidates.of(kind, updateType, type, status, days);
		assertThat(urgency(candidate, true, obliges ? "Makers shall do so." : "")).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Makers shall report by 1 February 2026.    | URGENT
			Makers shall report by 1 May 2026.         | HIGH
			Makers shall report by 1 May 2029.         | HIGH
			Makers were told to report by 1 May 2025.  | HIGH
			""")
	void dayThatADutyNamesCountsInGuidanceToo(String duty, Priority expected) {
		AssessableUpdate guidance = SomeCandidates.inForce("Stems", true);
		assertThat(urgency(guidance, true, duty)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			rule           | REGULATION | HIGH
			guidance_final | GUIDANCE   | HIGH
			standard_edition | STANDARD | HIGH
			""")
	void ageDoesNotLowerWhatIsOnesOwn(String updateType, ReferenceType type, Priority expected) {
		AssessableUpdate old = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, updateType, type, VersionStatus.IN_FORCE,
				-4000);
		assertThat(urgency(old, true, "")).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Labels of stems: guidance for industry | HIGH
			MDCG 2026-3: stems                     | HIGH
			Wegleitung zu Hüftschäften             | HIGH
			Guide to the labels of stems           | HIGH
			Guide wires: sales of the last year    | LOW
			Office closed on Friday                | LOW
			""")
	void guidanceThatIsPublishedAsANoticeIsGuidance(String title, Priority expected) {
		AssessableUpdate notice = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice",
				ReferenceType.GUIDANCE, VersionStatus.IN_FORCE, -10), title);
		assertThat(urgency(notice, true, "")).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Stents that were released before commencement may be supplied until their expiry date or until 1 May 2027. | URGENT
					Manufacturers of stents shall comply by 1 May 2027.                                       | HIGH
					""")
	void timeToSellStockIsNoTimeToComply(String text, Priority expected) {
		AssessableUpdate rule = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "rule",
				ReferenceType.REGULATION, VersionStatus.NOT_YET_IN_FORCE, 60), "Standard for stents");
		assertThat(assessed(rule, "The maker must test each stent. " + text)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Die Verordnung über Stents wird am 1. Februar 2026 aufgehoben.                  | HIGH
			The order on stents is repealed on 1 February 2026.                            | HIGH
			The order on stents ends on 1 February 2026. Manufacturers must comply by that date. | URGENT
			Manufacturers of stents must update their declarations before 2 February 2026. | URGENT
			Manufacturers of stents are no longer required to hold a licence.              | HIGH
			Your authorization of stents expires on 1 February 2026 unless you apply.      | URGENT
			""")
	void dayOfAnEndIsNoDuty(String text, Priority expected) {
		AssessableUpdate ended = SomeCandidates.of(UpdateKind.WITHDRAWAL, "regulation", ReferenceType.REGULATION,
				VersionStatus.WITHDRAWN, 21);
		assertThat(assessed(SomeCandidates.titled(ended, "Stents"), text)).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Makers must submit written comments by 1 February 2026.",
			"Manufacturers may attend the public meeting on 1 February 2026.",
			"Hersteller müssen Stellungnahmen bis zum 1. Februar 2026 senden." })
	void invitationIsNoDuty(String invitation) {
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice", ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, -1);
		assertThat(urgency(notice, true, invitation)).isEqualTo(Priority.LOW);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Existing certificates are not affected.", "Reports need not be rewritten.",
			"Nothing new has to be submitted because of the withdrawal.", "Bestehende Bescheinigungen bleiben gültig.",
			"Les certificats ne sont pas affectés.",
			"Manufacturers of stents are no longer required to file the report." })
	void endThatLeavesAllAsItIsInforms(String text) {
		AssessableUpdate ended = SomeCandidates.of(UpdateKind.WITHDRAWAL, "guidance", ReferenceType.GUIDANCE,
				VersionStatus.WITHDRAWN, -1);
		assertThat(assessed(SomeCandidates.titled(ended, "Stents"), text)).isEqualTo(Priority.LOW);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Policy for stents               | FDA is withdrawing the policy on stents. Manufacturers of stents must send a notification by 1 February 2026. | URGENT
					Policy for stents               | This policy is about stents. Manufacturers of stents must send a notification by 1 February 2026.            | HIGH
					Proposed rule on stents; withdrawal | The agency is withdrawing the proposed rule on stents. Manufacturers of stents must file a form by 1 June 2026. | HIGH
					Proposed rule on stents; withdrawal | The agency is withdrawing the proposed rule on stents. It would have required a test.                   | LOW
					""")
	void noticeOfAnEndSetsDaysAndTheEndOfAProposalInforms(String title, String text, Priority expected) {
		AssessableUpdate ended = SomeCandidates.of(UpdateKind.WITHDRAWAL, "notice", ReferenceType.REGULATION,
				VersionStatus.WITHDRAWN, -1);
		assertThat(assessed(SomeCandidates.titled(ended, title), text)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Urgent field safety notice: stents fail during scheduled maintenance | field_safety_notice | Return the stents.                                                     | URGENT
					Stents: year-end reporting period | notice | Manufacturers of stents shall report by 1 February 2026.                        | URGENT
					Stents and X-rays   | notice | Manufacturers whose stents have nothing to do with X-rays must register by 1 February 2026.            | URGENT
					Stents and X-rays   | notice | Manufacturers with a certificate have nothing to do; all others must register by 1 February 2026.      | URGENT
					""")
	void wordsOfHarmlessNoticesLowerNoOthers(String title, String updateType, String text, Priority expected) {
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, updateType, ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, -1);
		assertThat(assessed(SomeCandidates.titled(notice, title), text)).isEqualTo(expected);
	}

	@Test
	void hoursOfAServiceInform() {
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "news", ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, -1);
		assertThat(assessed(SomeCandidates.titled(notice, "Portal for incidents: planned maintenance"),
				"Manufacturers of stents cannot send reports until 1 February 2026. Reports must then be sent at once."))
			.isEqualTo(Priority.LOW);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Medical devices services over the Christmas period", "Office closure of the agency",
			"Betriebsferien der Behörde", "Fermeture des bureaux", "Chiusura degli uffici",
			"The agency for medical devices is moving: new postal address",
			"Neue Anschrift der Behörde für Medizinprodukte", "Changement d'adresse de l'agence",
			"Nuovo indirizzo dell'agenzia", "Nuevo horario de atención a los titulares de licencias",
			"Neue Sprechzeiten der Behörde" })
	void closedOfficesInform(String title) {
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice", ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, 20);
		assertThat(assessed(SomeCandidates.titled(notice, title),
				"The last day for orders of certificates for stents is 1 February 2026."))
			.isEqualTo(Priority.LOW);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Manufacturers of stents must register again by 1 February 2026.               | URGENT
			Manufacturers of stents must send the post-market report by 1 February 2026.  | URGENT
			Manufacturers of stents must send letters to the new address by 1 February 2026. | LOW
			""")
	void dutyUnderATitleAboutAnAddressIsADuty(String text, Priority expected) {
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice", ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, 20);
		assertThat(assessed(SomeCandidates.titled(notice, "New address of the agency"), text)).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Change of address of the legal manufacturer: stents",
			"Umzug einer Herstellungsstätte für Stents", "Changement d'adresse du fabricant de stents",
			"Trasferimento della sede del fabbricante di stent", "The agency is moving to electronic reports on stents",
			"New address for vigilance reports on stents" })
	void addressOfMakersIsNoService(String title) {
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice", ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, 20);
		assertThat(assessed(SomeCandidates.titled(notice, title),
				"Manufacturers of stents must register their new address by 1 February 2026."))
			.isEqualTo(Priority.URGENT);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Pay the invoice by 1 February 2026.", "Please settle the invoice by 1 February 2026.",
			"Log in to the register and confirm your stents before 1 February 2026.",
			"Respond to this notice by 1 February 2026.", "Submit the report of the clinical study by 1 February 2026.",
			"Payez la facture au plus tard le 1 février 2026.", "Pague la factura antes del 1 de febrero de 2026.",
			"Pagare la fattura entro il 1 febbraio 2026." })
	void whatIsToBePaidByADayIsUrgent(String sentence) {
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice", ReferenceType.REGULATION,
				VersionStatus.IN_FORCE, 0);
		assertThat(assessed(SomeCandidates.titled(notice, "Annual fee for stents"), sentence))
			.isEqualTo(Priority.URGENT);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Log in to the hub by 1 February 2026 and comment on the draft.",
			"Register for the webinar by 1 February 2026.", "Pay attention to stents made before 1 February 2026." })
	void whatOnlyInvitesIsNoDuty(String sentence) {
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice", ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, -1);
		assertThat(assessed(SomeCandidates.titled(notice, "News of stents"), sentence)).isNotEqualTo(Priority.URGENT);
	}

	@Test
	void whatIsNotOnesOwnIsLessUrgent() {
		AssessableUpdate draft = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "guidance_draft", ReferenceType.GUIDANCE,
				VersionStatus.DRAFT, 0);
		assertThat(urgency(draft, true, "")).isEqualTo(Priority.MEDIUM);
		assertThat(urgency(draft, false, "")).isEqualTo(Priority.MEDIUM);
		AssessableUpdate recall = SomeCandidates.inForce("Recall of stems", true);
		assertThat(urgency(recall, true, "")).isEqualTo(Priority.URGENT);
		assertThat(urgency(recall, false, "")).isEqualTo(Priority.HIGH);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Fees for advice                        | notice         | Makers must pay by 1 December 2026.                        | HIGH
					Fees for advice                        | notice         | Makers must pay within 30 days of the invoice.             | LOW
					Annual registration of establishments  | notice         | If you do not register by 1 February 2026, your entry ends. | URGENT
					Fees of devices                        | notice         | You must delete old entries by 1 March 2027. You must pay within 30 days of the invoice. | HIGH
					Annual licence fee                     | notice         | Makers must pay by 1 February 2026.                        | URGENT
					Redevance annuelle d'homologation      | notice         | Le titulaire doit acquitter la redevance au plus tard le 20 février 2026. | URGENT
					Jahresgebühr für Eintragungen          | rule           | Hersteller müssen die Gebühr bis zum 31. März 2026 zahlen. | URGENT
					Annual fee and new data fields         | rule           | Makers must register by 1 February 2026.                   | URGENT
					Notice 12                              | notice         |                                                            | LOW
					Minutes of the meeting of December     | guidance       |                                                            | LOW
					Devices; correction                    | rule           | Makers shall report by 1 February 2026.                    | LOW
					Recalls: how manufacturers conduct them | guidance_final | Makers should inform the authority.                       | MEDIUM
					Recall of batteries                    | notice         |                                                            | HIGH
					Notice 13                              | notice         | Makers must answer within 30 days of receipt of this letter. | URGENT
					Guidance 14                            | guidance_final | Makers must update labels within 60 days of publication.        | URGENT
					Guidance 15                            | guidance_final | Makers must update labels within 6 months of publication.       | HIGH
					""")
	void scaleHoldsForWhatConcernsAllMakers(String title, String updateType, @Nullable String duty, Priority expected) {
		AssessableUpdate update = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION, updateType,
				ReferenceType.GUIDANCE, VersionStatus.IN_FORCE, -10), title);
		assertThat(urgency(update, false, (duty != null) ? duty : "")).isEqualTo(expected);
	}

	@Test
	@Timeout(5)
	void combiningMarksTakeNoQuadraticTime() {
		AssessableUpdate update = SomeCandidates.inForce("a" + "\u0301".repeat(200_000), true);
		assertThat(urgency(update, false, "")).isEqualTo(Priority.MEDIUM);
	}

	@Test
	void noticeThatLeavesNoTimeIsUrgent() {
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice", ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, -1);
		assertThat(urgency(notice, false, "Makers must report within 10 working days.")).isEqualTo(Priority.URGENT);
		assertThat(urgency(notice, false, "Makers must report each year.")).isEqualTo(Priority.MEDIUM);
	}

	@Test
	void whatHasEndedObligesToNothing() {
		AssessableUpdate ended = SomeCandidates.of(UpdateKind.WITHDRAWAL, "guidance", ReferenceType.GUIDANCE,
				VersionStatus.WITHDRAWN, -1);
		assertThat(
				assessed(SomeCandidates.titled(ended, "Stents"), "Makers of stents shall report by 1 February 2026."))
			.isEqualTo(Priority.HIGH);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					= The policy covered stents. Makers of stents must have applied for clearance by 1 March 2026.        | URGENT
					= Die Leitlinie galt für Stents. Hersteller von Stents müssen den Antrag bis zum 28.02.2026 stellen. | URGENT
					= La note visait les stents. Les fabricants de stents doivent déposer une demande au plus tard le 15 mars 2026. | URGENT
					= The policy covered stents. Makers of stents must have applied for clearance by 1 December 2026.     | HIGH
					= Makers of stents must have applied for clearance by 1 March 2026. It is withdrawn.                  | LOW
					The policy is withdrawn. Stents must continue to meet the law as before.                              | LOW
					The policy is withdrawn. Stents must continue to meet the law by 1 December 2027.                     | HIGH
					The policy is withdrawn. Each stent must carry a label. Stents must continue to meet the law.         | HIGH
					""")
	void timeToAdaptThatAWithdrawalNewlyGivesIsADuty(String text, Priority expected) {
		AssessableUpdate ended = SomeCandidates.titled(SomeCandidates.of(UpdateKind.WITHDRAWAL, "withdrawal",
				ReferenceType.GUIDANCE, VersionStatus.WITHDRAWN, -1), "Policy on stents");
		assertThat(assessed(ended, text)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Class IIb, Class II | Os fabricantes de dispositivos da classe III devem registrar os dados até 31 de janeiro de 2026. Os fabricantes de dispositivos da classe II devem registrar os dados até 31 de janeiro de 2029.  | HIGH
					Class III           | Os fabricantes de dispositivos da classe III devem registrar os dados até 31 de janeiro de 2026. Os fabricantes de dispositivos da classe II devem registrar os dados até 31 de janeiro de 2029.  | URGENT
					Class IIa           | Manufacturers of class III devices shall register by 1 March 2026. Manufacturers of class IIa devices shall register by 1 March 2028. | HIGH
					Class III, Class IIa | Manufacturers of class III devices shall register by 1 March 2026. Manufacturers of class IIa devices shall register by 1 March 2028. | URGENT
					Class I             | Manufacturers of class III devices shall register by 1 March 2026. Manufacturers shall name a contact by 1 April 2026. | URGENT
					IVDR Class B        | In-vitro-Diagnostika sind betroffen. Hersteller von Produkten der Klasse D müssen den Antrag bis zum 01.03.2026 stellen. Hersteller von Produkten der Klasse B müssen den Antrag bis zum 01.03.2028 stellen. | HIGH
					""")
	void deadlinesOfOtherClassesDoNotCount(String classes, String text, Priority expected) {
		Company company = AssessedText.company("We make stents.", classes.split(", "));
		AssessableUpdate notice = SomeCandidates.inForce("Registration of medical devices", true);
		assertThat(AssessedText.of(company, notice, text).priority()).isEqualTo(expected);
	}

	@Test
	void timeOfARowIsThatOfItsColumn() {
		List<Block> table = List.of(new Block(0, 1, BlockKind.TABLE_ROW, 0, "Event | Report due"),
				new Block(1, 1, BlockKind.TABLE_ROW, 0, "Death | within 10 days"));
		List<StatedDuty> duties = TextReader.read(table)
			.sentences()
			.stream()
			.filter((sentence) -> !sentence.duties().isEmpty())
			.map(StatedDuty::of)
			.toList();
		assertThat(duties).extracting(StatedDuty::sentence).containsExactly("Death | within 10 days");
		AssessableUpdate notice = SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice", ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, -1);
		assertThat(new PriorityRules(notice, duties, new Relevance.ForAll(), SomeCandidates.NOW).priority())
			.isEqualTo(Priority.URGENT);
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "Changes in charges for stents", "Charges for stents", "Charge for the register of stents" })
	void chargesAreMoney(String title) {
		AssessableUpdate notice = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice",
				ReferenceType.REGULATION, VersionStatus.IN_FORCE, -5), title);
		assertThat(assessed(notice, "The charge for stents is 90 euros.")).isEqualTo(Priority.LOW);
	}

	@Test
	void stateOfChargeIsNoFee() {
		AssessableUpdate rule = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "final_rule",
				ReferenceType.REGULATION, VersionStatus.NOT_YET_IN_FORCE, 20),
				"State of charge of stents in transport");
		assertThat(assessed(rule, "Each person who offers stents must ensure that the state of charge is below 30 %."))
			.isEqualTo(Priority.URGENT);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Notice: end of monthly reports on stents      | The notice is withdrawn. Manufacturers of stents no longer need to file the report. Shortages must still be reported within five days. | LOW
					Se deja sin efecto la obligación de comunicar existencias de stents | Queda sin efecto la resolución de 2021. La resolución obligaba a los fabricantes de stents. | LOW
					Withdrawal of the exemption from reporting requirements for stents | The exemption of 2021 is withdrawn. The general rules hold for stents again. | HIGH
					End of the suspension of monthly reports on stents | The suspension is withdrawn. The general rules hold for stents again.      | HIGH
					End of the suspension of monthly reports on stents | The suspension, under which manufacturers of stents were no longer required to report, is withdrawn. The general rules hold again. | HIGH
					Aufhebung der Befreiung von der Meldepflicht für Stents | Die Befreiung wird zurückgezogen. Die allgemeinen Regeln gelten wieder. | HIGH
					Notice: end of the exemption of stents        | The exemption of stents is withdrawn. Manufacturers of stents must apply for a licence.          | HIGH
					""")
	void endOfWhatMakersHadToDoIsLow(String title, String text, Priority expected) {
		AssessableUpdate end = SomeCandidates.titled(SomeCandidates.of(UpdateKind.WITHDRAWAL, "notice",
				ReferenceType.REGULATION, VersionStatus.WITHDRAWN, -5), title);
		assertThat(assessed(end, text)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					1. Register each stent in the service by 1 February 2026.                                      | URGENT
					Large producers report the data of stents by 1 February 2026.                                  | URGENT
					Manufacturers of coronary stents report their sales by 1 February 2026. | URGENT
					For 2025, producers of stents report the volumes by 1 February 2026. | URGENT
					In England large producers report the data of stents by 1 February 2026. | URGENT
					Manufacturers of stents that have been certified before 26 May 2021 are asked to confirm them by 1 February 2026. | URGENT
					Entro il 1 febbraio 2026 la quota è versata per gli stent venduti prima del 1 gennaio 2025. | URGENT
					2. Replace the cord of each stent by 1 February 2026. | URGENT
					(b) Relabel all stents by 1 February 2026. | URGENT
					Large producers report the data of stents by 1 May 2027.                                       | HIGH
					A stent may be sold until 1 May 2028 only if the manufacturer has applied no later than 1 February 2026. | URGENT
					The agency publishes reports on stents by 1 February 2026.                                     | LOW
					At the webinar of 3 February 2026 the agency explains how manufacturers register stents by 5 May 2026. | LOW
					Manufacturers no longer file reports on stents by 1 February 2026.                             | LOW
					2. Report on events with stents, published by 1 February 2026.                                 | LOW
					Where the manufacturer has applied by 1 February 2026, certificates of stents that are issued count until 31 December 2028. | URGENT
					""")
	void whatCompaniesDoByADayIsADuty(String text, Priority expected) {
		AssessableUpdate notice = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "notice",
				ReferenceType.REGULATION, VersionStatus.IN_FORCE, -5), "Data of stents");
		assertThat(assessed(notice, text)).isEqualTo(expected);
	}

	private static Priority assessed(AssessableUpdate update, String text) {
		return AssessedText.of(AssessedText.company("We make stents."), update, text).priority();
	}

	private static List<StatedDuty> duties(String duty) {
		return Obligations.read(duty).stream().map(StatedDuty::of).toList();
	}

	private static Priority urgency(AssessableUpdate candidate, boolean own, String duty) {
		return new PriorityRules(candidate, duties(duty),
				own ? new Relevance.Shared(List.of("stents")) : new Relevance.ForAll(), SomeCandidates.NOW)
			.priority();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Stent Correction: Norval Updates Instructions for Coronary Stents   | URGENT
			Field correction of vascular stents                                 | URGENT
			Correction: coronary stents with a wrong size on the label          | URGENT
			Medical Device Correction for Stents That May Migrate               | URGENT
			Corrección de stents coronarios por riesgo de fractura              | URGENT
			Erratum: alert about coronary stents                                | LOW
			Correction to the notice about coronary stents                      | LOW
			Berichtigung der Information über Koronarstents                     | LOW
			""")
	void correctionOfDevicesIsNoCorrectionOfDocuments(String title, Priority expected) {
		AssessableUpdate notice = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION,
				"safety_communication", ReferenceType.GUIDANCE, VersionStatus.IN_FORCE, -3), title);
		assertThat(urgency(notice, true, "")).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "GUIDANCE, MEDIUM", "REGULATION, LOW" })
	void guidanceForAllMakersStaysGuidanceWhereItAddsNoDuty(ReferenceType type, Priority expected) {
		assertThat(AssessedText
			.of(AssessedText.company("We make scales."),
					SomeCandidates.titled(
							SomeCandidates.of(UpdateKind.REVISION, "guidance_final", type, VersionStatus.IN_FORCE, -10),
							"Surveillance of medical devices"),
					"Manufacturers of all medical devices should keep a plan. This text does not add new requirements.")
			.priority()).isEqualTo(expected);
	}

	@Test
	void onlyDutiesThatAreNotChangedMeanThatNothingIsNew() {
		assertThat(AssessedText.of(AssessedText.product("We make scales.", "Scale"),
				SomeCandidates.inForce("Décision relative aux balances", true),
				"Les fabricants de balances peuvent invoquer la norme. Elle ne modifie pas non plus les normes relatives à la validation.")
			.priority()).isNotEqualTo(Priority.LOW);
	}

	@Test
	void endThatObligesIsNotOnlyForInformation() {
		AssessableUpdate end = SomeCandidates.titled(SomeCandidates.of(UpdateKind.WITHDRAWAL, "withdrawal",
				ReferenceType.GUIDANCE, VersionStatus.WITHDRAWN, 200), "Policy for scales");
		assertThat(AssessedText.of(AssessedText.product("We make scales.", "Scale"), end,
				"Scales within a clearance are not affected. Manufacturers of other scales must stop their distribution.")
			.priority()).isEqualTo(Priority.HIGH);
	}

}
