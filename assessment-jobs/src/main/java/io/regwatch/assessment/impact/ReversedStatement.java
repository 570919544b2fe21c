package io.regwatch.assessment.impact;

import java.util.List;
import java.util.regex.Matcher;

import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.ReadSentence;

/**
 * Whether a statement makes a duty of an exclusion, or an exclusion of a denied one. A
 * denied exemption denies nothing; a question, such as whether a device is excluded,
 * states neither.
 */
final class ReversedStatement {

	private static final WordPattern DENIAL = WordPattern
		.of("\\b(not|no|never|none|nothing|neither|nor|without|cannot|unless|only|outside|beyond|unaffected|exempt\\w*|exclud\\w*|except\\w*|prohibit\\w*|non|nicht|kein\\w*|ohne|pas|ne|sans|aucune?|sin|não|sem|senza"
				+ "|ausgenommen|exclus\\w*|exent\\w*|esclus\\w*)\\b");

	private static final WordPattern NOTHING = WordPattern
		.of("\\b(nothing|no (action|duty|obligation|change|need|requirement)s?|not (needed|required|necessary|affected)|does not (apply|concern|affect)|no longer (applies|required)|exempt\\w*|exclud\\w*)\\b");

	private static final WordPattern DENIED_EXEMPTION = WordPattern
		.of("\\b(not|no|never|nor|neither|cannot)\\b( \\w+){0,3} (exempt\\w*|exclud\\w*|exclusions?)"
				+ "|\\b(exemptions?|exclusions?|exceptions?|derogations?)\\b( \\w+){0,4} (not|no longer|cannot)\\b( (apply|applies|available|extend|cover|concern|hold|granted|exempt\\w*|exclud\\w*))?");

	private static final WordPattern QUESTION = WordPattern.of("\\b(whether|if)\\b");

	/** What a sentence leaves out of what it says: ", except those for tattoos". */
	private static final WordPattern EXCEPTED = WordPattern
		.of("[,;(] ?(except|excluding|with the exception|other than|esclus[aeio]|ad esclusione|eccetto|tranne|salvo|excepto|exceto|à l['’]exception|à l['’]exclusion|sauf|ausgenommen|mit ausnahme|außer)\\b");

	private static final int WORDS = 4;

	private ReversedStatement() {
	}

	/** Whether a statement reverses what its quote says of exclusions. */
	static boolean is(String statement, String quote) {
		List<ReadSentence> read = Obligations.read(withoutException(quote));
		boolean excludes = read.stream().anyMatch(ReadSentence::excludes);
		boolean includes = read.stream().anyMatch(ReadSentence::includes);
		boolean kept = DENIAL.isIn(statement) || isQuestion(statement);
		return (excludes && !includes && !kept) || (includes && !excludes && saysNothing(statement));
	}

	/** Whether a statement asks rather than says. */
	static boolean isQuestion(String statement) {
		return QUESTION.isIn(statement);
	}

	/** Whether a statement relieves although none of the words denies anything. */
	static boolean isInvented(String statement, String words) {
		return saysNothing(statement) && !DENIAL.isIn(words);
	}

	private static boolean saysNothing(String statement) {
		return NOTHING.isIn(DENIED_EXEMPTION.matcher(statement).replaceAll(" "));
	}

	private static String withoutException(String quote) {
		Matcher excepted = EXCEPTED.matcher(quote);
		boolean partial = excepted.find() && quote.substring(0, excepted.start()).split("\\s+").length >= WORDS;
		return partial ? quote.substring(0, excepted.start()) : quote;
	}

}
