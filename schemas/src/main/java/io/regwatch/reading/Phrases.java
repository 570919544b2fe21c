package io.regwatch.reading;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/**
 * A trie of phrases. A star at the end of a word stands for any ending. Finding all
 * phrases of a text takes linear time, for phrases are short.
 */
final class Phrases {

	private static final int KEY = 3;

	private final Node root = new Node();

	private final Set<String> words = new HashSet<>();

	void add(String phrase, Cue cue) {
		Node node = this.root;
		String words = phrase.strip().replace("' ", "'");
		boolean elided = words.endsWith("'");
		Tokens tokens = Tokens.of(elided ? words + "x" : words);
		for (int i = 0; i < tokens.size() - (elided ? 1 : 0); i++) {
			boolean open = tokens.form(i + 1).equals("*") && tokens.start(i + 1) == tokens.end(i);
			node = open ? node.beginning(tokens.form(i)) : node.word(tokens.form(i));
			if (tokens.isWord(i) && !tokens.form(i + 1).equals(".")) {
				this.words.add(tokens.form(i));
			}
			i += open ? 1 : 0;
		}
		node.cues.add(cue);
	}

	/** The words of which phrases are made, without those with any ending. */
	Set<String> words() {
		return this.words;
	}

	/** Adds the phrases that begin at a token. */
	void find(Tokens tokens, int from, int to, List<Hit> hits) {
		find(this.root, tokens, from, from, to, hits);
	}

	private static void find(Node node, Tokens tokens, int from, int at, int to, List<Hit> hits) {
		for (Cue cue : node.cues) {
			hits.add(new Hit(cue, from, at));
		}
		if (at >= to) {
			return;
		}
		String form = tokens.form(at);
		@Nullable Node exact = node.words.get(form);
		if (exact != null) {
			find(exact, tokens, from, at + 1, to, hits);
		}
		if (!node.beginnings.isEmpty() && form.length() >= KEY) {
			for (Beginning beginning : node.beginnings.getOrDefault(form.substring(0, KEY), List.of())) {
				if (form.startsWith(beginning.letters)) {
					find(beginning.node, tokens, from, at + 1, to, hits);
				}
			}
		}
	}

	/**
	 * A phrase in a text.
	 *
	 * @param from first token
	 * @param to token after the last
	 */
	record Hit(Cue cue, int from, int to) {

	}

	private record Beginning(String letters, Node node) {

	}

	private static final class Node {

		private final Map<String, Node> words = new HashMap<>();

		private final Map<String, List<Beginning>> beginnings = new HashMap<>();

		private final Set<Cue> cues = EnumSet.noneOf(Cue.class);

		private Node word(String form) {
			return this.words.computeIfAbsent(form, (_) -> new Node());
		}

		private Node beginning(String letters) {
			List<Beginning> some = this.beginnings.computeIfAbsent(letters.substring(0, KEY), (_) -> new ArrayList<>());
			for (Beginning one : some) {
				if (one.letters.equals(letters)) {
					return one.node;
				}
			}
			some.add(new Beginning(letters, new Node()));
			return some.getLast().node;
		}

	}

}
