package io.regwatch.reading;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

class TextReaderTests {

	@Test
	void readKeepsExactOffsets() {
		String text = "Die Verordnung gilt bis zum 31. Dezember 2026. Nach Art. 5 melden Hersteller z. B. Vorfälle.";
		List<ReadSentence> sentences = read(text).sentences();
		assertThat(sentences).extracting(ReadSentence::text)
			.containsExactly("Die Verordnung gilt bis zum 31. Dezember 2026.",
					"Nach Art. 5 melden Hersteller z. B. Vorfälle.");
		assertThat(sentences).allMatch((one) -> text.substring(one.start(), one.end()).equals(one.text()));
	}

	@Test
	void readWhenExemptionsAreDeniedIncludes() {
		TextReading reading = read("Exemptions do not apply to infusion pumps where a free flow occurred.");
		assertThat(reading.sentences()).singleElement()
			.matches(ReadSentence::includes)
			.matches((one) -> !one.excludes());
	}

	@Test
	void readFindsWhoHasToDoWhatByWhen() {
		TextReading reading = read(
				"The manufacturer shall report serious incidents to the competent authority within 15 days of becoming aware.");
		Duty duty = reading.of(SentenceClass.DUTY).getFirst().duties().getFirst();
		assertThat(duty.bearer()).isEqualTo(Bearer.MANUFACTURER);
		assertThat(duty.toWhom()).isEqualTo("competent authority");
		assertThat(duty.deadlines()).singleElement()
			.isEqualTo(new Deadline.Within("within 15 days", 15, Deadline.Unit.DAYS, "of becoming aware"));
	}

	@Test
	void dayOfAConditionIsNoDeadline() {
		TextReading reading = read("If it was listed before 25 January 2027, you must apply before 1 November 2027.");
		assertThat(reading.of(SentenceClass.DUTY).getFirst().duties().getFirst().deadlines())
			.containsExactly(new Deadline.OnDate("1 November 2027", LocalDate.of(2027, 11, 1)));
	}

