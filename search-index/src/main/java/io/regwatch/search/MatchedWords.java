package io.regwatch.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.search.index.Folding;

/** Finds the words of a text that match a search, as the index matches them. */
final class MatchedWords {

	// As Folding separates words: scripts without spaces have one in each character.
	private static final Pattern WORD = Pattern
		.compile("[\\p{IsHan}\\p{IsHiragana}]|[\\p{L}\\p{M}\\p{N}&&[^\\p{IsHan}\\p{IsHiragana}]]+");

	private final String text;

	private final List<Word> words;

	MatchedWords(String text) {
		this.text = text;
		this.words = WORD.matcher(text)
			.results()
			.map((word) -> new Word(word.start(), word.end(), SearchedText.of(word.group()).words()))
			.toList();
	}

	/** Separates the text where matches begin and end; a phrase is one match. */
	List<TextPart> parts(List<Clause> clauses) {
		BitSet matched = new BitSet(this.text.length());
		clauses.stream().flatMap((clause) -> clause.terms().stream()).forEach((term) -> mark(term, matched));
		List<TextPart> parts = new ArrayList<>();
		int start = 0;
		while (start < this.text.length()) {
			boolean matches = matched.get(start);
			int next = matches ? matched.nextClearBit(start) : matched.nextSetBit(start);
			int end = (next < 0) ? this.text.length() : next;
			parts.add(new TextPart(this.text.substring(start, end), matches));
			start = end;
		}
		return parts;
	}

	private void mark(Term term, BitSet matched) {
		int size = term.phrase() ? term.words().size() : 1;
		for (int first = 0; first + size <= this.words.size(); first++) {
			List<Word> part = this.words.subList(first, first + size);
			if (term.phrase() ? isPhrase(part, term) : isWord(part.getFirst(), term)) {
				matched.set(part.getFirst().start(), part.getLast().end());
			}
		}
	}

	private boolean isPhrase(List<Word> part, Term term) {
		String folded = part.stream()
			.map((word) -> Folding.words(this.text.substring(word.start(), word.end())))
			.collect(Collectors.joining(" "));
		return folded.startsWith(term.text());
	}

	private static boolean isWord(Word word, Term term) {
		return term.words().stream().anyMatch((wanted) -> TextMatch.matches(wanted, word.forms()));
	}

	/** Where a word is, and what it is found by. */
	private record Word(int start, int end, String forms) {

	}

}
