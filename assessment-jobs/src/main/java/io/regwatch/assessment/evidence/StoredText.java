package io.regwatch.assessment.evidence;

import java.util.List;

import io.regwatch.assessment.model.Embeddings;

/**
 * The text of a version.
 *
 * @param segments in reading order; empty if there is none
 * @param embeddings of telling passages, by their ordinals
 */
public record StoredText(List<Segment> segments, Embeddings embeddings) {

	/** Nothing to read. */
	public static final StoredText NONE = new StoredText(List.of(), Embeddings.NONE);

	public StoredText {
		segments = List.copyOf(segments);
	}

	/**
	 * Reads a text of which nothing is known yet.
	 * @param segments in reading order
	 * @return with what its telling passages mean
	 */
	public static StoredText read(List<Segment> segments) {
		return new StoredText(segments, SalientPassages.embeddings(segments));
	}

}
