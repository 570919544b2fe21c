package io.regwatch.assessment.impact;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Verbs of what a regulatory affairs team does about an update. Other advice of a model
 * is dropped.
 */
final class ActionVocabulary {

	private static final Set<String> VERBS = Set.of("review", "check", "update", "assess", "report", "notify",
			"prepare", "submit", "comment", "plan", "train", "document", "inform", "register", "label", "revise",
			"verify", "confirm", "monitor", "implement", "compare", "identify", "evaluate", "consider", "read",
			"decide", "include", "appoint", "apply", "complete", "correct", "quarantine", "recall", "withdraw",
			"replace", "test", "validate", "adapt", "ensure", "keep", "record", "stop", "determine", "perform",
			"conduct", "establish", "maintain", "align", "designate", "translate", "investigate", "track", "schedule",
			"amend", "adjust", "file", "retain", "examine", "clarify", "analyse", "analyze", "map", "list",
			"demonstrate", "justify", "request", "reassess", "transition", "mark", "enter", "add", "remove", "change",
			"hold", "follow", "qualify", "contact", "ask", "discuss", "bring", "make", "describe", "define");

	private static final Pattern WORD = Pattern.compile("[^\\p{L}]+");

	private static final int FIRST_WORDS = 6;

	private ActionVocabulary() {
	}

	/** The verb stands at the beginning, possibly after whom it is for. */
	static boolean isAction(String advice) {
		return Arrays.stream(WORD.split(advice.toLowerCase(Locale.ROOT))).limit(FIRST_WORDS).anyMatch(VERBS::contains);
	}

}
