package io.regwatch.http;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class CharsetDetectorTests {

	private static final String TEXT = "Medizinprodukte für Ärzte – Änderung";

	private static final Charset WINDOWS = Charset.forName("windows-1252");

	@Test
	void charsetOfWhenAnnouncedRightlyIsThat() {
		for (Charset charset : new Charset[] { StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, WINDOWS }) {
			assertThat(CharsetDetector.charsetOf(TEXT.getBytes(charset), charset)).isEqualTo(charset);
		}
		assertThat(CharsetDetector.decode(TEXT.getBytes(StandardCharsets.UTF_16), StandardCharsets.UTF_16))
			.isEqualTo(TEXT);
	}

	@ParameterizedTest
	@CsvSource({ "gb2312,GB18030,镕基 医疗器械", "iso-8859-1,windows-1252,€ “quoted”", "shift_jis,windows-31j,①髙橋 ㈱",
			"x-sjis,windows-31j,①医療機器", "ks_c_5601-1987,x-windows-949,똠방각하 의료기기", "big5,Big5-HKSCS,醫療器材",
			"iso-8859-9,windows-1254,Şğı €", "windows-1251,windows-1251,Медицинские изделия", "utf-16,UTF-8,Ärzte" })
	void decodeWhenDocumentDeclaresALabelReadsItAsBrowsersDo(String label, String charset, String text) {
		byte[] bytes = "<html><meta http-equiv=Content-Type content='text/html; charset=%s'><p>%s</html>"
			.formatted(label, text)
			.getBytes(Charset.forName(charset));
		assertThat(CharsetDetector.decode(bytes, null)).contains(text);
	}

	@Test
	void charsetOfWhenHostAnnouncesALabelOfTheWebIsTheLargerCharset() {
		assertThat(CharsetDetector.charsetOf("a".getBytes(StandardCharsets.US_ASCII), StandardCharsets.ISO_8859_1))
			.isEqualTo(WINDOWS);
		assertThat(CharsetDetector.ofLabel("no-such-charset")).isNull();
	}

	@Test
	void charsetOfWhenAnnouncedWronglyIsWhatTheBytesAre() {
		assertThat(CharsetDetector.charsetOf(TEXT.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1))
			.isEqualTo(StandardCharsets.UTF_8);
		assertThat(CharsetDetector.charsetOf(TEXT.getBytes(WINDOWS), StandardCharsets.UTF_8)).isEqualTo(WINDOWS);
	}

	@Test
	void charsetOfWhenSingleByteIsWrongIsTheAnnouncedOne() {
		byte[] bytes = (TEXT + "?").getBytes(StandardCharsets.UTF_8);
		bytes[bytes.length - 1] = (byte) 0x93;
		assertThat(CharsetDetector.charsetOf(bytes, StandardCharsets.UTF_8)).isEqualTo(StandardCharsets.UTF_8);
	}

	@ParameterizedTest
	@CsvSource({ "euc-kr,x-windows-949,의료기기는 매년 검사하여야 한다", "gb2312,GB18030,医疗器械生产企业应当每年检查",
			"shift_jis,windows-31j,医療機器は毎年検査しなければならない", "windows-1251,windows-1251,Медицинские изделия" })
	void decodeWhenHostAnnouncesUtf8WronglyReadsWhatTheDocumentDeclaresOrElseItsLetters(String label, String charset,
			String text) {
		String page = "<html><meta charset='%s'><p>%s</html>".formatted(label, text);
		assertThat(CharsetDetector.decode(page.getBytes(Charset.forName(charset)), StandardCharsets.UTF_8))
			.isEqualTo(page);
		assertThat(CharsetDetector.decode(text.repeat(9).getBytes(Charset.forName(charset)), StandardCharsets.UTF_8))
			.isEqualTo(text.repeat(9));
	}

	@Test
	void decodeWhenTheDocumentDeclaresUtf8WronglyReadsItsLetters() {
		String page = "<meta charset=utf-8>" + "의료기기는 매년 검사하여야 한다".repeat(9);
		assertThat(CharsetDetector.decode(page.getBytes(Charset.forName("x-windows-949")), null)).isEqualTo(page);
	}

	@Test
	void isTwiceEncodedWhenItIsOnlyThen() {
		byte[] bytes = "Medizinprodukte für Ärzte".getBytes(StandardCharsets.UTF_8);
		assertThat(CharsetDetector.isTwiceEncoded(new String(bytes, StandardCharsets.ISO_8859_1))).isTrue();
		assertThat(CharsetDetector.isTwiceEncoded(new String(bytes, WINDOWS))).isTrue();
		assertThat(CharsetDetector.isTwiceEncoded(TEXT)).isFalse();
		assertThat(CharsetDetector.isTwiceEncoded("Plain")).isFalse();
		assertThat(CharsetDetector.isTwiceEncoded("Ã is a letter of Portuguese, SÃO PAULO")).isFalse();
		assertThat(CharsetDetector.isTwiceEncoded("医療機器")).isFalse();
	}

}
