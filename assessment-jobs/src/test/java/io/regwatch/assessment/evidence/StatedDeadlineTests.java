package io.regwatch.assessment.evidence;

import java.time.LocalDate;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class StatedDeadlineTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Manufacturers shall comply by 26 May 2027.             | 2027-05-26
			It applies from the 1st of all days, 1st March 2026.   | 2026-03-01
			Comments are due no later than December 3, 2026.       | 2026-12-03
			This takes effect on or after Sept. 9, 2026.           | 2026-09-09
			The rule is effective 2026-02-02.                      | 2026-02-02
			""")
	void dayThatSomethingIsDueIsFound(String text, LocalDate date) {
		assertThat(StatedDeadline.of("Before that nothing. " + text + " After that: 4 June."))
			.containsExactly(new StatedDeadline(date, text));
	}

	@ParameterizedTest
	@ValueSource(strings = { "The office was founded on 1 May 1990 in Ulm.", "Due by 31 February 2026.",
			"See 2026-13-45 by now.", "Due by May." })
	void otherNumbersAreNoDeadline(String text) {
		assertThat(StatedDeadline.of(text)).isEmpty();
	}

}
