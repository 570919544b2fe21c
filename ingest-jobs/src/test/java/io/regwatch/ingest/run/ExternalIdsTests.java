package io.regwatch.ingest.run;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ExternalIdsTests {

	@ParameterizedTest
	@CsvSource({ "EA-1, EA\u20111", "D\u00e9cret 5, De\u0301cret 5", "MDCG 2019-11, mdcg\u00a02019\u201311",
			"EA-1, \u200bEA-1\ufeff", "\u0623-1, \u200f\u0623-\u200e1",
			"https://www.agency.example/a, http://agency.example/a/",
			"https://a.example/a?utm_source=rss, https://a.example/a",
			"https://a.example/a?id=5&utm_source=rss&utm_medium=feed&v=2#x, https://a.example/a?id=5&v=2#x",
			"/a.html?fbclid=x1&gclid=5, /a.html", "https://a.example/a;jsessionid=8F2A?id=1, https://a.example/a?id=1",
			"https://a.example/(S(lit3py55t21z5v55vlm25s55))/a.aspx, https://a.example/a.aspx",
			"https://a.example/a/?PHPSESSID=abc, https://a.example/a",
			"https://a.example/a?id=1&sid=0123456789abcdef0123, https://a.example/a?id=1" })
	void isSameWhenOnlyTheSpellingDiffers(String one, String other) {
		assertThat(ExternalIds.isSame(one, other)).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "EA-1, EA-11", "EA 1, EA1", "EA-1, EA 1", "A/, A", "https://a.example/a, https://a.example/b",
			"https://a.example/a?sid=5, https://a.example/a?sid=6", "https://a.example/a?id=5, https://a.example/a",
			"https://a.example/(a)/b, https://a.example/b", "https://a.example/a?xutm_source=1, https://a.example/a",
			"What?, What" })
	void isSameWhenOtherCharactersDifferIsFalse(String one, String other) {
		assertThat(ExternalIds.isSame(one, other)).isFalse();
	}

}
