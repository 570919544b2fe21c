package io.regwatch.assessment.run;

import java.time.Duration;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FingerprintTests {

	private static final String SAME = of(SeenUpdates.of(20, "a", null), 1, "offline-1");

	@Test
	void fingerprintIsTheSameAsLongAsNothingChanges() {
		assertThat(of(SeenUpdates.of(20, "a", SAME), 1, "offline-1")).isEqualTo(SAME);
	}

	@Test
	void fingerprintChangesWithDigestProfileModelAndDeadline() {
		assertThat(of(SeenUpdates.of(20, "b", null), 1, "offline-1")).isNotEqualTo(SAME);
		assertThat(of(SeenUpdates.of(20, null, null), 1, "offline-1")).isNotEqualTo(SAME);
		assertThat(of(SeenUpdates.of(20, "a", null), 2, "offline-1")).isNotEqualTo(SAME);
		assertThat(of(SeenUpdates.of(20, "a", null), 1, "offline-2")).isNotEqualTo(SAME);
		assertThat(of(SeenUpdates.of(40, "a", null), 1, "offline-1")).isNotEqualTo(SAME);
	}

	@Test
	void fingerprintChangesWhenADeadlineComesNear() {
		assertThat(Fingerprint.of(SeenUpdates.of(20, "a", null).candidate(), 1, "offline-1",
				SeenUpdates.NOW.plus(Duration.ofDays(1))))
			.isEqualTo(SAME);
		assertThat(Fingerprint.of(SeenUpdates.of(20, "a", null).candidate(), 1, "offline-1",
				SeenUpdates.NOW.plus(Duration.ofDays(21))))
			.isNotEqualTo(SAME);
	}

	private static String of(VisibleUpdate seen, long profile, String model) {
		return Fingerprint.of(seen.candidate(), profile, model, SeenUpdates.NOW);
	}

}
