package io.regwatch.ingest.run;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PublicationCadenceTests {

	private static final LocalDate NEWEST = LocalDate.of(2026, 6, 30);

	@Test
	void patienceWhenLittleIsKnownIsEmpty() {
		assertThat(new PublicationCadence(List.of()).maxPause()).isEmpty();
		assertThat(every(7, 20).maxPause()).isEmpty();
		assertThat(every(7, 21).maxPause()).isPresent();
	}

	@Test
	void patienceWhenSomethingIsNewEachMonthIsTwoMonths() {
		assertThat(every(30, 40).maxPause()).hasValue(60);
	}

	@Test
	void patienceWhenSomethingIsNewEachDayEnduresHolidays() {
		assertThat(every(1, 101).maxPause()).hasValue(14);
	}

	@Test
	void patienceWhenOnePauseWasLongIsThatOfTheOthers() {
		List<LocalDate> days = Stream.concat(every(7, 25).days().stream(), Stream.of(LocalDate.of(1976, 5, 28)))
			.toList();
		assertThat(new PublicationCadence(days).maxPause()).hasValue(14);
	}

	@Test
	void patienceWhenPausesDifferIsTwiceALongOne() {
		long[] pauses = LongStream.concat(LongStream.generate(() -> 2).limit(18), LongStream.of(20, 40)).toArray();
		assertThat(ofPauses(pauses).usualPause()).isEqualTo(20);
		assertThat(ofPauses(pauses).maxPause()).hasValue(40);
	}

	private static PublicationCadence every(int days, int times) {
		return new PublicationCadence(
				IntStream.range(0, times).mapToObj((i) -> NEWEST.minusDays((long) i * days)).toList());
	}

	private static PublicationCadence ofPauses(long... pauses) {
		return new PublicationCadence(IntStream.rangeClosed(0, pauses.length)
			.mapToObj((end) -> NEWEST.minusDays(LongStream.of(pauses).limit(end).sum()))
			.toList());
	}

}
