package io.regwatch.schema.text;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

@Timeout(60)
class CpuPoolTests {

	private static final Duration LIMIT = Duration.ofMillis(100);

	private final CpuPool pool = new CpuPool("test");

	@Test
	void callWhenSearchNeedsTooMuchTimeInterruptsIt() {
		BoundedPattern slow = BoundedPattern.compile("(?:x?){60}x{60}");
		CompletableFuture<PatternLimitException> end = new CompletableFuture<>();
		assertThatExceptionOfType(CpuLimitException.class).isThrownBy(() -> this.pool.call(LIMIT, () -> {
			try {
				while (true) {
					slow.find("x".repeat(59));
				}
			}
			catch (PatternLimitException ex) {
				end.complete(ex);
				throw ex;
			}
		}));
		assertThat(end.join()).hasMessageContaining("Interrupted");
	}

	@Test
	void callWhenTasksExceedTheLimitRunsLaterOnes() {
		for (int i = 0; i < 2 * Math.max(2, Runtime.getRuntime().availableProcessors()); i++) {
			assertThatExceptionOfType(CpuLimitException.class)
				.isThrownBy(() -> this.pool.call(LIMIT, CpuPoolTests::burn));
		}
		assertThat(this.pool.call(LIMIT, () -> 1)).isOne();
	}

	@Test
	void callWhenTasksGoOnPastTheLimitStartsNoMoreThreads() {
		CountDownLatch end = new CountDownLatch(1);
		int threads = Math.max(2, Runtime.getRuntime().availableProcessors());
		for (int i = 0; i < threads; i++) {
			assertThatExceptionOfType(CpuLimitException.class)
				.isThrownBy(() -> this.pool.call(LIMIT, () -> burnUntil(end)));
		}
		assertThatExceptionOfType(CpuLimitException.class).isThrownBy(() -> this.pool.call(LIMIT, () -> 1))
			.withMessageContaining("No thread became free");
		end.countDown();
		assertThat(this.pool.call(Duration.ofSeconds(5), () -> 1)).isOne();
	}

	@Test
	void callDoesNotCountWaits() {
		CountDownLatch latch = new CountDownLatch(1);
		CompletableFuture.delayedExecutor(3 * LIMIT.toMillis(), TimeUnit.MILLISECONDS).execute(latch::countDown);
		assertThat(this.pool.call(LIMIT, () -> await(latch))).isTrue();
	}

	@Test
	void callThrowsFailuresAsTheyAre() {
		assertThatIllegalArgumentException().isThrownBy(() -> this.pool.call(LIMIT, () -> {
			throw new IllegalArgumentException();
		}));
		assertThatExceptionOfType(StackOverflowError.class).isThrownBy(() -> this.pool.call(LIMIT, () -> {
			throw new StackOverflowError();
		}));
	}

	private static boolean burn() {
		while (!Thread.currentThread().isInterrupted()) {
			Thread.onSpinWait();
		}
		return true;
	}

	private static boolean burnUntil(CountDownLatch end) {
		while (end.getCount() > 0) {
			Thread.onSpinWait();
		}
		return true;
	}

	private static boolean await(CountDownLatch latch) {
		try {
			latch.await();
			return true;
		}
		catch (InterruptedException ex) {
			return false;
		}
	}

}
