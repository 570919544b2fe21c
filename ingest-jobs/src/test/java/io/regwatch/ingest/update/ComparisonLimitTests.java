package io.regwatch.ingest.update;

import java.time.Duration;

import io.regwatch.schema.text.CpuLimitException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ComparisonLimitTests {

	@Test
	@Timeout(60)
	void callWhenComparisonNeedsTooMuchCpuTimeFails() {
		ComparisonLimit limit = new ComparisonLimit(new ComparisonProperties(Duration.ofMillis(100)));
		assertThatExceptionOfType(CpuLimitException.class).isThrownBy(() -> limit.call(() -> burn(1)));
	}

	private static <T> T burn(T result) {
		while (!Thread.currentThread().isInterrupted()) {
			Thread.onSpinWait();
		}
		return result;
	}

}
