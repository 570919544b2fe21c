package io.regwatch.assessment.impact;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.Statement;
import tools.jackson.databind.JsonNode;

/**
 * A statement of a model whose quote stands in the text.
 *
 * @param kind what the statement is
 * @param proof words of the text, with the statement
 */
record VerifiedStatement(String kind, Evidence.OfText proof) {

	static final String IMPACT = "impact";

	static final String ACTION = "action";

	/** A mark that stands before a passage in the question belongs to no quote. */
	private static final Pattern MARK = Pattern.compile("^\\s*(\\[(new|unchanged|removed|\\d+)\\]\\s*)+(Heading: )?");

	private static final int MOST = 8;

	private static final int QUOTE = 700;

	/** What of an answer has words of what was shown. */
	static List<VerifiedStatement> of(JsonNode answer, List<Segment> shown) {
		return answer.get("statements").valueStream().limit(MOST).flatMap((one) -> verified(one, shown)).toList();
	}

	private static Stream<VerifiedStatement> verified(JsonNode one, List<Segment> shown) {
		Statement statement = new Statement(one.get("text").asString(), one.get("segment").asInt(),
				MARK.matcher(one.get("quote").asString()).replaceFirst(""));
		return statement.proof(shown).stream().map((proof) -> new VerifiedStatement(one.get("kind").asString(), proof));
	}

	/**
	 * Whether the statement follows from its quote by its words, names no address that
	 * does not stand there, and advises nothing but what is known as an action.
	 */
	boolean isEntailed() {
		return LexicalEntailment.holds(this.proof.statement(), this.proof.quote())
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
