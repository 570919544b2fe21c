package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives each word a number, so that comparing words is comparing numbers. */
final class Lexicon {

	private final Map<String, Integer> ids = new HashMap<>(1 << 12);

	private final List<String> words = new ArrayList<>();

	int idOf(String word) {
		Integer id = this.ids.putIfAbsent(word, this.words.size());
		if (id != null) {
			return id;
		}
		this.words.add(word);
		return this.words.size() - 1;
	}

	String word(int id) {
		return this.words.get(id);
	}

}
