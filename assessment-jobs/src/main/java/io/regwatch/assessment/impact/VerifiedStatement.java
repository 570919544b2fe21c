package io.regwatch.assessment.impact;

import java.util.List;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.Statement;
import tools.jackson.databind.JsonNode;

/**
 * A statement of a model that is proven.
 *
 * @param kind what the statement is
 * @param proof words of the text, with the statement
 */
record VerifiedStatement(String kind, Evidence.OfText proof) {

	static final String IMPACT = "impact";

	static final String ACTION = "action";

	private static final int MOST = 8;

	private static final int QUOTE = 700;

	/** What of an answer is proven by what was shown. */
	static List<VerifiedStatement> of(JsonNode answer, List<Segment> shown) {
		return answer.get("statements").valueStream().limit(MOST).flatMap((one) -> proven(one, shown)).toList();
	}

	private static Stream<VerifiedStatement> proven(JsonNode one, List<Segment> shown) {
		Statement statement = new Statement(one.get("text").asString(), one.get("segment").asInt(),
				one.get("quote").asString());
		return statement.proof(shown).stream().map((proof) -> new VerifiedStatement(one.get("kind").asString(), proof));
	}

	/** For readers: the statement, and the words that show it. */
	String words() {
		return "%s “%s” (page %d)".formatted(this.proof.statement(), PlainText.of(this.proof.quote(), QUOTE),
				this.proof.page());
	}

}
