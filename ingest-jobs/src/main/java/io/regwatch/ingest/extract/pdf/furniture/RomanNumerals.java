package io.regwatch.ingest.extract.pdf.furniture;

/** Values of roman numerals as prefaces are paged with. */
final class RomanNumerals {

	private RomanNumerals() {
	}

	static int valueOf(String numeral) {
		int value = 0;
		for (int i = 0; i < numeral.length(); i++) {
			int digit = digit(numeral.charAt(i));
			boolean subtracted = i + 1 < numeral.length() && digit < digit(numeral.charAt(i + 1));
			value += subtracted ? -digit : digit;
		}
		return value;
	}

	private static int digit(char letter) {
		return switch (letter) {
			case 'i' -> 1;
			case 'v' -> 5;
			case 'x' -> 10;
			case 'l' -> 50;
			default -> 0;
		};
	}

}
