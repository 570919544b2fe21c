package io.regwatch.ingest.extract.pdf.line;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class RaisedMarksTests {

	private static final float Y = 300;

	private static final float SIZE = 11;

	@Test
	void aMarkGoesBackIntoItsLine() {
		assertThat(join(line(72, 140, "any legal person"), mark(141, 144, Y - 5, "2"),
				line(147, 300, "with responsibility for design")))
			.containsExactly("any legal person2 with responsibility for design");
	}

	@ParameterizedTest
	@CsvSource({ "an area of 5 m, 2, an area of 5 m\u00B2", "less than 10, -6, less than 10\u207B\u2076",
			"can be facilitated, 1, can be facilitated1", "of the patient, (1), of the patient(1)",
			"2nd Ed., 4, 2nd Ed.4" })
	void digitsBehindUnitsAndNumbersAreExponents(String text, String mark, String expected) {
		assertThat(join(line(72, 140, text), mark(141, 144, Y - 5, mark), line(144, 147, ".")))
			.containsExactly(expected + ".");
	}

	@Test
	void aFootnoteBeginsWithItsMark() {
		assertThat(join(mark(72, 76, Y - 4, "3"), line(77, 300, "Other legislation")))
			.containsExactly("3 Other legislation");
	}

	@Test
	void severalMarksGoBackIntoOneLine() {
		assertThat(join(line(72, 100, "makers"), mark(101, 104, Y - 4, "1"), line(106, 150, "and importers"),
				mark(151, 154, Y - 4, "2")))
			.containsExactly("makers1 and importers2");
	}

	@Test
	void whatStandsElsewhereIsALineOfItsOwn() {
		PdfLine text = line(72, 140, "any legal person");
		assertThat(join(text, mark(141, 144, Y, "2"))).as("on the baseline").hasSize(2);
		assertThat(join(text, mark(141, 144, Y - 12, "2"))).as("above the line").hasSize(2);
		assertThat(join(text, mark(160, 163, Y - 5, "2"))).as("in another column").hasSize(2);
		assertThat(join(text, line(141, 147, "2"))).as("as large").hasSize(2);
		assertThat(join(text, mark(141, 170, Y - 5, "see the note"))).as("more than a mark").hasSize(2);
		assertThat(join(line(72, 140, "person"), mark(141, 144, Y - 5, "2"), line(72, 300, "The next line")))
			.containsExactly("person2", "The next line");
	}

	private static List<String> join(PdfLine... lines) {
		return RaisedMarks.join(List.of(lines)).stream().map(PdfLine::text).toList();
	}

	private static PdfLine line(float x, float right, String text) {
		return new PdfLine(1, x, right, Y, 0.4F, SIZE, false, text, List.of());
	}

	private static PdfLine mark(float x, float right, float y, String text) {
		return new PdfLine(1, x, right, y, 0.4F, 7, false, text, List.of());
	}

}
