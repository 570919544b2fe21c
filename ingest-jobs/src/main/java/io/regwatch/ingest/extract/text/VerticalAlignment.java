package io.regwatch.ingest.extract.text;

/** Where text stands in a line, as formats of office programs say it. */
public enum VerticalAlignment {

	/** On the line. */
	BASELINE,

	/** Above it. */
	RAISED,

	/** Below it. */
	LOWERED;

	/**
	 * Returns the alignment of a distance from the line.
	 * @param distance a number, which may be followed by a unit
	 * @return where text of that distance stands
	 */
	public static VerticalAlignment ofDistance(String distance) {
		String digits = distance.strip().replaceFirst("^[+-]", "");
		return !digits.matches("0*[.]?0*[1-9].*") ? BASELINE : distance.strip().startsWith("-") ? LOWERED : RAISED;
	}

	/**
	 * Returns the alignment of a word of Office Open XML.
	 * @param word such as "superscript"
	 * @return where text so aligned stands
	 */
	public static VerticalAlignment of(String word) {
		return switch (word) {
			case "superscript" -> RAISED;
			case "subscript" -> LOWERED;
			default -> BASELINE;
		};
	}

	/**
	 * Writes the digits of a text so aligned.
	 * @param text to be written
	 * @return the same text with other digits
	 */
	public String write(String text) {
		return switch (this) {
			case BASELINE -> text;
			case RAISED -> RaisedDigits.of(text);
			case LOWERED -> RaisedDigits.lowered(text);
		};
	}

}
