package io.regwatch.assessment.evaluation;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class ConfusionMatrixTests {

	private static final ConfusionMatrix SOME = ConfusionMatrix.of(List.of("low", "medium", "high", "never"),
			List.of(Map.entry("low", "low"), Map.entry("low", "low"), Map.entry("low", "high"),
					Map.entry("medium", "medium"), Map.entry("high", "medium"), Map.entry("high", "high")));

	@Test
	void rowsAreExpectedAndColumnsPredicted() {
		assertThat(SOME.counts().getFirst()).containsExactly(2, 0, 1, 0);
		assertThat(SOME.counts().get(2)).containsExactly(0, 1, 1, 0);
	}

	@Test
	void metricsEqualManuallyCalculatedOnes() {
		assertThat(SOME.accuracy()).isCloseTo(4 / 6.0, within(1e-9));
		assertThat(SOME.recall("low")).isCloseTo(2 / 3.0, within(1e-9));
		assertThat(SOME.shareSaid("high")).isCloseTo(2 / 6.0, within(1e-9));
		// F1: low 2·2/(3+2), medium 2·1/(1+2), high 2·1/(2+2); 'never' was neither
		// expected nor said
		assertThat(SOME.macroF1()).isCloseTo((0.8 + 2 / 3.0 + 0.5) / 3, within(1e-9));
		// seen: 4 (low as high) + 1 (high as medium); by chance (3·2 + 3·2·4 + 1·2 + 1·2
		// + 2·2·4 + 2·2) / 6
		assertThat(SOME.quadraticKappa()).isCloseTo(1 - 5 / 9.0, within(1e-9));
	}

	@Test
	void shareOfNothingIsNoNumber() {
		assertThat(SOME.recall("never")).isNaN();
		assertThat(ConfusionMatrix.of(List.of("a"), List.of(Map.entry("a", "a"))).quadraticKappa()).isOne();
	}

}
