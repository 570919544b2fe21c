package io.regwatch.http;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PdfHeaderTests {

	@ParameterizedTest
	@ValueSource(strings = { "%PDF-1.7\n", "\r\n \0%PDF-1.4", "\u00ef\u00bb\u00bf%PDF-1.4\u0001",
			"\u001b%-12345X@PJL JOB NAME=\"M\u00fcller\"\r\n@PJL ENTER LANGUAGE=PDF\r\n%PDF-2.0",
			"junk\n%PDF-1.3 \u0000" })
	void pdfMayFollowWhatPrintersWrite(String start) {
		assertThat(SniffedType.of(bytes(start))).isEqualTo(SniffedType.PDF);
	}

	@ParameterizedTest
	@ValueSource(strings = { "PK\u0003\u0004\u0014\0\0\0\0\0part1.pdf%PDF-1.4\n",
			"\u001f\u008b\u0008part1.pdf\0%PDF-1.4\n", "\u00d0\u00cf\u0011\u00e0\u00a1%PDF-1.4",
			"Rar!\u001a\u0007\0part1.pdf%PDF-1.4", "7z\u00bc\u00af\u0027\u001c%PDF-1.4",
			"part1.pdf\0\0\0\0000644\0ustar\0%PDF-1.4\n", "<p>%PDF-1.4</p>", "{\"a\": \"%PDF-1.4\"}", "Comma%PDF" })
	void pdfWithinAnotherFileIsThatFile(String start) {
		assertThat(SniffedType.of(bytes(start))).isNotEqualTo(SniffedType.PDF);
	}

	private static byte[] bytes(String start) {
		return start.getBytes(StandardCharsets.ISO_8859_1);
	}

}
