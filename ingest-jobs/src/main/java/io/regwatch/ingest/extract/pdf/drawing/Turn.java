package io.regwatch.ingest.extract.pdf.drawing;

import java.util.List;
import java.util.stream.IntStream;

import org.apache.pdfbox.text.TextPosition;

/**
 * How a page is turned for reading. Places count from the top then, and from the side
 * where lines begin, in points.
 *
 * @param direction in which its text runs: 0, or 90, 180 or 270 degrees counterclockwise
 * @param width of the page before it is turned
 * @param height of the page before it is turned
 * @param fromRight whether lines begin at the right
 */
record Turn(int direction, float width, float height, boolean fromRight) {

	/** Turns a page as most of its glyphs need it. */
	static Turn of(List<List<TextPosition>> glyphs, float width, float height, boolean fromRight) {
		int[] counts = new int[4];
		for (List<TextPosition> article : glyphs) {
			for (TextPosition glyph : article) {
				counts[(int) glyph.getDir() / 90]++;
			}
		}
		int most = 90 * IntStream.range(0, counts.length)
			.reduce(0, (one, other) -> (counts[other] > counts[one]) ? other : one);
		return new Turn(most, width, height, fromRight);
	}

	float x(float across, float up) {
		float fromLeft = fromLeft(across, up);
		return this.fromRight ? ((this.direction % 180 == 0) ? this.width : this.height) - fromLeft : fromLeft;
	}

	private float fromLeft(float across, float up) {
		return switch (this.direction) {
			case 90 -> up;
			case 180 -> this.width - across;
			case 270 -> this.height - up;
			default -> across;
		};
	}

	float y(float across, float up) {
		return switch (this.direction) {
			case 90 -> across;
			case 180 -> up;
			case 270 -> this.width - across;
			default -> this.height - up;
		};
	}

	/** Returns a line as readers see it. */
	Rule rule(ThinLine line) {
		boolean level = line.level() == (this.direction % 180 == 0);
		float x = line.level() ? x(line.from(), line.across()) : x(line.across(), line.from());
		float y = line.level() ? y(line.from(), line.across()) : y(line.across(), line.from());
		float start = level ? x : y;
		float end = line.level() ? (level ? x(line.to(), line.across()) : y(line.to(), line.across()))
				: (level ? x(line.across(), line.to()) : y(line.across(), line.to()));
		return new Rule(level, level ? y : x, Math.min(start, end), Math.max(start, end));
	}

}
