package io.regwatch.assessment.digest;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.StatedDeadline;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.SalientPassages;
import io.regwatch.assessment.model.Embeddings;

/**
 * The words that a digest may rest on: of a revision those that are new or gone, of
 * anything else all of the text.
 *
 * @param added what stands there, or what is new
 * @param removed what no longer stands there
 */
record DigestInput(List<Segment> added, List<Segment> removed) {

	/** Letters of all that a model reads, which is far more than it can say. */
	private static final int MOST = 240_000;

	/** Letters that a model reads at once. */
	private static final int PART = 12_000;

	boolean isEmpty() {
		return this.added.isEmpty() && this.removed.isEmpty();
	}

	List<Segment> all() {
		return Stream.concat(this.added.stream(), this.removed.stream()).toList();
	}

	Embeddings embeddings() {
		return SalientPassages.embeddings(this.added);
	}

	/** In parts that a model can read. Of a very long text only what obliges. */
	List<DigestInput> parts() {
		List<DigestInput> parts = new ArrayList<>();
		List<Segment> part = new ArrayList<>();
		long size = 0;
		for (Segment segment : read()) {
			size += segment.text().length();
			if (size > PART && !part.isEmpty()) {
				parts.add(part(part));
				part = new ArrayList<>();
				size = segment.text().length();
			}
			part.add(segment);
		}
		parts.add(part(part));
		return parts;
	}

	private List<Segment> read() {
		List<Segment> all = all();
		List<Segment> salient = (letters(all) <= MOST) ? List.of()
				: all.stream().filter(DigestInput::isSalient).toList();
		AtomicLong letters = new AtomicLong();
		return (salient.isEmpty() ? all : salient).stream()
			.takeWhile((one) -> letters.addAndGet(one.text().length()) <= MOST)
			.toList();
	}

	private static long letters(List<Segment> segments) {
		return segments.stream().mapToLong((one) -> one.text().length()).sum();
	}

	private DigestInput part(List<Segment> segments) {
		List<Segment> gone = segments.stream().filter(this.removed::contains).toList();
		return new DigestInput(segments.stream().filter((one) -> !gone.contains(one)).toList(), gone);
	}

	private static boolean isSalient(Segment segment) {
		return segment.heading() || !Obligations.of(segment).isEmpty() || !StatedDeadline.of(segment).isEmpty();
	}

}
