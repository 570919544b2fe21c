package io.regwatch.http;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CharsetDetectorTests {

	private static final String TEXT = "Medizinprodukte für Ärzte – Änderung";

	private static final Charset WINDOWS = Charset.forName("windows-1252");

	@Test
	void charsetOfWhenAnnouncedRightlyIsThat() {
		for (Charset charset : new Charset[] { StandardCharsets.UTF_8, StandardCharsets.UTF_16, WINDOWS }) {
			assertThat(CharsetDetector.charsetOf(TEXT.getBytes(charset), charset)).isEqualTo(charset);
		}
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
