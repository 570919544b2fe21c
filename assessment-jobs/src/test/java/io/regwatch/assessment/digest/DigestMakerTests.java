package io.regwatch.assessment.digest;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModels;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.text.CpuLimitException;
import io.regwatch.store.DatabaseClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

class DigestMakerTests {

	private static final DigestRequest REQUEST = new DigestRequest(UUID.randomUUID(), UpdateKind.NEW_PUBLICATION,
			"Devices", "", "", "An office", "EU", UUID.randomUUID(), null, Instant.EPOCH);

	@Test
	@Timeout(60)
	void makeWhenTheTextNeedsTooMuchCpuTimeFails() {
		Segments segments = mock(Segments.class);
		given(segments.find(any(UUID.class), any())).willAnswer((_) -> burn(List.<Segment>of()));
		DigestMaker maker = new DigestMaker(segments, LanguageModels.of(new MockEnvironment()),
				mock(DatabaseClock.class), new DigestProperties(Duration.ofDays(365), 8, Duration.ofMillis(100)));
		assertThatExceptionOfType(CpuLimitException.class).isThrownBy(() -> maker.make(REQUEST, Budget.unlimited()));
	}

	private static <T> T burn(T result) {
		while (!Thread.currentThread().isInterrupted()) {
			Thread.onSpinWait();
		}
		return result;
	}

}
