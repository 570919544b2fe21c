package io.regwatch.assessment.impact;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

}
