package io.regwatch.batch;

import java.time.Duration;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;

import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Lets the owner of a long run have help with it, and wait for those who help. */
@Component
@EnableConfigurationProperties(HandProperties.class)
public class Sharing {

	private static final Logger logger = LoggerFactory.getLogger(Sharing.class);

	private static final Duration LOOK = Duration.ofMillis(200);

	private final WorkQueue work;

	private final HandProperties properties;

	Sharing(WorkQueue work, HandProperties properties) {
		this.work = work;
		this.properties = properties;
	}

	/**
	 * Asks other workers for help, if there is enough to do.
	 * @param kind of work that is helping
	 * @param subject of the run; helpers are rung for with it, a slash and a number
	 * @param workspaceId whose work it is; {@code null} for a source's
	 * @param items how many are to be done
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void ask(WorkKind kind, String subject, @Nullable UUID workspaceId, long items) {
		LongStream.rangeClosed(1, this.properties.hands(items))
			.forEach((number) -> this.work.request(kind, "%s/%d".formatted(subject, number), workspaceId));
	}

	/**
	 * Waits, as the owner of a run, for those who lend a hand with it.
	 * @param runId of the run
	 * @param items of the run
	 * @param stopped whether to wait no longer
	 * @return {@code false} if nothing is left, or the owner is to stop; {@code true} if
	 * somebody left something
	 * @throws InterruptedException if this thread is to end
	 * @throws IllegalStateException if something is left that can be taken from nobody
	 */
	public boolean awaitFree(UUID runId, SharedItems items, BooleanSupplier stopped) throws InterruptedException {
		long left = items.count();
		long moved = System.nanoTime();
		while (left > 0 && !stopped.getAsBoolean()) {
			boolean impatient = System.nanoTime() - moved > this.properties.patience().toNanos();
			if (impatient) {
				logger.warn("Others do not bring back {} items of run {}: they are taken from them", left, runId);
				items.takeBack();
			}
			items.countCrashes();
			if (items.isAnyFree()) {
				return true;
			}
			if (impatient) {
				throw new IllegalStateException("Nobody has %d items of run '%s' in hand".formatted(left, runId));
			}
			Thread.sleep(LOOK);
			long now = items.count();
			moved = (now < left) ? System.nanoTime() : moved;
			left = now;
		}
		return false;
	}

}
