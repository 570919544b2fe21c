package io.regwatch.ingest.extract.pdf.direction;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

import org.apache.pdfbox.text.TextPosition;

/** The direction in which the text of a page runs. */
enum PageDirection {

	/** No letter is of a script that runs from right to left. */
	LEFT_TO_RIGHT,

	/** Few letters are. */
	MIXED,

	/** A third of the letters are: much of the rest are names and terms. */
	RIGHT_TO_LEFT;

	private static final int SHARE = 3;

	static PageDirection of(Collection<List<TextPosition>> glyphs) {
		if (glyphs.stream().noneMatch(PageDirection::isMixed)) {
			return LEFT_TO_RIGHT;
		}
		long right = types(glyphs).filter(BidiTypes::isRight).count();
		return (right * SHARE >= types(glyphs).filter(BidiTypes::isLetter).count()) ? RIGHT_TO_LEFT : MIXED;
	}

	private static Stream<Character> types(Collection<List<TextPosition>> glyphs) {
		return glyphs.stream().flatMap(List::stream).map((glyph) -> BidiTypes.of(glyph.getUnicode()));
	}

	/** Whether glyphs of a line may stand in another order than they are read. */
	boolean concerns(List<TextPosition> line) {
		return switch (this) {
			case LEFT_TO_RIGHT -> false;
			case MIXED -> isMixed(line);
			case RIGHT_TO_LEFT -> true;
		};
	}

	/** Puts what stands from left to right into the order in which it is read. */
	<T> List<T> inOrder(List<T> parts) {
		return (this == RIGHT_TO_LEFT) ? parts.reversed() : parts;
	}

	private static boolean isMixed(List<TextPosition> glyphs) {
		for (TextPosition glyph : glyphs) {
			if (BidiTypes.isRight(glyph.getUnicode())) {
				return true;
			}
		}
		return false;
	}

}
