package io.regwatch.ingest.extract.pdf.direction;

import java.util.List;

import org.apache.pdfbox.text.TextPosition;

/**
 * The end of a line.
 *
 * @param glyphs from left to right
 * @param next what the next line starts with if it goes on
 */
record LineEnd(List<TextPosition> glyphs, LineStart next) {

	static final LineEnd NONE = new LineEnd(List.of(), LineStart.NEW);

	private static final String ENDS = ".:;!?\u061B\u061F\u06D4";

	/** Greatest distance to the next line, in font sizes. */
	private static final float STEP = 2;

	/**
	 * Returns the end of a line.
	 * @param visual the glyphs from left to right
	 * @param places the places in the order in which they are read
	 */
	static LineEnd of(List<TextPosition> visual, List<ReadingOrder.Place> places) {
		LineStart next = LineStart.AFTER_ARABIC;
		for (ReadingOrder.Place place : places.reversed()) {
			char type = BidiTypes.of(visual.get(place.glyph()).getUnicode());
			if (type == BidiTypes.ARABIC && next == LineStart.AFTER_ARABIC) {
				return new LineEnd(visual, next);
			}
			if (!place.mirrored() && "([{".indexOf(type) >= 0) {
				return new LineEnd(visual, LineStart.IN_BRACKETS);
			}
			boolean closed = !place.mirrored() && ")]}".indexOf(type) >= 0;
			if (closed || BidiTypes.isRight(type) || ENDS.indexOf(type) >= 0) {
				return NONE;
			}
			next = (type == BidiTypes.LEFT) ? LineStart.NEW : next;
		}
		return NONE;
	}

	/** What a line starts with: it goes on if it stands right below. */
	LineStart before(List<TextPosition> line) {
		if (this.glyphs.isEmpty()) {
			return LineStart.NEW;
		}
		TextPosition right = this.glyphs.getLast();
		TextPosition first = line.getLast();
		float size = right.getFontSizeInPt();
		float step = first.getYDirAdj() - right.getYDirAdj();
		boolean below = step > 0 && step < STEP * size && Math.abs(first.getXDirAdj() - right.getXDirAdj()) < size;
		return (below && !hadRoom(line)) ? this.next : LineStart.NEW;
	}

	/** Whether the first word of the next line had fitted: the break was meant. */
	private boolean hadRoom(List<TextPosition> line) {
		int word = line.size() - 1;
		while (word > 0 && !line.get(word - 1).getUnicode().isBlank()) {
			word--;
		}
		float width = line.getLast().getXDirAdj() - line.get(word).getXDirAdj() + 2 * line.getLast().getFontSizeInPt();
		return this.glyphs.getFirst().getXDirAdj() - width > line.getFirst().getXDirAdj();
	}

}
