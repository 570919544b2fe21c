package io.regwatch.assessment.evidence;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import io.regwatch.schema.text.BoundedPattern;

/**
 * A statement with a quote that supports it.
 *
 * @param text of the statement
 * @param segment where the words are said to stand
 * @param quote the words
 */
public record Statement(String text, int segment, String quote) {

	/** Words to machines say nothing of devices. */
	private static final BoundedPattern ORDER = BoundedPattern.ignoringCase(
			"\\b(ignore|disregard|forget|override)\\b.{0,40}\\b(instruction|rule|prompt|guideline)s?\\b|\\bsystem prompt\\b"
					+ "|\\banswer (exactly|only|with)\\b|\\byou are (now )?(an?|the) (ai|assistant|language model|regulator)\\b");

	private static final int SHORTEST = 12;

	private static final int LONGEST = 600;

	private static final int LONGEST_TEXT = 500;

	/**
	 * Proves it.
	 * @param shown segments in which the words may stand; where they are said to stand is
	 * looked at first
	 * @return the words as they stand there; empty if they do not, are too few to say
	 * anything, or hold markup, links or orders to machines
	 */
	public Optional<Evidence.OfText> proof(List<Segment> shown) {
		String plain = PlainText.of(this.text, LONGEST_TEXT);
		if (plain.isBlank() || this.quote.strip().length() < SHORTEST || this.quote.length() > LONGEST) {
			return Optional.empty();
		}
		return shown.stream()
			.sorted(Comparator.comparing((one) -> one.ordinal() != this.segment))
			.flatMap((one) -> one.cite(plain, this.quote).stream())
			.filter((cited) -> PlainText.isPlain(cited.quote()) && !ORDER.find(cited.quote()))
			.findFirst();
	}

}
