package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.Statement;
import io.regwatch.reading.ReadSentence;
import tools.jackson.databind.JsonNode;

/**
 * A statement of a model whose quote stands in the text.
 *
 * @param kind what the statement is
 * @param proof words of the text, with the statement
 * @param segment in which they stand
 */
record VerifiedStatement(String kind, Evidence.OfText proof, Segment segment) {

	static final String IMPACT = "impact";

	static final String ACTION = "action";

	/** A mark that stands before a passage in the question belongs to no quote. */
	private static final Pattern MARK = Pattern.compile("^\\s*(\\[(new|unchanged|removed|\\d+)\\]\\s*)+(Heading: )?");

	private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{M}]+|\\p{IsIdeographic}");

	/** Fewer words say nothing when they are quoted alone. */
	private static final int WORDS = 4;

	private static final int MOST = 8;

	private static final int QUOTE = 700;

	/**
	 * What of an answer has words of what was shown. Quotes that say nothing alone, such
	 * as headings and numbers, are left out unless there are no others.
	 */
	static List<VerifiedStatement> of(JsonNode answer, List<Segment> shown) {
		List<VerifiedStatement> all = answer.get("statements")
			.valueStream()
			.limit(MOST)
			.flatMap((one) -> verified(one, shown).stream())
			.toList();
		List<VerifiedStatement> telling = all.stream().filter(VerifiedStatement::saysSomething).toList();
		return telling.isEmpty() ? all : telling;
	}

	private static Optional<VerifiedStatement> verified(JsonNode one, List<Segment> shown) {
		Statement statement = new Statement(one.get("text").asString(), one.get("segment").asInt(),
				MARK.matcher(one.get("quote").asString()).replaceFirst(""));
		return statement.proof(shown)
			.map((proof) -> new VerifiedStatement(one.get("kind").asString(), proof, segment(proof, shown)).widened());
	}

	private static Segment segment(Evidence.OfText proof, List<Segment> shown) {
		return shown.stream().filter((one) -> one.ordinal() == proof.segment()).findFirst().orElseThrow();
	}

	/** A date or a number is quoted with its sentence. */
	private VerifiedStatement widened() {
		return saysSomething() ? this : sentences().filter(ReadSentence::isQuotable)
			.findFirst()
			.flatMap((sentence) -> new Statement(this.proof.statement(), this.segment.ordinal(), sentence.text())
				.proof(List.of(this.segment)))
			.map((wider) -> new VerifiedStatement(this.kind, wider, this.segment))
			.orElse(this);
	}

	private boolean saysSomething() {
		return !this.segment.heading() && WORD.matcher(this.proof.quote()).results().limit(WORDS).count() == WORDS;
	}

	/** The sentences of which words are quoted. */
	Stream<ReadSentence> sentences() {
		return this.segment.sentences()
			.stream()
			.filter((one) -> one.start() < this.proof.end() && this.proof.start() < one.end());
	}

	/**
	 * Whether the statement follows from its quote by its words, names no address that
	 * does not stand there, and advises nothing but what is known as an action.
	 */
	boolean isEntailed(LexicalEntailment entailment) {
		List<String> context = sentences().flatMap((one) -> one.context().stream()).toList();
		return entailment.holds(this.proof.statement(), this.proof.quote(), context)
				&& (this.kind.equals(IMPACT) || ActionVocabulary.isAction(this.proof.statement()));
	}

	/** For readers: the statement, and the words that show it. */
	String words() {
		return this.proof.statement() + " " + quote();
	}

	String quote() {
		return "“%s” (page %d)".formatted(PlainText.of(this.proof.quote(), QUOTE), this.proof.page());
	}

}
