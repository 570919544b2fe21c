package io.regwatch.ingest.extract.pdf.direction;

import java.text.Bidi;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the order in which a line is read whose glyphs stand on the page as the
 * bidirectional algorithm of Unicode (UAX 9) has placed them. The algorithm is its own
 * inverse, but for numbers: their places depend on the letters before them.
 */
final class ReadingOrder {

	/**
	 * A line with only Latin letters that begins at the right edge, or has no letters.
	 */
	private static final Pattern BEGINS_RIGHT = Pattern
		.compile("[.,;:!?\u060C\u061B\u061F\u06D4][^ ].*|.* [.(\\p{Pd}]1{1,3}|.* \u2022|[^a]*|\\([^ )]*|[^ (]*\\)");

	private ReadingOrder() {
	}

	/**
	 * Returns the places of a line in the order in which they are read.
	 * @param glyphs the texts of glyphs, from left to right
	 * @param page the direction of the page
	 * @param start what the line goes on with
	 */
	static List<Place> of(List<String> glyphs, PageDirection page, LineStart start) {
		String types = glyphs.stream()
			.map((glyph) -> String.valueOf(BidiTypes.of(glyph)))
			.collect(Collectors.joining());
		return beginsRight(types, page) ? of(RunTypes.fromRight(types, start), Bidi.DIRECTION_RIGHT_TO_LEFT)
				: of(RunTypes.fromLeft(types), Bidi.DIRECTION_LEFT_TO_RIGHT);
	}

	private static List<Place> of(String types, int direction) {
		Bidi bidi = new Bidi(types, direction);
		byte[] levels = new byte[types.length()];
		Place[] places = new Place[levels.length];
		for (int i = 0; i < levels.length; i++) {
			levels[i] = (byte) bidi.getLevelAt(i);
			places[i] = new Place(i, levels[i] % 2 == 1);
		}
		Bidi.reorderVisually(levels, 0, places, 0, places.length);
		return List.of(places);
	}

	private static boolean beginsRight(String types, PageDirection page) {
		long right = types.chars().filter(BidiTypes::isRight).count();
		return switch (page) {
			case LEFT_TO_RIGHT -> false;
			case MIXED -> right > types.chars().filter((type) -> type == BidiTypes.LEFT).count();
			case RIGHT_TO_LEFT -> right > 0 || BEGINS_RIGHT.matcher(types).matches();
		};
	}

	/**
	 * A place of a line.
	 *
	 * @param glyph its index, from the left
	 * @param mirrored whether brackets that stand there are mirrored
	 */
	record Place(int glyph, boolean mirrored) {

	}

}
