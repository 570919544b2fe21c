package io.regwatch.assessment.impact;

import java.util.Collection;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Reads the risk classes that texts name, in lists and in several languages. */
final class RiskClasses {

	private static final String MARK = "(?:I{1,3}[abmrs]?|IV|[ABCD])";

	private static final String CLASS = "\\b(?:class(?:es)?|klassen?|classi|classe|clases?)(?: of)? ";

	/** From the first class to the last: no class is left out. */
	private static final Pattern ALL = WordPattern
		.of(CLASS + "I ?(?:to|through|up to|bis|à|a|–|-) ?(?:class |klasse )?(?:III|IV)\\b");

	private static final Pattern LIST = WordPattern
		.of(CLASS + "(" + MARK + "(?:(?:,| and| or| und| oder| et| ou| y| e| o|/)+ ?(?:class )?" + MARK + "\\b)*)\\b");

	private static final Pattern ONE = Pattern.compile(MARK + "(?![\\p{L}\\p{N}])");

	private static final Pattern DIAGNOSTICS = WordPattern.of("in[- ]vitro|\\bIVD(R|s)?\\b|2017/746");

	private RiskClasses() {
	}

	/** The labels of the classes that texts name, unless they name all of them. */
	static Set<String> named(Collection<String> texts) {
		return Vocabulary.shipped()
			.find(Topic.RISK_CLASSIFICATIONS, texts.stream().map(RiskClasses::withSingleClasses).toList());
	}

	/** Each member of a list with the word before it. */
	private static String withSingleClasses(String text) {
		String prefix = DIAGNOSTICS.matcher(text).find() ? "IVDR class " : "class ";
		return LIST.matcher(ALL.matcher(text).replaceAll(" "))
			.replaceAll((list) -> Matcher.quoteReplacement(text(list.group(1), prefix)));
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
