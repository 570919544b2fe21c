package io.regwatch.reading;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Reads a test language of more than 1,000 sentences. Its files say which parts were
 * written by somebody who had not seen the rules, and how many of their sentences were
 * right when they were read for the first time.
 */
class TestLanguageTests {

	private static final double ACCURACY = 0.95;

	@ParameterizedTest
	@ValueSource(strings = { "first-half.txt", "second-half.txt", "third-part.txt", "fourth-part.txt", "fifth-part.txt",
			"sixth-part.txt", "seventh-part.txt", "eighth-part.txt", "clauses.txt", "constructions.txt" })
	void readIsRight(String resource) {
		TestLanguage language = TestLanguage.of(resource);
		assertThat(language.cases()).hasSizeGreaterThan(100);
		assertThat(language.accuracy()).as(() -> language.wrong().toString()).isGreaterThanOrEqualTo(ACCURACY);
	}

	@ParameterizedTest
	@ValueSource(strings = { "first-half.txt", "second-half.txt", "third-part.txt", "fourth-part.txt", "fifth-part.txt",
			"sixth-part.txt", "seventh-part.txt", "eighth-part.txt", "clauses.txt", "constructions.txt" })
	void readCountsNegations(String resource) {
		assertThat(TestLanguage.of(resource).doubleNegations()).isEmpty();
	}

}
