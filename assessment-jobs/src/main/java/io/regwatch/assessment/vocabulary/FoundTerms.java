package io.regwatch.assessment.vocabulary;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What was found in a text.
 *
 * @param all matches in their order
 * @param outermost those of them that are not within longer ones
 */
record FoundTerms(List<TermMatch> all, List<TermMatch> outermost) {

	private static final Comparator<TermMatch> BY_PLACE = Comparator.comparingInt(TermMatch::start)
		.thenComparing(Comparator.comparingInt(TermMatch::end).reversed());

	static FoundTerms of(List<TermMatch> all) {
		Set<TermMatch> contained = contained(all);
		return new FoundTerms(List.copyOf(all), all.stream().filter((one) -> !contained.contains(one)).toList());
	}

	/**
	 * By their starts, the longest first: a match is within another one only if it is
	 * within the one that reaches farthest.
	 */
	private static Set<TermMatch> contained(List<TermMatch> all) {
		Set<TermMatch> contained = new HashSet<>();
		TermMatch farthest = new TermMatch("", 0, 0);
		for (TermMatch one : all.stream().sorted(BY_PLACE).toList()) {
			if (farthest.contains(one)) {
				contained.add(one);
			}
			farthest = (one.end() > farthest.end()) ? one : farthest;
		}
		return contained;
	}

}
