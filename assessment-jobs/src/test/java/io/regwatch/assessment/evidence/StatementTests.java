package io.regwatch.assessment.evidence;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Only what stands in the text proves anything. */
class StatementTests {

	private static final UUID VERSION = UUID.randomUUID();

	private static final Segment TEXT = new Segment(VERSION, 4, 2, false,
			"The manu\u00adfacturer’s  “quality”\u00a0\nsystem shall be e\u0301crit — and ﬁled within 15 days.", true);

	private static final Segment LINKED = new Segment(VERSION, 5, 2, false,
			"Send it to https://evil.example/report at once, please.", true);

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
			The manufacturer's "quality" system | The manu\u00adfacturer’s  “quality”\u00a0\\nsystem
			shall be \u00e9crit - and filed | shall be e\u0301crit — and ﬁled
			and filed within   15 days. | and ﬁled within 15 days.
			""")
	void encodingOfLettersAndSpacesDoesNotMatterAndTheStoredWordsAreCited(String quote, String stored) {
		Evidence.OfText proof = proof(quote).orElseThrow();
		assertThat(proof.quote()).isEqualTo(stored.replace("\\n", "\n"));
		assertThat(TEXT.text().substring(proof.start(), proof.end())).isEqualTo(proof.quote());
		assertThat(proof.statement()).isEqualTo("It must be written.");
	}

	@ParameterizedTest
	@ValueSource(strings = { "The manufacturer's quality system", "shall be ecrit", "shall be écrit within 15 days",
			"SHALL BE ÉCRIT", "15 days.", "", "            ",
			"\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad" })
	void otherWordsProveNothing(String quote) {
		assertThat(proof(quote)).isEmpty();
	}

	@Test
	void wordsAreFoundWhereTheyStand() {
		Statement elsewhere = new Statement("So.", 99, "and filed within 15 days");
		assertThat(elsewhere.proof(List.of(LINKED, TEXT)).orElseThrow().segment()).isEqualTo(4);
	}

	@Test
	void linksAreNotQuoted() {
		assertThat(new Statement("So.", 5, "Send it to https://evil.example/report").proof(List.of(LINKED))).isEmpty();
		assertThat(new Statement("So.", 5, "at once, please.").proof(List.of(LINKED))).isPresent();
	}

	@Test
	void statementOfMarkupOnlyIsEmpty() {
		assertThat(new Statement("<b></b>", 4, "and filed within 15 days").proof(List.of(TEXT))).isEmpty();
	}

	private static Optional<Evidence.OfText> proof(String quote) {
		return new Statement("It <i>must</i> be written.", 4, quote).proof(List.of(TEXT));
	}

}
