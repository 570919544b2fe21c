package io.regwatch.search.index;

import java.util.ArrayList;
import java.util.List;

/** Splits texts into passages that the embedding model reads whole. */
final class PassageSplitter {

	/** Characters of a passage. */
	static final int SIZE = 1000;

	// An index refuses documents of more than 10,000.
	private static final int MAX_PASSAGES = 2000;

	private final List<String> passages = new ArrayList<>();

	private final StringBuilder current = new StringBuilder();

	private PassageSplitter() {
	}

	/**
	 * Splits a text; short paragraphs share a passage, long ones are cut between words.
	 * @param text paragraphs separated by line breaks
	 * @return at most 2,000, in the order of the text, without blank ones
	 */
	static List<String> split(String text) {
		PassageSplitter splitter = new PassageSplitter();
		text.lines().forEach(splitter::add);
		splitter.end();
		return splitter.passages.subList(0, Math.min(splitter.passages.size(), MAX_PASSAGES));
	}

	private void add(String paragraph) {
		String rest = paragraph.strip();
		while (!rest.isEmpty()) {
			String part = part(rest);
			if (this.current.length() + part.length() >= SIZE) {
				end();
			}
			this.current.append(part).append('\n');
			rest = rest.substring(part.length()).strip();
		}
	}

	private static String part(String text) {
		if (text.length() < SIZE) {
			return text;
		}
		int space = text.lastIndexOf(' ', SIZE - 1);
		return text.substring(0, (space > 0) ? space : SIZE - 1);
	}

	private void end() {
		if (!this.current.isEmpty()) {
			this.passages.add(this.current.toString().strip());
			this.current.setLength(0);
		}
	}

}
