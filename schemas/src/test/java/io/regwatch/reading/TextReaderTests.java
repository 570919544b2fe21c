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

}
