package io.regwatch.ingest.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.reading.Deadline;
import io.regwatch.reading.ReadSentence;

/**
 * A date that a document states.
 *
 * @param file whose words they are
 * @param quote some words with the date
 * @param kind of the date; {@code DUTY} if something is due, {@code PUBLISHED} or
 * {@code OTHER} if it is none of the kinds that matter
 * @param date day or time
 */
record StatedDateCase(String file, String quote, String kind, String date) {

	static StatedDateCase of(String line) {
		List<String> cells = List.of(line.split("\t", -1));
		return new StatedDateCase(cells.get(0), cells.get(1), cells.get(2), cells.get(3));
	}

	/** Whether one of the sentences with these words states the date. */
	boolean isReadIn(List<ReadSentence> sentences) {
		List<ReadSentence> quoted = quoted(sentences);
		List<String> dates = quoted.stream().flatMap(StatedDateCase::dates).toList();
		return switch (this.kind) {
			case "PUBLISHED", "OTHER" -> dates.stream().noneMatch((one) -> one.endsWith(this.date));
			default -> dates.contains(this.kind + " " + this.date);
		};
	}

	String report(List<ReadSentence> sentences) {
		List<ReadSentence> quoted = quoted(sentences);
		return "%s, read %s in %s".formatted(this, quoted.stream().flatMap(StatedDateCase::dates).toList(),
				quoted.stream()
					.map(ReadSentence::text)
					.map((text) -> text.substring(0, Math.min(300, text.length())))
					.toList());
	}

	private static Stream<String> dates(ReadSentence sentence) {
		Stream<String> stated = sentence.dates()
			.stream()
			.map((one) -> one.kind() + " " + ((one.date() != null) ? one.date() : one.afterPublication()));
		return Stream.concat(stated,
				sentence.duties().stream().flatMap((duty) -> duty.deadlines().stream()).map(StatedDateCase::deadline));
	}

	private static String deadline(Deadline deadline) {
		return "DUTY " + switch (deadline) {
			case Deadline.OnDate day -> day.date();
			case Deadline.Within within -> within.amount() + " " + within.unit();
			case Deadline.AtOnce _ -> "AT_ONCE";
		};
	}

	/** Sentences in which the words stand, or over which they extend. */
	private List<ReadSentence> quoted(List<ReadSentence> sentences) {
		StringBuilder text = new StringBuilder();
		List<Integer> ends = new ArrayList<>();
		sentences.forEach((sentence) -> {
			text.append(letters(sentence.text()));
			ends.add(text.length());
		});
		String wanted = letters(this.quote);
		List<ReadSentence> quoted = new ArrayList<>();
		for (int at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
			for (int i = 0; i < ends.size(); i++) {
				int start = (i > 0) ? ends.get(i - 1) : 0;
				if (start < at + wanted.length() && ends.get(i) > at) {
					quoted.add(sentences.get(i));
				}
			}
		}
		return quoted;
	}

	private static String letters(String text) {
		return text.replaceAll("[^\\p{L}\\p{N}]", "");
	}

}
