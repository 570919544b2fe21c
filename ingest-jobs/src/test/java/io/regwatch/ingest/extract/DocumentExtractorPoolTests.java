package io.regwatch.ingest.extract;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.junit.jupiter.api.Test;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;

class DocumentExtractorPoolTests {

	private static final ExtractProperties ONE_PROCESS = new ExtractProperties("test", 1, DataSize.ofMegabytes(64),
			Duration.ofSeconds(1), 1, Duration.ofMinutes(1));

	private final CountDownLatch started = new CountDownLatch(1);

	/**
	 * A thread that spins is never in this state, and keeps virtual threads from running.
	 */
	@Test
	void borrowWhenTheOnlyProcessIsStartingWaitsWithoutSpinning() throws InterruptedException {
		try (GenericObjectPool<ExtractorProcess> pool = new GenericObjectPool<>(new Starting(),
				DocumentExtractor.poolConfig(ONE_PROCESS))) {
			List<Thread> threads = List.of(borrower(pool), borrower(pool));
			assertThat(waits(threads)).isTrue();
			this.started.countDown();
			for (Thread thread : threads) {
				assertThat(thread.join(Duration.ofSeconds(30))).isTrue();
			}
		}
	}

	private static Thread borrower(GenericObjectPool<ExtractorProcess> pool) {
		return Thread.ofPlatform().start(() -> {
			try {
				pool.returnObject(pool.borrowObject());
			}
			catch (Exception ex) {
				Thread.currentThread().interrupt();
			}
		});
	}

	private static boolean waits(List<Thread> threads) throws InterruptedException {
		for (int poll = 0; poll < 1000; poll++) {
			if (threads.stream().anyMatch((thread) -> thread.getState() == Thread.State.TIMED_WAITING)) {
				return true;
			}
			TimeUnit.MILLISECONDS.sleep(10);
		}
		return false;
	}

	/** Starts when the test lets it, and fails then. */
	private final class Starting extends BasePooledObjectFactory<ExtractorProcess> {

		@Override
		public ExtractorProcess create() throws InterruptedException {
			DocumentExtractorPoolTests.this.started.await();
			throw new IllegalStateException("No process can be started");
		}

		@Override
		public PooledObject<ExtractorProcess> wrap(ExtractorProcess process) {
			return new DefaultPooledObject<>(process);
		}

	}

}
