package io.regwatch.assessment.evidence;

import java.util.List;

import io.regwatch.assessment.model.Embeddings;

/**
 * The text of a version.
 *
 * @param segments in reading order; empty if there is none
 * @param removed blocks that only the version before has, in its order
 * @param embeddings of salient passages, by their ordinals
 * @param facts what was found out about it
 */
public record StoredText(List<Segment> segments, List<String> removed, Embeddings embeddings, TextFacts facts) {

	/** Nothing to read. */
	public static final StoredText NONE = new StoredText(List.of(), List.of(), Embeddings.NONE);

	public StoredText {
		segments = List.copyOf(segments);
		removed = List.copyOf(removed);
	}

	/**
	 * A text of which nothing was found out yet.
	 * @param segments in reading order
	 * @param removed blocks that only the version before has
	 * @param embeddings of salient passages
	 */
	public StoredText(List<Segment> segments, List<String> removed, Embeddings embeddings) {
		this(segments, removed, embeddings, new TextFacts());
	}

	/**
	 * Reads a text of which nothing is known yet.
	 * @param segments in reading order
	 * @return with embeddings of its salient passages
	 */
	public static StoredText read(List<Segment> segments) {
		return read(segments, List.of());
	}

	/**
	 * Reads a revised text of which nothing is known yet.
	 * @param segments in reading order
	 * @param removed blocks that only the version before has
	 * @return with embeddings of its salient passages
	 */
	public static StoredText read(List<Segment> segments, List<String> removed) {
		return new StoredText(segments, removed, SalientPassages.embeddings(segments));
	}

}
