package io.regwatch.assessment.model;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RankedTextsTests {

	private static final RankedTexts TEXTS = new RankedTexts(List.of("The office is open on Mondays.",
			"A catheter is drawn in figure 3 of the annex.",
			"Of all the members of the board only those who met the catheter group in May may vote on the minutes.",
			"Before a catheter widens an artery of the heart, test it."));

	private static final List<String> PHRASES = List.of("catheter");

	private static final String MEANING = "We make balloons for coronary angioplasty.";

	@Test
	void wordsFindPassagesAndMeaningRanksThem() {
		assertThat(TEXTS.best(PHRASES, "", 4)).containsExactlyInAnyOrder(1, 2, 3).first().isEqualTo(1);
		assertThat(TEXTS.best(PHRASES, MEANING, 4)).containsExactlyInAnyOrder(1, 2, 3).first().isEqualTo(3);
		assertThat(TEXTS.best(PHRASES, MEANING, 1)).containsExactly(3);
	}

	@Test
	void textsThatSayNothingOfItAreNotFound() {
		assertThat(TEXTS.best(List.of("stent"), MEANING, 4)).isEmpty();
		assertThat(new RankedTexts(List.of()).best(PHRASES, MEANING, 4)).isEmpty();
	}

	@Test
	void sameQuestionHasTheSameAnswer() {
		assertThat(TEXTS.best(PHRASES, MEANING, 4)).isEqualTo(TEXTS.best(PHRASES, MEANING, 4));
	}

}
