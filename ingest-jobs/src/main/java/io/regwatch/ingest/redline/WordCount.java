package io.regwatch.ingest.redline;

import java.util.List;

/** Counts marked words. */
final class WordCount {

	private WordCount() {
	}

	static int inserted(RedlineBlock block) {
		return switch (block) {
			case RedlineBlock.Compared compared -> words(compared.spans(), Span.Added.class);
			case RedlineBlock.MovedHere moved -> words(moved.spans(), Span.Added.class);
			case RedlineBlock.Added added -> words(added.block().text());
			case RedlineBlock.Removed removed -> 0;
			case RedlineBlock.MovedAway moved -> 0;
		};
	}

	static int deleted(RedlineBlock block) {
		return switch (block) {
			case RedlineBlock.Compared compared -> words(compared.spans(), Span.Removed.class);
			case RedlineBlock.MovedHere moved -> words(moved.spans(), Span.Removed.class);
			case RedlineBlock.Removed removed -> words(removed.block().text());
			case RedlineBlock.Added added -> 0;
			case RedlineBlock.MovedAway moved -> 0;
		};
	}

	private static int words(List<Span> spans, Class<? extends Span> type) {
		int words = 0;
		for (Span span : spans) {
			words += type.isInstance(span) ? span.words() : 0;
		}
		return words;
	}

	private static int words(String text) {
		int words = 1;
		for (int at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
			words++;
		}
		return words;
	}

}
