package io.regwatch.assessment.mention;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Reads the risk classes that texts name, in lists and in several languages. */
public final class RiskClasses {

	private static final String MARK = "(?:I{1,3}[abmrs]?|IV|[ABCD])";

	private static final String CLASS = "\\b(?:class(?:es)?|klassen?|classi|classe|clases?)(?: of)? ";

	/** "classes A (sterile), B and C": what is said of one of them. */
	private static final String STERILE = "(?: \\(?(?:non-|non |nicht )?st[eé]ril\\w*\\)?)?";

	private static final String ONE_OF_LIST = MARK + "(?![\\p{L}\\p{N}])" + STERILE;

	/** From the first class to the last: no class is left out. */
	private static final WordPattern ALL = WordPattern
		.of(CLASS + "I ?(?:to|through|up to|bis|à|a|–|-) ?(?:class |klasse )?(?:III|IV)\\b");

	/** "classes A to C": a part of the classes. */
	private static final WordPattern RANGE = WordPattern.of(CLASS + "(?<first>" + MARK + ")" + STERILE
			+ " ?(?:to|through|up to|bis|à|a|–|-) ?(?:class |klasse )?(?<last>" + MARK + ")\\b");

	private static final List<String> ORDER = List.of("I", "IIa", "II", "IIb", "III", "IV", "A", "B", "C", "D");

	private static final WordPattern LIST = WordPattern.of(CLASS + "(" + ONE_OF_LIST
			+ "(?:(?:,| and| or| und| oder| et| ou| y| e| o|/)+ ?(?:class )?" + ONE_OF_LIST + ")*)");

	private static final Pattern ONE = Pattern.compile(MARK + "(?![\\p{L}\\p{N}])");

	/** Words of in vitro diagnostics and their law. */
	private static final WordPattern DIAGNOSTICS = WordPattern.of("in[- ]vitro|\\bIVD(R|s)?\\b|2017/746");

	private RiskClasses() {
	}

	/**
	 * The classes that texts name, unless they name all of them.
	 * @param texts sentences or titles
	 * @return labels
	 */
	public static Set<String> named(Collection<String> texts) {
		return labels(texts.stream().map((text) -> withSingleClasses(text, areOfDiagnostics(List.of(text)))));
	}

	/**
	 * The same of texts that are about in vitro diagnostics.
	 * @param texts sentences or titles
	 * @return labels
	 */
	public static Set<String> ofDiagnostics(Collection<String> texts) {
		return labels(texts.stream().map((text) -> withSingleClasses(text, true)));
	}

	/**
	 * Whether texts speak of in vitro diagnostics, whose classes are A to D.
	 * @param texts sentences or titles
	 * @return {@code true} if one does
	 */
	public static boolean areOfDiagnostics(Collection<String> texts) {
		return texts.stream().anyMatch((text) -> DIAGNOSTICS.isIn(text));
	}

	/**
	 * Whether sentences speak of in vitro diagnostics and do not leave them out.
	 * @param sentences of a text
	 * @return {@code true} if one does
	 */
	public static boolean affirmDiagnostics(Collection<String> sentences) {
		return Polarity.allOf(DIAGNOSTICS, sentences).contains(Polarity.AFFIRMED);
	}

	/**
	 * Whether two labels are of the same class. Class I with its subclasses is one class
	 * where it is not divided, and the lowest everywhere.
	 * @param one a label
	 * @param other a label
	 * @return {@code true} if they are
	 */
	public static boolean areSame(String one, String other) {
		return one.equals(other) || (isFirst(one) && isFirst(other));
	}

	/**
	 * Whether a label is that of the lowest class.
	 * @param label of a class
	 * @return {@code true} for class I and its subclasses
	 */
	public static boolean isFirst(String label) {
		return label.equals("Class I") || label.matches("Class I[smr]");
	}

	private static Set<String> labels(Stream<String> texts) {
		return Vocabulary.shipped().find(Topic.RISK_CLASSIFICATIONS, texts.toList());
	}

	/** Each member of a list with the word before it. */
	private static String withSingleClasses(String text, boolean diagnostics) {
		String prefix = diagnostics ? "IVDR class " : "class ";
		return LIST.matcher(RANGE.matcher(ALL.matcher(text).replaceAll(" ")).replaceAll(RiskClasses::members))
			.replaceAll((list) -> Matcher.quoteReplacement(text(list.group(1), prefix)));
	}

	/** The classes of a range as a list. */
	private static String members(MatchResult range) {
		int first = ORDER.indexOf(range.group("first"));
		int last = ORDER.indexOf(range.group("last"));
		boolean known = first >= 0 && first < last;
		return Matcher
			.quoteReplacement(known ? "classes " + String.join(", ", ORDER.subList(first, last + 1)) : range.group());
	}

	private static String text(String marks, String prefix) {
		StringBuilder text = new StringBuilder();
		ONE.matcher(marks)
			.results()
			.forEach((mark) -> text.append((mark.group().matches("[ABCD]") ? prefix : "class ") + mark.group())
				.append(", "));
		return text.toString();
	}

}
