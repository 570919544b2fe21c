package io.regwatch.ops.console.update;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import io.regwatch.api.reference.VersionText;
import io.regwatch.api.update.UpdateEvidence;

/**
 * A segment of a text in which quotes are marked.
 *
 * @param segment its place in reading order
 * @param page from 1
 * @param heading whether it is one
 * @param parts its text, in order
 */
record MarkedSegment(int segment, int page, boolean heading, List<Part> parts) {

	/** Marks quotes, which may overlap. A quote that is not in the text is ignored. */
	static MarkedSegment of(VersionText.Segment segment, List<UpdateEvidence.Quote> quotes) {
		String text = segment.text();
		boolean[] marked = new boolean[text.length()];
		quotes.stream()
			.filter((quote) -> quote.segment() == segment.segment())
			.filter((quote) -> 0 <= quote.start() && quote.start() < quote.end() && quote.end() <= text.length())
			.forEach((quote) -> Arrays.fill(marked, quote.start(), quote.end(), true));
		return new MarkedSegment(segment.segment(), segment.page(), segment.heading(), parts(text, marked));
	}

	private static List<Part> parts(String text, boolean[] marked) {
		List<Part> parts = new ArrayList<>();
		int from = 0;
		for (int at = 1; at <= text.length(); at++) {
			if (at == text.length() || marked[at] != marked[from]) {
				parts.add(new Part(text.substring(from, at), marked[from]));
				from = at;
			}
		}
		return parts;
	}

	/** A stretch of text. */
	record Part(String text, boolean marked) {

	}

}