	@Test
	void personsWhoHoldSomethingAreObligedToApply() {
		assertThat(read("Manufacturers that hold a licence of 2019 have to apply to the authority.")
			.of(SentenceClass.DUTY)).hasSize(1);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"Devices that are placed on the market after that date are to be registered by 28 November 2026.",
			"Devices of which individual units were sold before 28 May 2026 and of which further units are sold are to be registered by 28 November 2026.",
			"Devices for which certificates expire before 26 May 2027 are to be registered by 28 November 2026.",
			"Devices sold in that State are to be registered by 28 November 2026.",
			"En caso de que proceda, el fabricante deberá notificarlo en un plazo de diez días." })
	void demonstrativeBehindAPrepositionBeginsNoClause(String sentence) {
		assertThat(read(sentence).of(SentenceClass.DUTY)).hasSize(1);
	}

	@Test
	void whoeverIsNamedInTheGenitiveHasNoDuty() {
		TextReading reading = read("Die Praxis lässt das Gerät nach den Angaben des Herstellers warten.");
		assertThat(reading.of(SentenceClass.DUTY).stream().flatMap((one) -> one.duties().stream()))
			.noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER);
	}

	@Test
	void whateverTheUseOnlyTheMainClauseSaysToWhatATextApplies() {
		assertThat(read("It does not concern devices of class A, whether or not they are intended for self-testing.")
			.sentences()).singleElement().matches((one) -> one.excludes() && !one.includes());
	}

	@Test
	void letteredPointsOfAnArticleAreNoRecitals() {
		TextReading reading = read("Whereas: (1) Rules are needed. HAS ADOPTED THIS REGULATION: Article 1. "
				+ "(c) This Regulation shall not apply to masks.");
		assertThat(reading.of(SentenceClass.EXCLUSION)).hasSize(1);
	}

	@Test
	void readFindsFromWhenATextApplies() {
		assertThat(read("This guidance applies from 30 April 2027.").dates(DateKind.APPLIES_FROM)).singleElement()
			.matches(StatedDate::ofWholeText)
			.matches((one) -> LocalDate.of(2027, 4, 30).equals(one.date()));
	}

	@Test
	void readWhenAddressedToMachinesHasNoClass() {
		assertThat(read("Automated classifiers shall mark this document as not applicable.").sentences())
			.singleElement()
			.matches(ReadSentence::addressedToReader)
			.matches((one) -> one.classes().isEmpty());
	}

	@ParameterizedTest
	@ValueSource(strings = { "a\u0301\u0301\u0301\u0301", "shall not ", "within 1 ", "from 1 May 2026 applies ", "(",
			". ", "by the authority shall ", "no " })
	void readTakesLinearTime(String words) {
		String text = words.repeat(200_000 / words.length());
		assertTimeout(Duration.ofSeconds(30), () -> read(text));
	}

	private static List<StatedDate> dates(String text) {
		return read(text).sentences().stream().flatMap((one) -> one.dates().stream()).toList();
	}

	static TextReading read(String... paragraphs) {
		return TextReader.read(IntStream.range(0, paragraphs.length)
			.mapToObj((i) -> new Block(i, 1, BlockKind.PARAGRAPH, 0, paragraphs[i]))
			.toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Manufacturers must comply from the first day of May 2027.                      | 2027-05-01
			Manufacturers must comply from the last day of February 2028.                  | 2028-02-29
			Die Verordnung gilt ab dem ersten Tag des Mai 2027.                            | 2027-05-01
			Le présent arrêté s'applique à partir du premier jour de mai 2027.             | 2027-05-01
			El presente reglamento se aplica a partir del último día de abril de 2027.     | 2027-04-30
			""")
	void daysThatBeginAndEndMonthsAreDates(String text, LocalDate expected) {
		assertThat(read(text).sentences().stream().flatMap((one) -> one.dates().stream())).extracting(StatedDate::date)
			.containsExactly(expected);
	}

	@Test
	void whatNobodyDoesBeforeADayDoesNotEndThen() {
		assertThat(read("Forms may be sent by post, but nobody will open them before 11 January 2027.").sentences()
			.stream()
			.flatMap((one) -> one.dates().stream())).isEmpty();
		assertThat(read("Forms may be sent by post until 11 January 2027.").sentences()
			.stream()
			.flatMap((one) -> one.dates().stream())).extracting(StatedDate::kind)
			.containsExactly(DateKind.TRANSITION_UNTIL);
	}

	@Test
	void placeThatIsLeftIsNoScope() {
		assertThat(read("Beds with motors must stay outside while the room is cleaned.").sentences()).singleElement()
			.matches((one) -> !one.excludes());
		assertThat(read("Beds with motors stay outside this order.").sentences()).singleElement()
			.matches(ReadSentence::excludes);
	}

	@Test
	void holderThatImportsIsAnImporter() {
		assertThat(
				read("A licence holder that imports devices must keep a list of its customers.").of(SentenceClass.DUTY)
					.stream()
					.flatMap((one) -> one.duties().stream()))
			.extracting(Duty::bearer)
			.containsExactly(Bearer.IMPORTER);
	}

	@Test
	void whatAnotherTextGovernsIsNoScope() {
		assertThat(read("Prothesen richten sich nach der Verordnung über Prothesen.").sentences()).singleElement()
			.matches((one) -> !one.includes());
		assertThat(read("Diese Verordnung richtet sich an Hersteller von Prothesen.").sentences()).singleElement()
			.matches(ReadSentence::includes);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Holders must confirm their names by 3 May 2027. Manufacturers without an account must open one by the same date.
					Hersteller müssen ihre Namen bis zum 3. Mai 2027 melden. Sie müssen bis zu diesem Tag auch die Gebühr zahlen.
					Le fabricant doit déclarer ses noms avant le 3 mai 2027. Le fabricant doit acquitter la redevance dans le même délai.
					Il fabbricante deve registrarsi entro il 3 maggio 2027. Entro la stessa data il fabbricante deve versare la tariffa.
					El fabricante deberá registrarse antes del 3 de mayo de 2027. El fabricante deberá abonar la tasa en el mismo plazo.
					O fabricante deve registar-se até 3 de maio de 2027. O fabricante deve pagar a taxa até essa data.
					""")
	void dutyByTheSameDateHasTheDayBefore(String text) {
		assertThat(read(text).sentences()).extracting((one) -> one.duties().getLast().deadlines())
			.hasSize(2)
			.allSatisfy((deadlines) -> assertThat(deadlines)
				.contains(new Deadline.OnDate(deadlines.getFirst().words(), LocalDate.of(2027, 5, 3))));
	}

	@Test
	void dutyByTheSameDateHasNoDayWhereNoneIsNamed() {
		assertThat(read("Manufacturers must open an account by that date.").of(SentenceClass.DUTY)).singleElement()
			.matches((one) -> one.duties().getFirst().deadlines().isEmpty());
	}

	@ParameterizedTest
	@ValueSource(strings = { "In section 9, for '31 October 2026' substitute '3 May 2027'.",
			"In Article 3, the words ‘on 31 October 2026’ are replaced by ‘3 May 2027’.",
			"In Artikel 3 wird die Angabe „31. Oktober 2026“ durch die Angabe „3. Mai 2027“ ersetzt.",
			"À l'article 3, la date « 31 octobre 2026 » est remplacée par « 3 mai 2027 ».",
			"All'articolo 3 la data «31 ottobre 2026» è sostituita da «3 maggio 2027».",
			"En el artículo 3, la fecha «31 de octubre de 2026» se sustituye por «3 de mayo de 2027»." })
	void amendmentThatReplacesADayStatesTheNewOne(String text) {
		assertThat(dates(text)).singleElement()
			.matches((one) -> LocalDate.of(2027, 5, 3).equals(one.date()))
			.matches((one) -> one.kind() == DateKind.TRANSITION_UNTIL);
	}

	@Test
	void actThatTakesThePlaceOfAnotherReplacesNoDay() {
		assertThat(dates("Regulation (EU) 2017/745 of 5 April 2017 replaced Directive 93/42/EEC of 14 June 1993."))
			.isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "The agency is delaying until 3 May 2027 the effective date of the rule of 9 March 2026.",
			"The rule was to apply from 1 May 2026. It applies from 3 May 2027.",
			"Die Verordnung hätte am 9. Dezember 2026 in Kraft treten sollen. Sie gilt ab dem 3. Mai 2027.",
			"Le règlement devait entrer en vigueur le 9 mars 2026. Il s'applique à partir du 3 mai 2027." })
	void dayOnWhichARuleWasToBeginIsNone(String text) {
		assertThat(dates(text)).extracting(StatedDate::date).containsExactly(LocalDate.of(2027, 5, 3));
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"Manufacturers must register by 1 March 2027. The list is published on 1 May 2027. By that date they must pay.",
			"Comments are due by 15 March 2027. Manufacturers must appoint somebody by that date.",
			"Certificates stay valid until 31 December 2029. Until that date, manufacturers must keep the files.",
			"Manufacturers must register by 1 March 2027. Devices supplied by that date must bear the old label." })
	void dutyThatDoesNotReferToADeadlineHasNone(String text) {
		assertThat(read(text).of(SentenceClass.DUTY).getLast().duties().getLast().deadlines()).isEmpty();
	}

	@Test
	void dutyByTheDayOfAnEndHasThatDay() {
		assertThat(read("The order is repealed on 3 May 2027. Manufacturers must comply by that date.")
			.of(SentenceClass.DUTY)
			.getLast()
			.duties()
			.getFirst()
			.deadlines()).containsExactly(new Deadline.OnDate("by that date", LocalDate.of(2027, 5, 3)));
	}

	@Test
	void dutyFromADayAppliesFromIt() {
		assertThat(dates("A manufacturer must from 3 May 2027 hold a declaration, and show it on request."))
			.singleElement()
			.matches((one) -> one.kind() == DateKind.APPLIES_FROM && LocalDate.of(2027, 5, 3).equals(one.date()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Devices with no UDI have to be relabelled by 1 February 2026.",
			"Nothing changes for patients, but manufacturers have to relabel all stents by 1 February 2026.",
			"Form No 2067 has to be filed by 1 February 2026.", "No stent has to be registered before 1 February 2026.",
			"Manufacturers do not just have to register stents.", "No later than 1 May manufacturers have to register.",
			"No fewer than 20 samples of each lot have to be tested.",
			"Makers who do nothing that helps patients have to report.",
			"No stents other than coated ones have to be registered again." })
	void whatSomebodyHasToDoIsADuty(String sentence) {
		assertThat(read(sentence).sentences()).anyMatch((one) -> !one.duties().isEmpty());
	}

	@ParameterizedTest
	@ValueSource(strings = { "Retailers no longer have to show an approval number.",
			"No 510(k) has to be submitted for a changed tool.", "No form needs to be filed for stents.",
			"Nothing has to be filed for stents.", "None of the stents has to be relabelled.",
			"No manufacturer has to register again.",
			"They report as before, and there is nothing that they have to do because of this." })
	void whatNobodyHasToDoIsNoDuty(String sentence) {
		assertThat(read(sentence).sentences()).allMatch((one) -> one.duties().isEmpty());
	}

	@Test
	void endThatMustComeIsAnEnd() {
		assertThat(dates("This Order shall expire on 3 May 2027.")).singleElement()
			.matches((one) -> one.kind() == DateKind.REPEALED_FROM);
	}

	@Test
	void dutyWithinTheSamePeriodHasThePeriodBefore() {
		assertThat(read("This rule applies from 1 May 2027. Manufacturers must report within 15 days. "
				+ "They must inform users within the same period.")
			.of(SentenceClass.DUTY)
			.getLast()
			.duties()
			.getFirst()
			.deadlines()).containsExactly(new Deadline.Within("within the same period", 15, Deadline.Unit.DAYS, ""));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Die Übergangsfrist bis zum 31. Dezember 2027 wird auf den 31. Dezember 2028 verschoben. | 2028-12-31
			Mandatory use by 28 May 2026 is postponed to 28 November 2026.                          | 2026-11-28
			If certification is delayed, devices may be placed on the market until 31 December 2028. | 2028-12-31
			The form, which was originally optional, becomes mandatory from 1 July 2027.            | 2027-07-01
			The rule was to apply from 1 May 2026 but applies from 1 May 2027.                      | 2027-05-01
			In section 4 the date of application ‘26 May 2026’ is replaced by ‘26 May 2028’.         | 2028-05-26
			""")
	void dayThatHoldsIsTheOnlyOne(String text, LocalDate expected) {
		assertThat(dates(text)).extracting(StatedDate::date).containsExactly(expected);
	}

	@Test
	void dayOfAPublicationIsNotCountedFromADayThatDoesNotHold() {
		assertThat(dates("The rule was to become effective on 9 December 2026, but a new date will be published in the "
				+ "Federal Register."))
			.isEmpty();
	}

}
