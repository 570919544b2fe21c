package io.regwatch.ops.demo;

import java.time.LocalDate;
import java.time.Period;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.reading.DateKind;
import io.regwatch.reading.Deadline;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.StatedDate;
import io.regwatch.reading.TextReader;
import io.regwatch.reading.TextReading;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Dates and times of the demo's documents that were read wrongly once. */
class DemoReadingTests {

	private static final PublicationTexts FIRST = PublicationTexts.first();

	private static final PublicationTexts SECOND = PublicationTexts.second();

	@Test
	void guidanceAppliesFromTheDayThatItsTextStates() {
		assertThat(ofWhole(SECOND, "EDB 2026-4", DateKind.APPLIES_FROM)).extracting(StatedDate::date)
			.containsExactly(LocalDate.of(2027, 4, 30));
	}

	@Test
	void decisionAppliesLaterThanItEntersIntoForce() {
		assertThat(ofWhole(SECOND, "EDB 2022-14", DateKind.APPLIES_FROM)).extracting(StatedDate::date)
			.containsExactly(LocalDate.of(2022, 9, 18));
		assertThat(ofWhole(SECOND, "EDB 2022-14", DateKind.ENTERS_INTO_FORCE)).extracting(StatedDate::afterPublication)
			.containsExactly(Period.ofDays(20));
	}

	@Test
	void textsWithoutDateOfTheirOwnStateNone() {
		for (String id : List.of("EDB 2023-7", "FDO-2024-0112")) {
			assertThat(Stream.of(DateKind.APPLIES_FROM, DateKind.ENTERS_INTO_FORCE)
				.flatMap((kind) -> ofWhole(SECOND, id, kind).stream())).as(id).isEmpty();
		}
	}

	@Test
	void rowOfATornTableKeepsItsTime() {
		assertThat(deadlines(SECOND, "FDO-2024-0112"))
			.anyMatch((one) -> one instanceof Deadline.Within(String words, int amount, Deadline.Unit unit, String _)
					&& amount == 72 && unit == Deadline.Unit.HOURS && words.equals("within 72 hours"));
	}

	@Test
	void revisionStatesItsNewTimes() {
		assertThat(deadlines(FIRST, "FDO-2024-0112")).anyMatch((one) -> one.words().contains("90 days"));
		assertThat(deadlines(SECOND, "FDO-2024-0112")).anyMatch((one) -> one.words().contains("60 days"))
			.noneMatch((one) -> one.words().equals("no later than 90 days"));
	}

	private static List<StatedDate> ofWhole(PublicationTexts texts, String id, DateKind kind) {
		return reading(texts, id).dates(kind).filter(StatedDate::ofWholeText).toList();
	}

	private static List<Deadline> deadlines(PublicationTexts texts, String id) {
		return reading(texts, id).sentences()
			.stream()
			.map(ReadSentence::duties)
			.flatMap(List::stream)
			.map(Duty::deadlines)
			.flatMap(List::stream)
			.toList();
	}

	private static TextReading reading(PublicationTexts texts, String id) {
		return TextReader.read(texts.of(id).blocks());
	}

}
