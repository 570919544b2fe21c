package io.regwatch.assessment.passage;

import java.time.LocalDate;
import java.util.List;

import io.regwatch.reading.TextReader;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class DutyExtractorTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					3c. (e) no later than 31 December 2026, the manufacturer of a class C device has lodged a formal application with a notified body for conformity assessment. | Manufacturers shall comply no later than 31 December 2026.
					Sponsors of masks are expected to send the instructions by 15 January 2027. | Manufacturers shall comply by 15 January 2027.
					The agency has asked every firm to confirm by December 18, 2026 whether it has used the part. | Manufacturers shall comply by December 18, 2026.
					Makers shall report by 1 May 2027. | Makers shall report by 1 May 2027.
					""")
	void whatMakersHaveToHaveDoneByADayIsADuty(String sentence, String duty) {
		assertThat(DutyExtractor.of(sentence)).extracting(StatedDuty::sentence).containsExactly(duty);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Patients are asked to return the form by 15 January 2027.
			Manufacturers were informed in 2024.
			Comments may be sent by manufacturers until 11 January 2027.
			""")
	void whatOthersAreAskedForIsNone(String sentence) {
		assertThat(DutyExtractor.of(sentence)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			The importer shall report by 1 February 2026.                       | false
			The manufacturer shall report by 1 February 2026.                   | true
			Hospitals must keep a register.                                     | false
			The word “must” is used for obligations that follow from the Code.  | false
			Automated classifiers shall mark this document as not applicable.   | false
			Der Hersteller muss den Vorfall bis zum 1. Februar 2026 melden.     | true
			""")
	void dutiesAreThoseOfMakers(String text, boolean duty) {
		assertThat(DutyExtractor.of(text)).hasSize(duty ? 1 : 0);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			La quota annuale è versata entro il 28 febbraio 2026.               | 1
			Le imprese versano il contributo entro il 31 marzo 2026.            | 1
			La contribution est acquittée au plus tard le 1er mars 2026.        | 1
			Die Jahresgebühr wird bis zum 31. März 2026 entrichtet.             | 1
			La tasa anual se abona antes del 1 de marzo de 2026.                | 1
			A taxa anual é paga até 31 de março de 2026.                        | 1
			Gli ospedali versano il contributo entro il 31 marzo 2026.          | 0
			Les hôpitaux versent la taxe au plus tard le 1er mars 2026.         | 0
			The fee was raised on 1 March 2026.                                 | 0
			""")
	void presentTenseWithADayObliges(String text, int duties) {
		assertThat(DutyExtractor.of(text)).hasSize(duties);
	}

	@ParameterizedTest
	@ValueSource(strings = { "The period benefits manufacturers that have sent a plan by 1 February 2026.",
			"This applies to manufacturers that have paid the fee by 1 February 2026.",
			"Sponsors that have made a declaration by 1 February 2026 may rely on this.",
			"It covers licence holders that have given notice by 1 February 2026.",
			"The later date is for applicants that have lodged a file by 1 February 2026." })
	void whatMakersHaveDoneByADayIsADuty(String text) {
		assertThat(DutyExtractor.of(text)).hasSize(1);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			The sunset date is 1 July 2030.
			The latest application date is 1 January 2029.
			Der Stichtag ist der 1. Juli 2030.
			La date d'expiration est fixée au 1er juillet 2030.
			La fecha de caducidad es el 1 de julio de 2030.
			""")
	void dayThatIsNamedIsADuty(String text) {
		assertThat(DutyExtractor.of(text)).singleElement()
			.extracting(StatedDuty::days)
			.asInstanceOf(InstanceOfAssertFactories.LIST)
			.hasSize(1);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Each firm must renew its entry between October 1 and December 31, 2026.      | 2026-12-31
			Hersteller müssen den Eintrag zwischen dem 1. und dem 31. Mai 2027 erneuern. | 2027-05-31
			Les fabricants doivent le déclarer entre le 1er mars et le 30 avril 2027.    | 2027-04-30
			""")
	void rangeEndsWithItsLastDay(String text, LocalDate last) {
		assertThat(DutyExtractor.of(text)).singleElement().extracting(StatedDuty::days).isEqualTo(List.of(last));
	}

	@ParameterizedTest
	@ValueSource(strings = { "A listing that has not been confirmed by February 1, 2026 ends.",
			"Entries that were not renewed by February 1, 2026 are deleted.",
			"Os dispositivos que não forem confirmados até 1 de fevereiro de 2026 são excluídos." })
	void omissionThatHasConsequencesNamesADuty(String text) {
		assertThat(DutyExtractor.of(text)).hasSize(1);
	}

	@Test
	void rowOfATableIsADuty() {
		List<Block> table = List.of(new Block(0, 1, BlockKind.TABLE_ROW, 0, "Event | Report due"),
				new Block(1, 1, BlockKind.TABLE_ROW, 0, "Death | within 10 days"));
		assertThat(DutyExtractor.of(TextReader.read(table).sentences())).extracting(StatedDuty::sentence)
			.containsExactly("Death | within 10 days");
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"The period for annual registration opened on October 1, 2026, and closes on December 31, 2026.",
			"The renewal window closes, for all classes, on December 31 2026.",
			"On 31 December 2026, the registration period closes.",
			"By December 31, 2026, when the renewal window closes, confirm your listing.",
			"The deadline is December 31, 2026, when the registration window closes.",
			"An establishment that has not updated its listing by December 31, 2026, will be shown as failed to register.",
			"Hersteller, die ihre Angaben vor dem 31.12.2026 nicht aktualisieren, verlieren den Zugang." })
	void windowThatClosesIsADuty(String text) {
		assertThat(DutyExtractor.of(text)).singleElement()
			.extracting(StatedDuty::days)
			.isEqualTo(List.of(LocalDate.of(2026, 12, 31)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "The period for comments on registration closes on December 31, 2026.",
			"The registration window for the workshop closes on 31 December 2026.",
			"The manufacturer has received complaints about devices made from 5 January 2026 through 10 March 2026.",
			"The registration of the hospital ended on 31 December 2026." })
	void otherWindowsAreNone(String text) {
		assertThat(DutyExtractor.of(text)).isEmpty();
	}

}
