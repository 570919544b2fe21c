package io.regwatch.ingest.update;

import java.util.List;
import java.util.Optional;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ErrorMarkerTests {

	private static final List<Block> CONTENT = blocks("The fee is 30 EUR.");

	@ParameterizedTest
	@ValueSource(strings = { "Pump | [object Object] | Valid", "Pump | undefined", "NaN", "Pump | #REF! | Valid",
			"#N/A", "{{ section.body }}", "Dear ${user.name}", "<%= fee %>", "{% include 'fee.html' %}",
			"Warning: Undefined array key \"fee\" in /var/www/html/fees.php on line 44",
			"Fatal error: Uncaught TypeError in C:\\inetpub\\fees.php on line 7", "Traceback (most recent call last):",
			"at org.agency.Fees.read(Fees.java:12)", "ORA-01034: ORACLE not available", "Loading...",
			"Chargement en cours…", "読み込み中...", "This content is temporarily unavailable. Please try again later.",
			"Ce service est momentanément indisponible.", "Bitte versuchen Sie es später erneut.",
			"Попробуйте открыть страницу позже", "Por favor, inténtelo de nuevo más tarde", "系统繁忙，请稍后再试。",
			"The fee is \ufffd30.", "Este contenido no está disponible temporalmente.",
			"Dieser Inhalt ist derzeit nicht verfügbar.", "This section is currently unavailable.", "Le rÃ©glement",
			"The manufacturerâ€™s duty", "Ð\u009fÑ\u0080Ð¸ÐºÐ°Ð·", "Â§ 5" })
	void findNewWhenAProgramWroteInThePlaceOfContentFindsIt(String text) {
		assertThat(ErrorMarker.findNew(blocks(text), List.of(CONTENT), Tolerance.LAYOUT)).isPresent();
		assertThat(ErrorMarker.findNew(blocks(text), List.of(CONTENT, blocks(text)), Tolerance.LAYOUT)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "The term is undefined in law.", "Loading", "Loading of test benches", "Laden",
			"Temporarily unavailable", "Pump | Temporarily unavailable",
			"Los informes se envían a más tardar en marzo.",
			"The device was temporarily unavailable to users while the alarm was tested by the maker on site.",
			"Warning: Do not open the pump.", "Batch #1 | N/A", "The user must not try again.", "Set {a, b} of $5",
			"This document currently applies to class III devices.", "Das Dokument gilt derzeit nur für Importeure.",
			"Este documento se aplica temporalmente a los importadores.",
			"Notice: enter the number of the device on line 12.", "Error: the dose on line 5 of the form is wrong.",
			"Retry the service of the page is currently asked for by users.", "NÃO SE APLICA", "CÂMARA", "Ñandú" })
	void findNewWhenTheWordsBelongToContentFindsNone(String text) {
		assertThat(ErrorMarker.findNew(blocks(text), List.of(CONTENT), Tolerance.LAYOUT)).isEmpty();
	}

	@Test
	void findNewGivesTheWords() {
		assertThat(ErrorMarker.findNew(blocks("The fee is #VALUE! EUR."), List.of(CONTENT), Tolerance.LAYOUT))
			.isEqualTo(Optional.of("#VALUE!"));
	}

	@Test
	void findNewWhenAPrintHasGlyphsWithoutKnownCharactersFindsNone() {
		assertThat(ErrorMarker.findNew(blocks("The fee is \ufffd30."), List.of(CONTENT), Tolerance.PRINTS)).isEmpty();
	}

	private static List<Block> blocks(String text) {
		return List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, text));
	}

}
