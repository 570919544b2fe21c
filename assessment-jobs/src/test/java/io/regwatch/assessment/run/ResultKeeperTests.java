package io.regwatch.assessment.run;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class ResultKeeperTests {

	private final List<Integer> batches = new CopyOnWriteArrayList<>();

	private final AtomicInteger progress = new AtomicInteger();

	@Test
	void keepWhileStoringPutsWhatComesInIntoTheNextBatch() throws InterruptedException {
		CountDownLatch storing = new CountDownLatch(1);
		CountDownLatch goOn = new CountDownLatch(1);
		ResultKeeper keeper = new ResultKeeper((results) -> {
			this.batches.add(results.size());
			storing.countDown();
			await(goOn);
		}, this.progress::incrementAndGet);
		try (keeper) {
			keeper.keep(some());
			storing.await();
			for (int more = 0; more < 250; more++) {
				keeper.keep(some());
			}
			goOn.countDown();
		}
		assertThat(this.batches).containsExactly(1, 200, 50);
		assertThat(this.progress).hasValue(3);
	}

	@Test
	void keepAfterAFailureStoresNothingMore() {
		ResultKeeper keeper = new ResultKeeper((results) -> {
			this.batches.add(results.size());
			throw new IllegalStateException("The run is lost");
		}, this.progress::incrementAndGet);
		keeper.keep(some());
		while (!keeper.hasFailed()) {
			Thread.onSpinWait();
		}
		try (keeper) {
			keeper.keep(some());
		}
		assertThat(this.batches).containsExactly(1);
		assertThat(this.progress).hasValue(0);
		assertThatIllegalStateException().isThrownBy(keeper::throwFailure).withMessage("The run is lost");
	}

	private static ItemResult some() {
		return new ItemResult.Left(UUID.randomUUID(), "budget");
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
