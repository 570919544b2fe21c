package io.regwatch.reading;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Reads a test language of more than 300 sentences. Read for the first time, after the
 * rules were tuned on the first half, the second half was right in 146 of 167 sentences.
 */
class TestLanguageTests {

	private static final double ACCURACY = 0.95;

	@ParameterizedTest
	@ValueSource(strings = { "first-half.txt", "second-half.txt" })
	void readIsRight(String resource) {
		TestLanguage language = TestLanguage.of(resource);
		assertThat(language.cases()).hasSizeGreaterThan(150);
		assertThat(language.accuracy()).as(() -> language.wrong().toString()).isGreaterThanOrEqualTo(ACCURACY);
	}

	@ParameterizedTest
	@ValueSource(strings = { "first-half.txt", "second-half.txt" })
	void readCountsNegations(String resource) {
		assertThat(TestLanguage.of(resource).doubleNegations()).isEmpty();
	}

}
