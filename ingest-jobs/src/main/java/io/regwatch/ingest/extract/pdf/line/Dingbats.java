package io.regwatch.ingest.extract.pdf.line;

import java.util.stream.Collectors;

/** The pictures of the font Wingdings that documents use as ticks, boxes and bullets. */
final class Dingbats {

	private static final int PRIVATE_USE = 0xF000;

	private Dingbats() {
	}

	/** Replaces letters, also of the private use area, by their pictures. */
	static String read(String letters) {
		return letters.codePoints().mapToObj(Dingbats::read).collect(Collectors.joining());
	}

	private static String read(int letter) {
		int code = (letter >= PRIVATE_USE && letter <= PRIVATE_USE + 0xFF) ? letter - PRIVATE_USE : letter;
		return switch (code) {
			case ' ' -> " ";
			case 0xFC, 0x50 -> "\u2713";
			case 0xFB, 0x4F -> "\u2717";
			case 0xFE, 0x52 -> "\u2611";
			case 0xFD -> "\u2612";
			case 0xA8, 0x6F, 0x71, 0x72 -> "\u25A1";
			default -> "\u2022";
		};
	}

}
