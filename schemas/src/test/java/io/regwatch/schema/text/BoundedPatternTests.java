package io.regwatch.schema.text;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@Timeout(20)
class BoundedPatternTests {

	private static final String MARKS = "a" + "\u0301".repeat(200_000);

	private static final BoundedPattern WORD = BoundedPattern.compile("\\b(products?|devices?)\\b");

	@Test
	void findWhenEachBoundaryWalksBackOverMarksFailsAtLimit() {
		assertThatExceptionOfType(PatternLimitException.class).isThrownBy(() -> WORD.find(MARKS));
	}

	@Test
	void findWhenMarksAreLimitedIsLinear() {
		assertThat(WORD.find(StreamSafeText.limit("a\u0301".repeat(30) + MARKS.repeat(25)))).isFalse();
	}

	@Test
	void findWhenExponentialFailsAtLimit() {
		BoundedPattern evil = BoundedPattern.compile("(x+x+)+\\1y");
		assertThatExceptionOfType(PatternLimitException.class).isThrownBy(() -> evil.find("x".repeat(100)));
	}

	@Test
	void findWhenTextIsLongAndOrdinaryFinds() {
		assertThat(WORD.find("one word after the other, ".repeat(200_000) + "devices")).isTrue();
	}

	@Test
	void limitKeepsTextsWithoutExcess() {
		String text = "e\u0301".repeat(10) + " \uD834\uDD65".repeat(StreamSafeText.MAX_MARKS) + " Zürich";
		assertThat(StreamSafeText.limit(text)).isSameAs(text);
	}

	@Test
	void limitRemovesMarksBeyondTheLimitOfEachRun() {
		String run = "a" + "\u0301".repeat(31) + "b";
		assertThat(StreamSafeText.limit(run + run)).isEqualTo(("a" + "\u0301".repeat(30) + "b").repeat(2));
		assertThat(StreamSafeText.limit("\uD834\uDD65".repeat(40))).hasSize(60);
	}

}
