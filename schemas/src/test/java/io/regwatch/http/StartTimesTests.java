package io.regwatch.http;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.http.HostPace.Slot;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** How start times are reserved, by a clock of the test. */
class StartTimesTests {

	private static final Duration LONGEST = Duration.ofMinutes(1);

	private static final Duration SHORT = Duration.ofMillis(10);

	private final SharedPace pace = new SharedPace();

	private final StartTimes times = new StartTimes("host", this.pace, () -> this.pace.now);

	@Test
	void nextWhenIntervalIsLongReservesOneByOne() {
		assertThat(take(3, Duration.ofSeconds(1))).containsExactly(0L, 1000L, 2000L);
		assertThat(this.pace.reserved).hasSize(3).containsOnly(Duration.ofSeconds(1));
	}

	@Test
	void nextWhenIntervalIsShortReservesSeveralAndKeepsIt() {
		List<Long> expected = Stream.iterate(0L, (time) -> time + 10).limit(15).toList();
		assertThat(take(15, SHORT)).isEqualTo(expected);
		assertThat(this.pace.reserved).hasSize(2).containsOnly(Duration.ofMillis(100));
	}

	@Test
	void nextWhenReservedTimesHavePassedDoesNotUseThemTogether() {
		take(1, SHORT);
		this.pace.pass(Duration.ofMillis(55));
		assertThat(take(4, SHORT)).containsExactly(55L, 65L, 75L, 85L);
		assertThat(this.pace.reserved).hasSize(1);
		this.pace.pass(Duration.ofMillis(500));
		assertThat(take(1, SHORT)).containsExactly(555L);
		assertThat(this.pace.reserved).hasSize(2);
	}

	@Test
	void nextAfterClearReservesAgain() {
		take(1, SHORT);
		this.times.clear();
		take(1, SHORT);
		assertThat(this.pace.reserved).hasSize(2);
	}

	@Test
	void nextWhenAnotherProcessHasReservedWaitsForItsTimes() {
		this.pace.reserve("host", Duration.ofSeconds(5), LONGEST);
		assertThat(take(2, SHORT)).containsExactly(5000L, 5010L);
	}

	@Test
	void nextWhenItIsTooFarAwayReservesNothing() {
		this.pace.reserve("host", LONGEST.multipliedBy(2), LONGEST);
		assertThat(this.times.next(SHORT, LONGEST).isReserved()).isFalse();
	}

	/** When requests may start, in milliseconds. */
	private List<Long> take(int count, Duration interval) {
		return IntStream.range(0, count).mapToObj((_) -> start(this.times.next(interval, LONGEST))).toList();
	}

	private long start(Slot slot) {
		assertThat(slot.isReserved()).isTrue();
		return Duration.ofNanos(this.pace.now).plus(slot.delay()).toMillis();
	}

	/** All reservations of a host. */
	private static final class SharedPace implements HostPace {

		private final List<Duration> reserved = new ArrayList<>();

		private long now;

		private long next;

		void pass(Duration time) {
			this.now += time.toNanos();
		}

		@Override
		public Slot reserve(String host, Duration interval, Duration longest) {
			Duration delay = Duration.ofNanos(Math.max(0, this.next - this.now));
			boolean possible = delay.compareTo(longest) <= 0;
			if (possible) {
				this.reserved.add(interval);
				this.next = this.now + delay.plus(interval).toNanos();
			}
			return new Slot(possible, delay, 0);
		}

		@Override
		public void block(String host, int status, Duration time) {
			this.next = this.now + time.toNanos();
		}

	}

}
