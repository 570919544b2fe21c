package io.regwatch.assessment.digest;

import java.util.List;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.Statement;
import tools.jackson.databind.JsonNode;

/**
 * A statement of a model about an update that is proven.
 *
 * @param kind what the statement is about
 * @param proof words of the text, with the statement
 */
record DigestPoint(String kind, Evidence.OfText proof) {

	static final List<String> KINDS = List.of("change", "obligation", "date", "scope");

	private static final int MOST = 12;

	private static final int QUOTE = 700;

	/** What of an answer is proven by the part that was read. */
	static List<DigestPoint> of(JsonNode answer, List<Segment> shown) {
		return answer.get("statements").valueStream().limit(MOST).flatMap((one) -> proven(one, shown)).toList();
	}

	private static Stream<DigestPoint> proven(JsonNode one, List<Segment> shown) {
		int place = one.get("segment").asInt();
		int ordinal = (place >= 0 && place < shown.size()) ? shown.get(place).ordinal() : place;
		return new Statement(one.get("text").asString(), ordinal, one.get("quote").asString()).proof(shown)
			.stream()
			.map((proof) -> new DigestPoint(one.get("kind").asString(), proof));
	}

	/** For readers: the statement, and the words that show it. */
	String words() {
		return "%s “%s” (page %d)".formatted(this.proof.statement(), PlainText.of(this.proof.quote(), QUOTE),
				this.proof.page());
	}

}
