package io.regwatch.assessment.impact;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.passage.PassageRanking;
import io.regwatch.assessment.passage.Passages;

/**
 * Which passages of a text a model is shown: all of a short text; else what says whom it
 * is for, be it new or not, then what is new of dates and duties, then the passages that
 * are nearest to the profile, each with its heading, as many as the limit allows.
 */
final class PassageSelection {

	/** Of three parts, one is kept for dates and duties, and one for the nearest. */
	private static final int PARTS = 3;

	private final int limit;

	/** Characters of all passages together. */
	PassageSelection(int limit) {
		this.limit = limit;
	}

	/** In reading order; the text is known not to be longer than a model may be shown. */
	List<Segment> of(Passages text, PassageRanking ranking) {
		List<Segment> all = text.all();
		if (length(all) <= this.limit) {
			return all;
		}
		Map<Segment, Segment> headings = headings(all);
		Chosen chosen = new Chosen();
		add(text.scope(), this.limit / PARTS, headings, chosen);
		add(fresh(text.binding()), this.limit - this.limit / PARTS, headings, chosen);
		Stream.of(ranking.ranked(), text.binding(), all).forEach((more) -> add(more, this.limit, headings, chosen));
		return chosen.segments.stream().sorted(Comparator.comparingInt(Segment::ordinal)).toList();
	}

	private static void add(List<Segment> segments, int limit, Map<Segment, Segment> headings, Chosen chosen) {
		for (Segment segment : segments) {
			chosen.add(segment, limit);
			Segment heading = headings.get(segment);
			if (heading != null && chosen.segments.contains(segment)) {
				chosen.add(heading, limit);
			}
		}
	}

	/** The last heading before each passage. */
	private static Map<Segment, Segment> headings(List<Segment> all) {
		Map<Segment, Segment> headings = new HashMap<>();
		Segment last = null;
		for (Segment segment : all) {
			if (segment.heading()) {
				last = segment;
			}
			else if (last != null) {
				headings.put(segment, last);
			}
		}
		return headings;
	}

	private static List<Segment> fresh(List<Segment> segments) {
		return segments.stream().filter(Segment::fresh).toList();
	}

	private static int length(Collection<Segment> segments) {
		return segments.stream().mapToInt((one) -> one.text().length()).sum();
	}

	/** Segments, and their characters so far. */
	private static final class Chosen {

		private final Set<Segment> segments = new LinkedHashSet<>();

		private int length;

		void add(Segment segment, int limit) {
			if (this.length + segment.text().length() <= limit && this.segments.add(segment)) {
				this.length += segment.text().length();
			}
		}

	}

}
