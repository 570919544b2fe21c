package io.regwatch.ingest.redline.diff;

/**
 * Candidates for anchors in both texts.
 *
 * @param before how many words of the old text, at each place
 * @param after how many words of the new text
 * @param frequency how often it may occur in each
 */
record AnchorCandidates(NGramSize before, NGramSize after, int frequency) {

	/** So many words in a row, from everywhere. */
	static AnchorCandidates of(int words, int frequency) {
		return new AnchorCandidates((at) -> words, (at) -> words, frequency);
	}

}
