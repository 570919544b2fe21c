package io.regwatch.assessment.impact;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Segment;

/**
 * Which passages of a text a model is shown: all of a short text; else what says whom it
 * is for, by when and to what it obliges, then the passages that are nearest to the
 * profile, as many as the limit allows.
 */
final class PassageSelection {

	private final int limit;

	/** Characters of all passages together. */
	PassageSelection(int limit) {
		this.limit = limit;
	}

	/** In reading order; the text is known not to be longer than a model may be shown. */
	List<Segment> of(Passages text) {
		List<Segment> all = text.all();
		if (length(all) <= this.limit) {
			return all;
		}
		Set<Segment> chosen = new LinkedHashSet<>();
		Stream.of(fresh(text.decisive()), text.ranked(), text.decisive(), all)
			.flatMap(Collection::stream)
			.forEach((segment) -> add(segment, chosen));
		return chosen.stream().sorted(Comparator.comparingInt(Segment::ordinal)).toList();
	}

	private void add(Segment segment, Set<Segment> chosen) {
		if (!chosen.contains(segment) && length(chosen) + segment.text().length() <= this.limit) {
			chosen.add(segment);
		}
	}

	private static List<Segment> fresh(List<Segment> segments) {
		return new ArrayList<>(segments.stream().filter(Segment::fresh).toList());
	}

	private static int length(Collection<Segment> segments) {
		return segments.stream().mapToInt((one) -> one.text().length()).sum();
	}

}
