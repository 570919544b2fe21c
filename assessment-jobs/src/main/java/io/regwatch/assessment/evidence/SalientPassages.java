package io.regwatch.assessment.evidence;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * The passages that show what a text is about: the first, and those that name most of
 * what the field has words for.
 */
public final class SalientPassages {

	private static final int MOST = 8;

	private static final int LONGEST = 600;

	private static final List<Topic> TOPICS = List.of(Topic.DEVICE_KINDS, Topic.DEVICE_CHARACTERISTICS,
			Topic.THERAPEUTIC_AREAS);

	private SalientPassages() {
	}

	/**
	 * Reads what they mean.
	 * @param segments in reading order
	 * @return by their ordinals
	 */
	public static Embeddings embeddings(Collection<Segment> segments) {
		List<Segment> bodies = Segment.said(segments).stream().filter((one) -> !one.heading()).toList();
		Stream<Segment> richest = bodies.stream()
			.map((segment) -> Map.entry(segment, labels(segment)))
			.sorted(Map.Entry.<Segment, Long>comparingByValue(Comparator.reverseOrder()))
			.map(Map.Entry::getKey);
		return Embeddings.of(Stream.concat(bodies.stream().limit(1), richest)
			.distinct()
			.limit(MOST)
			.collect(Collectors.toMap(Segment::ordinal, SalientPassages::beginning)));
	}

	private static long labels(Segment segment) {
		return TOPICS.stream()
			.mapToLong((topic) -> Vocabulary.shipped().find(topic, List.of(segment.text())).size())
			.sum();
	}

	private static String beginning(Segment segment) {
		return segment.text().substring(0, Math.min(segment.text().length(), LONGEST));
	}

}
