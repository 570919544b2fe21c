package io.regwatch.assessment.translation;

import java.util.List;
import java.util.Locale;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class KeptFactsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			de | MDCG 2019-11 applies from 26 May 2026.     | MDCG 2019-11 gilt ab dem 26. Mai 2026.
			de | May 26, 2026: 1,500 tests                  | 26. Mai 2026: 1.500 Prüfungen
			fr | From 1 August 2026 makers may report.      | À partir du 1 août 2026, les fabricants peuvent signaler.
			ja | Applies from 26 May 2026                   | 2026年5月26日から適用
			de | Article 10(9) of Regulation (EU) 2017/745  | Artikel 10 Absatz 9 der Verordnung (EU) 2017/745
			de | No numbers at all                          | Keine Zahlen
			""")
	void translationWhenItKeepsAllIsFaithful(String language, String original, String translation) {
		assertThat(facts(language).areIn(original, translation)).isTrue();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					de | MDCG 2019-11 applies from 26 May 2026. | MDCG 2019-11 gilt ab dem 27. Mai 2026.
					de | MDCG 2019-11 applies from 26 May 2026. | MDCG 2019-11 gilt ab dem 26. Juni 2026.
					de | MDCG 2019-11 applies from 26 May 2026. | MDCG 2019/11 gilt ab dem 26. Mai 2026.
					de | MDCG 2019-11 applies from 26 May 2026. | MDCG 2019-11 gilt.
					de | Makers shall report.                   | Hersteller melden in 30 Tagen.
					de | Makers shall report.                   | Hersteller melden auf https://evil.example.
					de | Makers shall report.                   | <b>Hersteller</b> melden.
					de | Makers shall report.                   | ''
					de | Makers shall report.                   | Hersteller melden. Sie melden es jeden Tag, jede Woche, jeden Monat und jedes Jahr, und niemals anders.
					ja | Applies from 26 May 2026               | 2026年6月26日から適用
					""")
	void translationWhenItChangesSomethingIsNot(String language, String original, String translation) {
		assertThat(facts(language).areIn(original, translation)).isFalse();
	}

	private static KeptFacts facts(String language) {
		return new KeptFacts(List.of(Locale.ENGLISH), Locale.forLanguageTag(language));
	}

}
