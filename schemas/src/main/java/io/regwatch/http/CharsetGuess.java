package io.regwatch.http;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

import org.jspecify.annotations.Nullable;
import org.mozilla.universalchardet.UniversalDetector;

/** Tells the charset of a text by its letters, where what is announced is wrong. */
final class CharsetGuess {

	private static final Charset OF_THE_WEST = Charset.forName("windows-1252");

	/** One of so many bytes. */
	private static final int LEAST_BEYOND = 5;

	private CharsetGuess() {
	}

	/** The charset of bytes that are not UTF-8. */
	static Charset of(byte[] bytes) {
		if (isMostlyAscii(bytes)) {
			return OF_THE_WEST;
		}
		UniversalDetector detector = new UniversalDetector();
		detector.handleData(bytes);
		detector.dataEnd();
		@Nullable String found = detector.getDetectedCharset();
		return Objects.requireNonNullElse((found != null) ? CharsetDetector.ofLabel(found) : null, OF_THE_WEST);
	}

	/** Whether bytes are UTF-8 apart from some that are broken. */
	static boolean isMostlyUtf8(byte[] bytes) {
		String text = new String(bytes, StandardCharsets.UTF_8);
		long broken = text.chars().filter((letter) -> letter == '\uFFFD').count();
		long beyond = text.chars().filter((letter) -> letter > 0x7F).count() - broken;
		return broken <= beyond;
	}

	/** Letters of other scripts are all beyond ASCII; those of the west are few. */
	private static boolean isMostlyAscii(byte[] bytes) {
		int beyond = 0;
		for (byte value : bytes) {
			beyond += (value < 0) ? 1 : 0;
		}
		return beyond < bytes.length / LEAST_BEYOND;
	}

}
