package io.regwatch.assessment.vocabulary;

/**
 * A place where a term stands.
 *
 * @param label that the term stands for
 * @param start offset of the first character
 * @param end offset after the last one
 */
public record TermMatch(String label, int start, int end) {

	/** Whether it is longer, and the other one stands within it. */
	boolean contains(TermMatch other) {
		return this.start <= other.start && this.end >= other.end && this.end - this.start > other.end - other.start;
	}

}
