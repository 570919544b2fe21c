package io.regwatch.ingest.extract.running;

import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RunningStatementsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "* Values per 5 mg # | Values per 5 mg", "\u2020 In adults | In adults",
			"The values are per day. Page # of # | The values are per day",
			"\u672C\u8868\u306F\u53C2\u8003\u3002 # | \u672C\u8868\u306F\u53C2\u8003",
			"\u0426\u0438\u0444\u0440\u044B \u0443\u043A\u0430\u0437\u0430\u043D\u044B \u043D\u0430 \u0434\u0435\u043D\u044C. | \u0426\u0438\u0444\u0440\u044B \u0443\u043A\u0430\u0437\u0430\u043D\u044B \u043D\u0430 \u0434\u0435\u043D\u044C",
			"Nicht zum Verkauf | Nicht zum Verkauf" })
	void ofWhenALineIsASentenceANoteOrARestrictionReturnsIt(String line, String statement) {
		assertThat(RunningStatements.of(Stream.of(line))).containsExactly(statement);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Accessories guide, effective 3 May 2026", "Accessibility, effective 3 May 2026",
			"Printers for films, valid until 3 May 2026" })
	void ofWhenAWordOnlyBeginsLikePrintingKeepsTheDate(String line) {
		assertThat(RunningStatements.of(Stream.of(line))).singleElement().asString().contains("3 May 2026");
	}

	@ParameterizedTest
	@ValueSource(strings = { "Agency of Medicines Ltd.", "Guide to Devices", "\u00A9 Agency. All rights reserved.",
			"* Agency *", "Page no. #", "Printed on demand by the agency.", "Created with a printer of pages.",
			"of the values that are given per day.", "Questions: www.agency.example/a." })
	void ofWhenALineIsANameOrATitleReturnsNothing(String line) {
		assertThat(RunningStatements.of(Stream.of(line))).isEmpty();
	}

}
