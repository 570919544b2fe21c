package io.regwatch.batch;

import java.time.Duration;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;

/**
 * Requests assistance of idle workers for long runs, and waits for the items that they
 * have leased.
 */
@Component
@EnableConfigurationProperties(WorkSharingProperties.class)
class WorkSharing {

	private static final Logger logger = LoggerFactory.getLogger(WorkSharing.class);

	private static final Duration POLL_INTERVAL = Duration.ofMillis(200);

	private final WorkQueue work;

	private final WorkSharingProperties properties;

	WorkSharing(WorkQueue work, WorkSharingProperties properties) {
		this.work = work;
		this.properties = properties;
	}

	/** Requests as many assistants as the number of items is worth, at most once each. */
	void request(String step, FencedTransaction fence, long items) {
		AssistRequest request = new AssistRequest(step, fence.run());
		fence.with(() -> IntStream.rangeClosed(1, this.properties.helpers(items))
			.forEach((number) -> this.work.request(WorkKind.ASSIST, key(request, number), null, request)));
	}

	/**
	 * Waits until an item is free again that another worker had leased.
	 * @return {@code false} if all items are done, or it was asked to stop
	 * @throws IllegalStateException if open items cannot be leased
	 */
	boolean awaitFree(ItemQueue<?> queue, BooleanSupplier stopped) throws InterruptedException {
		long open = queue.count();
		long moved = System.nanoTime();
		while (open > 0 && !stopped.getAsBoolean()) {
			boolean expired = System.nanoTime() - moved > this.properties.timeout().toNanos();
			if (expired) {
				logger.warn("Other workers do not finish {} items of run {}: their leases are revoked", open,
						queue.fence().run());
				queue.revoke();
			}
			queue.expire();
			if (queue.isAnyFree()) {
				return true;
			}
			if (expired) {
				throw new IllegalStateException(
						"%d items of run '%s' cannot be leased".formatted(open, queue.fence().run()));
			}
			Thread.sleep(POLL_INTERVAL);
			long now = queue.count();
			moved = (now < open) ? System.nanoTime() : moved;
			open = now;
		}
		return false;
	}

	private static String key(AssistRequest request, int number) {
		return "%s-%s-%d".formatted(request.run(), request.step(), number);
	}

	/** The input of a request for assistance. */
	record AssistRequest(String step, UUID run) {

	}

}
