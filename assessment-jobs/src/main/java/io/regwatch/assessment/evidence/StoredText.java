package io.regwatch.assessment.evidence;

import java.util.List;

import io.regwatch.assessment.model.Meanings;

/**
 * The text of a version.
 *
 * @param segments in reading order; empty if there is none
 * @param meanings of telling passages, by their ordinals
 */
public record StoredText(List<Segment> segments, Meanings meanings) {

	/** Nothing to read. */
	public static final StoredText NONE = new StoredText(List.of(), Meanings.NONE);

	public StoredText {
		segments = List.copyOf(segments);
	}

	/**
	 * Reads a text of which nothing is known yet.
	 * @param segments in reading order
	 * @return with what its telling passages mean
	 */
	public static StoredText read(List<Segment> segments) {
		return new StoredText(segments, TellingPassages.meanings(segments));
	}

}
