package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.List;

import com.github.difflib.algorithm.Change;
import io.regwatch.ingest.redline.diff.TokenSequence;
import org.jspecify.annotations.Nullable;

/** Puts the spans of a block together; neighbours of the same kind become one. */
final class SpanBuilder {

	private final List<Span> spans = new ArrayList<>();

	void same(TokenSequence words, int from, int to) {
		add(words, from, to, Span.Same::new, Span.Same.class);
	}

	void added(TokenSequence words, int from, int to) {
		add(words, from, to, Span.Added::new, Span.Added.class);
	}

	void removed(TokenSequence words, int from, int to) {
		add(words, from, to, Span.Removed::new, Span.Removed.class);
	}

	List<Span> build() {
		return this.spans;
	}

	/** The spans of two texts with all the changes from one to the other. */
	static List<Span> of(TokenSequence before, TokenSequence after, List<Change> changes) {
		SpanBuilder spans = new SpanBuilder();
		int old = 0;
		for (Change change : changes) {
			spans.same(before, old, change.startOriginal);
			spans.removed(before, change.startOriginal, change.endOriginal);
			spans.added(after, change.startRevised, change.endRevised);
			old = change.endOriginal;
		}
		spans.same(before, old, before.size());
		return spans.build();
	}

	private void add(TokenSequence words, int from, int to, Factory factory, Class<? extends Span> type) {
		if (from < to) {
			@Nullable Span last = this.spans.isEmpty() ? null : this.spans.getLast();
			String text = words.text(from, to);
			if (type.isInstance(last)) {
				this.spans.removeLast();
				this.spans.add(factory.make(last.text() + " " + text, last.words() + to - from));
			}
			else {
				this.spans.add(factory.make(text, to - from));
			}
		}
	}

	/** Makes a span of a kind. */
	private interface Factory {

		Span make(String text, int words);

	}

}
