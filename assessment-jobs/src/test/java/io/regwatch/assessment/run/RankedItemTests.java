package io.regwatch.assessment.run;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RankedItemTests {

	@Test
	void whatHasNoAssessmentComesFirstAndThenWhatIsUrgent() {
		int freshAndUrgent = rank(5, null);
		int fresh = rank(400, null);
		int urgent = rank(5, "an earlier one");
		int other = rank(400, "an earlier one");
		assertThat(freshAndUrgent).isLessThan(fresh);
		assertThat(fresh).isLessThan(urgent);
		assertThat(urgent).isLessThan(other);
	}

	private static int rank(int days, @Nullable String fingerprint) {
		return RankedItem.of(SeenUpdates.of(days, null, fingerprint), SeenUpdates.NOW).rank();
	}

}
