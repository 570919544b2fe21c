package io.regwatch.ingest.run;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ExternalIdsTests {

	@ParameterizedTest
	@CsvSource({ "EA-1, EA\u20111", "D\u00e9cret 5, De\u0301cret 5", "MDCG 2019-11, mdcg\u00a02019\u201311",
			"https://www.agency.example/a, http://agency.example/a/" })
	void isSameWhenOnlyTheSpellingDiffers(String one, String other) {
		assertThat(ExternalIds.isSame(one, other)).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "EA-1, EA-11", "EA 1, EA1", "EA-1, EA 1", "A/, A", "https://a.example/a, https://a.example/b" })
	void isSameWhenOtherCharactersDifferIsFalse(String one, String other) {
		assertThat(ExternalIds.isSame(one, other)).isFalse();
	}

}
