package io.regwatch.ingest.extract.pdf.direction;

/**
 * Characters that stand for the glyphs of a line, from left to right, in the
 * bidirectional algorithm of Unicode (UAX 9).
 */
final class BidiTypes {

	static final char LEFT = 'a';

	static final char RIGHT = '\u05D0';

	static final char ARABIC = '\u0628';

	static final char NUMBER = '1';

	static final char ARABIC_NUMBER = '\u0661';

	private static final char NEUTRAL = '\u2022';

	private static final int FIRST_RIGHT = 0x590;

	private static final int FIRST_ARABIC = 0x600;

	private static final int LAST_ARABIC = 0x8FF;

	private BidiTypes() {
	}

	/** Whether a glyph has a letter of a script that runs from right to left. */
	static boolean isRight(String glyph) {
		for (int i = 0; i < glyph.length(); i++) {
			if (glyph.charAt(i) >= FIRST_RIGHT && isRight(of(glyph.charAt(i)))) {
				return true;
			}
		}
		return false;
	}

	/** Whether a character is a mark of Hebrew or Arabic. */
	static boolean isMark(int character) {
		return character >= FIRST_RIGHT && character <= LAST_ARABIC
				&& Character.getType(character) == Character.NON_SPACING_MARK;
	}

	static boolean isRight(int type) {
		return type == RIGHT || type == ARABIC;
	}

	static boolean isLetter(int type) {
		return type == LEFT || isRight(type);
	}

	/** The type of the first letter or number of a glyph, or of what else it shows. */
	static char of(String glyph) {
		return glyph.codePoints()
			.mapToObj(BidiTypes::of)
			.reduce((first, next) -> isNumber(first) || isLetter(first) ? first : next)
			.orElse(NEUTRAL);
	}

	private static boolean isNumber(int type) {
		return type == NUMBER || type == ARABIC_NUMBER;
	}

	private static char of(int character) {
		return switch (Character.getDirectionality(character)) {
			case Character.DIRECTIONALITY_LEFT_TO_RIGHT ->
				(Character.getType(character) == Character.PRIVATE_USE) ? NEUTRAL : LEFT;
			case Character.DIRECTIONALITY_RIGHT_TO_LEFT -> RIGHT;
			case Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC -> ARABIC;
			case Character.DIRECTIONALITY_EUROPEAN_NUMBER -> NUMBER;
			case Character.DIRECTIONALITY_ARABIC_NUMBER -> ARABIC_NUMBER;
			case Character.DIRECTIONALITY_NONSPACING_MARK ->
				!isMark(character) ? NEUTRAL : (character < FIRST_ARABIC) ? RIGHT : ARABIC;
			case Character.DIRECTIONALITY_WHITESPACE, Character.DIRECTIONALITY_PARAGRAPH_SEPARATOR,
					Character.DIRECTIONALITY_SEGMENT_SEPARATOR ->
				' ';
			default -> Character.isBmpCodePoint(character) ? (char) character : NEUTRAL;
		};
	}

}
