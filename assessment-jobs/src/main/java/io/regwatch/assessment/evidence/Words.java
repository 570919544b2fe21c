package io.regwatch.assessment.evidence;

/** The words of a text, in which other words can be looked for. */
public final class Words {

	private final NormalizedText text;

	/**
	 * Reads a text.
	 * @param text of any length
	 */
	public Words(String text) {
		this.text = new NormalizedText(text);
	}

	/**
	 * Whether words stand in the text; how letters and spaces are encoded does not
	 * matter.
	 * @param words one after the other
	 * @return {@code false} also if there are none
	 */
	public boolean has(String words) {
		return this.text.find(words).isPresent();
	}

}
