package io.regwatch.assessment.impact;

import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.assessment.vocabulary.Terms;

/** The words of texts by their first letters, without those that any document has. */
final class WordStems {

	private static final Pattern WORD = Pattern.compile("\\p{L}{4,}");

	/** Letters by which two forms of a word are the same. */
	private static final int STEM = 5;

	/** What may be said of every document and every company. */
	private static final Terms GENERIC = Terms.of("text", "document", "update", "guidance", "rule", "regulation",
			"standard", "notice", "says", "states", "applies", "apply", "company", "manufacturer", "maker", "device",
			"product", "your", "their", "this", "that", "these", "must", "shall", "should", "have", "with", "from",
			"review", "check", "assess", "plan", "ensure", "requirement", "concern", "about", "which", "when", "will",
			"makes", "made", "what", "other", "also", "there", "them", "they", "into", "such", "each", "profile",
			"whether", "place", "therefore", "because", "excluded", "exempt", "outside", "covered", "affected",
			"unchanged", "changed", "only", "market", "sell", "sells", "sold", "union");

	private WordStems() {
	}

	static Set<String> of(Collection<String> texts) {
		return texts.stream()
			.flatMap((text) -> WORD.matcher(text.toLowerCase(Locale.ROOT)).results())
			.map(MatchResult::group)
			.filter((word) -> !GENERIC.standIn(word))
			.map((word) -> word.substring(0, Math.min(STEM, word.length())))
			.collect(Collectors.toUnmodifiableSet());
	}

}
