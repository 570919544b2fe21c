package io.regwatch.assessment.evaluation;

import java.util.List;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The offline model is good enough to be the default, and does not become worse. */
class OfflineFiguresTests {

	private static EvaluationMetrics figures = EvaluationMetrics.of(List.of());

	@BeforeAll
	static void evaluate() {
		figures = Evaluation.offline(GoldSet.shipped().pairs((half) -> half == DatasetSplit.TEST)).figures();
	}

	@Test
	void recallOfApplicableIsHigh() {
		assertThat(figures.recallOfApplicable()).isGreaterThanOrEqualTo(0.90);
	}

	@Test
	void recallOfUrgentIsHigh() {
		assertThat(figures.recallOfUrgent()).isGreaterThanOrEqualTo(0.90);
	}

	@Test
	void allStatusesAreDistinguished() {
		assertThat(figures.macroF1()).isGreaterThanOrEqualTo(0.60);
	}

	@Test
	void mostPairsAreDecided() {
		assertThat(figures.toReview()).isLessThanOrEqualTo(0.40);
	}

	@Test
	void allQuotesStandInTheText() {
		assertThat(figures.verifiedQuotes()).isEqualTo(1);
	}

}
