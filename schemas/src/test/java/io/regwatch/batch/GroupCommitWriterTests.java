package io.regwatch.batch;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import io.regwatch.batch.ItemProcessor.Processed;
import io.regwatch.batch.ItemProcessor.Processing;
import org.junit.jupiter.api.Test;

import org.springframework.dao.DataAccessResourceFailureException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyList;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

class GroupCommitWriterTests {

	private static final Duration TRANSACTION = Duration.ofMillis(1);

	private final List<Integer> batches = new CopyOnWriteArrayList<>();

	private final List<Integer> rejected = new CopyOnWriteArrayList<>();

	private final CountDownLatch writing = new CountDownLatch(1);

	private final CountDownLatch release = new CountDownLatch(1);

	private final ItemQueue<Integer> queue = queue();

	private final ItemProcessor<Integer, String> processor = new Recorder();

	private final ItemErrorHandler<Integer> errors = new ItemErrorHandler<>(this.queue, this.processor);

	private final GroupCommitWriter<Integer, String> writer = new GroupCommitWriter<>(this.queue, this.processor,
			this.errors, 4);

	@Test
	void resultsThatArriveDuringATransactionAreWrittenTogether() throws InterruptedException {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			threads.execute(() -> write(0));
			this.writing.await();
			for (int item = 1; item <= 50; item++) {
				int next = item;
				threads.execute(() -> write(next));
			}
			while (this.writer.countWaiting() < 50) {
				Thread.onSpinWait();
			}
			this.release.countDown();
		}
		assertThat(this.batches).containsExactly(1, 50);
	}

	@Test
	void resultsOfBusyThreadsShareTransactions() {
		this.release.countDown();
		int results = 1600;
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			for (int thread = 0; thread < 16; thread++) {
				threads.execute(() -> IntStream.range(0, results / 16).forEach(this::write));
			}
		}
		assertThat(this.batches.stream().mapToInt(Integer::intValue).sum()).isEqualTo(results);
		assertThat(this.batches).hasSizeLessThan(results / 4);
	}

	@Test
	void resultThatBreaksABatchIsRejectedAlone() {
		this.release.countDown();
		write(-1);
		write(2);
		assertThat(this.rejected).containsExactly(-1);
		assertThat(this.batches).containsExactly(1, 1);
		assertThat(this.errors.hasFailed()).isFalse();
	}

	@Test
	void failureOfTheDatabaseRejectsNothing() {
		this.release.countDown();
		write(-2);
		assertThat(this.rejected).isEmpty();
		assertThatExceptionOfType(DataAccessResourceFailureException.class).isThrownBy(this.errors::throwFailure);
	}

	private void write(int item) {
		this.writer.write(new Processed<>(item, "result"));
	}

	@SuppressWarnings("unchecked")
	private static ItemQueue<Integer> queue() {
		ItemQueue<Integer> queue = mock(ItemQueue.class);
		given(queue.write(anyList(), any())).willAnswer((call) -> call.<Supplier<?>>getArgument(1).get());
		given(queue.fence()).willReturn(mock(FencedTransaction.class));
		return queue;
	}

	private final class Recorder implements ItemProcessor<Integer, String> {

		@Override
		public Processing<Integer, String> prefetch(List<Integer> items) {
			return (_) -> "result";
		}

		@Override
		public List<Processed<Integer, String>> writeBatch(List<Processed<Integer, String>> results) {
			GroupCommitWriterTests.this.batches.add(results.size());
			GroupCommitWriterTests.this.writing.countDown();
			await(GroupCommitWriterTests.this.release);
			LockSupport.parkNanos(TRANSACTION.toNanos());
			results.forEach((one) -> write(one.item(), one.result()));
			return List.of();
		}

		@Override
		public void write(Integer item, String result) {
			if (item == -1) {
				throw new IllegalStateException("This item cannot be written");
			}
			if (item == -2) {
				throw new DataAccessResourceFailureException("The database is away");
			}
		}

		@Override
		public void reject(Integer item, Throwable cause) {
			GroupCommitWriterTests.this.rejected.add(item);
		}

		private static void await(CountDownLatch latch) {
			try {
				latch.await();
			}
			catch (InterruptedException ex) {
				throw new IllegalStateException(ex);
			}
		}

	}

}
