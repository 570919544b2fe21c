package io.regwatch.ingest.extract.pdf.direction;

import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Lines from left to right, with "ABG" for Hebrew or Arabic letters that are read from
 * the right.
 */
class ReadingOrderTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			.2024 GBA            | ABG 2024.
			GBA 15/01/2024 GBA   | ABG 15/01/2024 ABG
			GBA iso 13485 GBA    | ABG iso 13485 ABG
			GBA 5 mg GBA         | ABG 5 mg ABG
			GBA 15 - 12          | 12 - 15 ABG
			GBA 2017/745 (eu) BA | AB (eu) 2017/745 ABG
			GBA (AB) 5 BA        | AB 5 (BA) ABG
			a.c. 127, :BA        | AB: a.c. 127,
			iso 14971 .1         | 1. iso 14971
			ce mark •            | • ce mark
			.iso 13485           | iso 13485.
			(text                | text)
			this is text.        | this is text.
			""")
	void ofWhenAPageRunsFromRightReadsLinesFromThere(String line, String read) {
		assertThat(read(line, PageDirection.RIGHT_TO_LEFT, LineStart.NEW)).isEqualTo(read);
	}

	@Test
	void ofWhenFewLettersRunFromRightReadsTheOthersFromLeft() {
		assertThat(read("the GBA 12 ED law, (5)", PageDirection.MIXED, LineStart.NEW))
			.isEqualTo("the DE 12 ABG law, (5)");
		assertThat(read("law 12 GBA of 2012", PageDirection.MIXED, LineStart.NEW)).isEqualTo("law 12 ABG of 2012");
	}

	@Test
	void ofWhenALineGoesOnPlacesItsBeginningAsAfterTheWordsBefore() {
		assertThat(read("GBA 2026-12-31", PageDirection.RIGHT_TO_LEFT, LineStart.NEW)).isEqualTo("2026-12-31 ABG");
		assertThat(read("GBA 2026-12-31", PageDirection.RIGHT_TO_LEFT, LineStart.AFTER_ARABIC))
			.isEqualTo("31-12-2026 ABG");
		assertThat(read("GBA 3-1", PageDirection.RIGHT_TO_LEFT, LineStart.AFTER_ARABIC)).isEqualTo("3-1 ABG");
		assertThat(read("GBA 2021-24)", PageDirection.RIGHT_TO_LEFT, LineStart.IN_BRACKETS)).isEqualTo("2021-24) ABG");
	}

	private static String read(String line, PageDirection page, LineStart start) {
		List<String> glyphs = line.chars().mapToObj(ReadingOrderTests::glyph).toList();
		return ReadingOrder.of(glyphs, page, start).stream().map((place) -> {
			char character = line.charAt(place.glyph());
			int bracket = place.mirrored() ? "()".indexOf(character) : -1;
			return String.valueOf((bracket < 0) ? character : "()".charAt(bracket ^ 1));
		}).collect(Collectors.joining());
	}

	private static String glyph(int character) {
		return Character.toString((character >= 'A' && character <= 'Z') ? '\u0628' + character - 'A' : character);
	}

}
