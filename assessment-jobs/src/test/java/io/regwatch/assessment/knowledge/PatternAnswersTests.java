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
			.allMatch((pattern) -> this.answers.get(pattern) == switch (pattern % 3) {
				case 0 -> PatternAnswers.UNKNOWN;
				case 1 -> PatternAnswers.YES;
				default -> PatternAnswers.NO;
			});
	}

	@Test
	void moreThanThatIsAskedAgain() {
		assertThat(this.answers.keep(PATTERNS, true)).isTrue();
		assertThat(this.answers.get(PATTERNS)).isEqualTo(PatternAnswers.UNKNOWN);
	}

}
