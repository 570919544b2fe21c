package io.regwatch.ingest.extract.pdf.line;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Latin letters whose two bytes a program has swapped: each is a Chinese character beside
 * letters that are right. Where one of them is cut off, all of them are unknown.
 */
final class SwappedUnicode {

	/** The letters A to Z and a to z. */
	private static final String SWAPPED = "[\u4100\u4200\u4300\u4400\u4500\u4600\u4700\u4800\u4900\u4A00\u4B00\u4C00\u4D00\u4E00\u4F00\u5000"
			+ "\u5100\u5200\u5300\u5400\u5500\u5600\u5700\u5800\u5900\u5A00\u6100\u6200\u6300\u6400\u6500\u6600"
			+ "\u6700\u6800\u6900\u6A00\u6B00\u6C00\u6D00\u6E00\u6F00\u7000\u7100\u7200\u7300\u7400\u7500\u7600"
			+ "\u7700\u7800\u7900\u7A00]";

	private static final Pattern LETTERS = Pattern
		.compile("(?<=[A-Za-z])" + SWAPPED + "++\uFFFD?|" + SWAPPED + "++\uFFFD?(?=[A-Za-z])|" + SWAPPED + "++\uFFFD");

	private SwappedUnicode() {
	}

	/**
	 * Returns a line with the letters meant, or the same line if it has none. A line with
	 * other Chinese characters is Chinese or Japanese.
	 */
	static String correct(String line) {
		boolean ideographs = line.codePoints().anyMatch(Character::isIdeographic);
		return (!ideographs || line.codePoints().anyMatch(SwappedUnicode::isOtherIdeograph)) ? line
				: LETTERS.matcher(line).replaceAll((found) -> correctAll(found.group()));
	}

	private static boolean isOtherIdeograph(int character) {
		return Character.isIdeographic(character) && (character > 0x7A00 || (character & 0xFF) != 0);
	}

	private static String correctAll(String letters) {
		return letters.chars()
			.map((letter) -> letters.endsWith("\uFFFD") ? 0xFFFD : letter >> Byte.SIZE)
			.mapToObj(Character::toString)
			.collect(Collectors.joining());
	}

}
