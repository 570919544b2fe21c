package io.regwatch.assessment.relevance;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.TextFact;
import io.regwatch.reading.Bearer;

/**
 * Texts that replace words or days of an act. What they newly say need not name whom it
 * obliges.
 */
final class Amendments {

	/** "The date '28 November 2026' is replaced by '29 January 2027'". */
	private static final WordPattern REPLACES = WordPattern
		.of("\\b(is|are|shall be|be|(has|have) been) ((hereby|further|accordingly) )*(replaced|substituted|amended to read|postponed|deferred|extended|brought forward)\\b|\\b(for|omit)\\b[^.;]{0,80}\\bsubstitute\\b"
				+ "|\\b(wird|werden)\\b(?:[^.;]|(?<=\\d|\\bAbs|\\bNr|\\bArt|\\bSatz|\\bBuchst)\\.){0,160}\\b(ersetzt|verschoben|verlängert)\\b|\\b(verlängert|verschiebt) sich\\b|\\b(est|sont) (remplacée?s?|reportée?s?|prorogée?s?)\\b"
				+ "|\\b(se (sustituye|sustituirá|aplaza|prorroga)\\w*|queda\\w* sustituid\\w+)\\b|\\b(è|sono) (sostituit\\w+|prorogat\\w+|rinviat\\w+|differit\\w+)\\b|\\b(é|são) (substituíd\\w+|prorrogad\\w+|adiad\\w+)\\b|\\bpassa(m)? a ter a seguinte redação\\b");

	private static final TextFact<Boolean> CHANGE_DUTY = TextFact.of(Amendments::findChange);

	private Amendments() {
	}

	/** Whether sentences that stay oblige makers: their duties are those that change. */
	static boolean changeDutyOfMakers(Passages text) {
		return CHANGE_DUTY.in(text);
	}

	private static boolean findChange(Passages text) {
		return text.bodies().stream().anyMatch(REPLACES::isIn) && text.all()
			.stream()
			.filter((segment) -> !segment.fresh())
			.flatMap((segment) -> segment.sentences().stream())
			.flatMap((one) -> one.duties().stream())
			.anyMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER);
	}

}
