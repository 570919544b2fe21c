package io.regwatch.ingest.extract.pdf.direction;

import org.apache.pdfbox.text.TextPosition;

/** Glyphs with other characters than those that a font names. */
public final class TextPositions {

	private TextPositions() {
	}

	/** Returns a glyph at the same place. */
	public static TextPosition with(TextPosition position, String text) {
		return new TextPosition(position.getRotation(), position.getPageWidth(), position.getPageHeight(),
				position.getTextMatrix(), position.getEndX(), position.getEndY(), position.getHeight(),
				position.getIndividualWidths()[0], position.getWidthOfSpace(), text, position.getCharacterCodes(),
				position.getFont(), position.getFontSize(), (int) position.getFontSizeInPt());
	}

}
