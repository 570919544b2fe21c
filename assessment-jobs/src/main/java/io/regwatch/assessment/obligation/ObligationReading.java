package io.regwatch.assessment.obligation;

import java.util.List;

import io.regwatch.assessment.evidence.Segment;

/**
 * The obligations of a version, and those that ended with it.
 *
 * @param changes in the order of the text; ended ones last
 */
public record ObligationReading(List<ObligationChange> changes) {

	public ObligationReading {
		changes = List.copyOf(changes);
	}

	/**
	 * Reads a version.
	 * @param text of the version, in reading order
	 * @param before text of the version before; empty if there is none
	 * @return its obligations
	 */
	public static ObligationReading of(List<Segment> text, List<Segment> before) {
		return new ObligationReading(
				ObligationComparison.between(ObligationExtractor.of(before), ObligationExtractor.of(text)));
	}

}
