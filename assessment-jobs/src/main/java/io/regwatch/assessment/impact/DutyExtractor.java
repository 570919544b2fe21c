package io.regwatch.assessment.impact;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.DateKind;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.TextReader;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** What a text leaves makers to do: sentences that oblige, and those that name an end. */
final class DutyExtractor {

	/** A duty of one's own within so many days is urgent. */
	static final int SOON = 90;

	/** What makers have done, or are asked or expected to do. */
	private static final Pattern CONDITION = WordPattern
		.of("\\b(manufacturers?|makers?|sponsors?|applicants?|firms?|compan(y|ies)|(licen[cs]e|certificate|registration|approval) holders?)\\b.{0,160}\\b(has|have|is|are)( been)? (\\w+ed|asked|expected|invited|drawn up|put in place)\\b"
				+ "|\\b(asks?|asked|requests?|requested|expects?|invites?) (all |every |each |the |those )*(manufacturers?|makers?|sponsors?|firms?|compan(y|ies)|licen[cs]e holders?)\\b");

	/** What a text tells its reader to do: "By 15 January 2027, send the data". */
	private static final Pattern IMPERATIVE = WordPattern
		.of("^(please |((by|before|within|until|no later than|not later than|at the latest by) .{3,60}?,? ))*(please )?(send|submit|report|notify|register|update|provide|supply|file|inform|return|complete|confirm|apply|upload|renew|replace|remove|withdraw|relabel|label|revise|re-?submit|declare|enter|comply|respond|reply|tell|give|make sure|ensure|check|review|transfer|move|list|delete|recall|stop) (?!of\\b)");

	/** By when, in words that the reading of a duty understands. */
	private static final Pattern LIMIT = WordPattern
		.of("\\b(no later than|not later than|at the latest by|by|before|until) (\\d{1,2} \\p{L}+ \\d{4}|\\p{L}+ \\d{1,2}, \\d{4})\\b|\\bwithin \\d+ (calendar |working )?(days|weeks|months) (of|after|from) [^,;.]{3,40}");

	private DutyExtractor() {
	}

	/** The duties of a text that are not only those of others, and what ends when. */
	static List<StatedDuty> of(String text) {
		return of(read(text));
	}

	/** The same of sentences that are read with their context. */
	static List<StatedDuty> of(List<ReadSentence> sentences) {
		return sentences.stream().flatMap(DutyExtractor::stated).distinct().toList();
	}

	private static Stream<StatedDuty> stated(ReadSentence sentence) {
		return (isOfMakers(sentence) || isEnd(sentence)) ? Stream.of(StatedDuty.of(sentence))
				: (sentence.classes().isEmpty() && !sentence.addressedToReader()) ? condition(sentence.text())
						: Stream.empty();
	}

	/**
	 * What has to be the case by a day, or what makers are asked or told to do, as a
	 * duty: "no later than 31 December 2026, the manufacturer has lodged an application".
	 */
	private static Stream<StatedDuty> condition(String sentence) {
		Matcher limit = LIMIT.matcher(sentence);
		boolean asked = CONDITION.matcher(sentence).find() || IMPERATIVE.matcher(sentence).find();
		return (asked && limit.find())
				? read("Manufacturers shall comply %s.".formatted(limit.group())).stream().map(StatedDuty::of)
				: Stream.empty();
	}

	private static boolean isOfMakers(ReadSentence sentence) {
		return sentence.duties().stream().map(Duty::bearer).anyMatch((bearer) -> bearer.mayBeMaker());
	}

	private static boolean isEnd(ReadSentence sentence) {
		return sentence.dates()
			.stream()
			.anyMatch((date) -> date.kind() == DateKind.TRANSITION_UNTIL || date.kind() == DateKind.REPEALED_FROM);
	}

	/** The sentences of a passage. */
	static List<ReadSentence> read(String text) {
		return text.isBlank() ? List.of()
				: TextReader.read(List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, text))).sentences();
	}

}
