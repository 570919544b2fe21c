package io.regwatch.assessment.digest;

import java.util.List;

import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.obligation.ObligationReading;
import org.jspecify.annotations.Nullable;

/**
 * The text of a version, and of the one that it revises.
 *
 * @param text of the version
 * @param before text of the version before; {@code null} if it is not a revision
 */
record VersionSegments(List<Segment> text, @Nullable List<Segment> before) {

	DigestInput input() {
		return (this.before != null) ? new DigestInput(changed(this.text), changed(this.before))
				: new DigestInput(this.text, List.of());
	}

	ObligationReading obligations() {
		return ObligationReading.of(this.text, (this.before != null) ? this.before : List.of());
	}

	private static List<Segment> changed(List<Segment> segments) {
		return segments.stream().filter(Segment::fresh).toList();
	}

}
