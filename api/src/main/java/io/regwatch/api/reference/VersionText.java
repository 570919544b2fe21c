package io.regwatch.api.reference;

import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * The text of a version, in the segments that quotes of evidence name.
 *
 * @param versionId of the version
 * @param unavailable why there is no text: {@code rights} or {@code no_text};
 * {@code null} if there is
 * @param segments in reading order
 */
public record VersionText(UUID versionId, @Nullable String unavailable, List<Segment> segments) {

	/** A block of the text, by its place in reading order. */
	public record Segment(int segment, int page, boolean heading, String text) {

	}

}
