package io.regwatch.http;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class UriEscaperTests {

	@ParameterizedTest
	@CsvSource(quoteCharacter = '!',
			value = { "/a b.pdf, /a%20b.pdf", "/Prüfung.pdf, /Pr%C3%BCfung.pdf", "/a|b{1}.pdf, /a%7Cb%7B1%7D.pdf",
					"/[1].pdf, /%5B1%5D.pdf", "https://[::1]:8/[1]?p[n]=1, https://[::1]:8/%5B1%5D?p[n]=1",
					"/100%.pdf, /100%25.pdf", "/a%20b.pdf, /a%20b.pdf", "/a#part, /a", "../a.pdf, ../a.pdf",
					"https://Bücher.example:8/ü, https://xn--bcher-kva.example:8/%C3%BC",
					"https://１２７.0.0.1/, https://127.0.0.1/", "?filter[agency]=FDA, ?filter[agency]=FDA" })
	void escapeWhenCharactersMayNotStandThereEscapesThem(String written, String escaped) {
		assertThat(UriEscaper.escape(written, StandardCharsets.UTF_8)).isEqualTo(escaped);
	}

	@ParameterizedTest
	@CsvSource(value = { "/a, ''", "/a#, ''", "/a#b, #b", "#b c, #b%20c", "/a#b%20c, #b%20c", "/a#1#2, #1%232",
			"/a#b:~:text=c, #b", "/a#:~:text=c, ''" })
	void fragmentWhenThereIsOneEscapesIt(String address, String fragment) {
		assertThat(UriEscaper.fragment(address)).isEqualTo(fragment);
	}

}
