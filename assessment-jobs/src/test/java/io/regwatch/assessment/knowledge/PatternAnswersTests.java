package io.regwatch.assessment.knowledge;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Answers of one text are those of the pattern that was asked. */
class PatternAnswersTests {

	private static final int PATTERNS = 1024;

	private final PatternAnswers answers = new PatternAnswers();

	@Test
	void answersOfPatternsAreApart() {
		IntStream.range(0, PATTERNS)
			.filter((pattern) -> pattern % 3 != 0)
			.forEach((pattern) -> this.answers.keep(pattern, pattern % 3 == 1));
		assertThat(IntStream.range(0, PATTERNS))
			.allMatch((pattern) -> this.answers.isKnown(pattern) == (pattern % 3 != 0))
			.allMatch((pattern) -> this.answers.isIn(pattern) == (pattern % 3 == 1));
	}

	@Test
	void moreThanThatIsAskedAgain() {
		assertThat(this.answers.keep(PATTERNS, true)).isTrue();
		assertThat(this.answers.isKnown(PATTERNS)).isFalse();
	}

}
