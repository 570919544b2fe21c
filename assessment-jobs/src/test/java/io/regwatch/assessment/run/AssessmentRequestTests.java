package io.regwatch.assessment.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.LongStream;

import io.regwatch.schema.text.CpuPool;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class AssessmentRequestTests {

	private static final int COUNT = 200_000;

	private static final VisibleUpdate SEEN = SeenUpdates.of(10, null, null);

	@Test
	void filterWhenManyUpdatesAreNamedTakesConstantTimeForEach() {
		List<UUID> named = new ArrayList<>(LongStream.range(0, COUNT).mapToObj((low) -> new UUID(2, low)).toList());
		named.add(SEEN.candidate().id());
		int covered = new CpuPool("test").call(Duration.ofSeconds(10), () -> {
			Predicate<VisibleUpdate> filter = request(named).filter();
			int count = 0;
			for (int i = 0; i < COUNT && !Thread.currentThread().isInterrupted(); i++) {
				count += filter.test(SEEN) ? 1 : 0;
			}
			return count;
		});
		assertThat(covered).isEqualTo(COUNT);
	}

	@Test
	void filterCoversNamedUpdatesOnlyAndAllIfNoneIsNamed() {
		assertThat(request(List.of(new UUID(2, 2))).filter().test(SEEN)).isFalse();
		assertThat(request(List.of()).filter().test(SEEN)).isFalse();
		assertThat(AssessmentRequest.changes().filter().test(SEEN)).isTrue();
	}

	@Test
	void filterWhenPublishedBeforeTheTimeCoversNothing() {
		AssessmentRequest later = new AssessmentRequest(null, false, SeenUpdates.NOW.plusSeconds(1), null, null, null);
		AssessmentRequest same = new AssessmentRequest(null, false, SeenUpdates.NOW, null, null, null);
		assertThat(later.filter().test(SEEN)).isFalse();
		assertThat(same.filter().test(SEEN)).isTrue();
	}

	private static AssessmentRequest request(List<UUID> updates) {
		return new AssessmentRequest(null, false, null, updates, null, null);
	}

}
