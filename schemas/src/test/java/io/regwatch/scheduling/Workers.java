package io.regwatch.scheduling;

import java.time.Duration;
import java.util.Collection;

import io.regwatch.ops.TestApplication;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;

import static org.awaitility.Awaitility.await;

/** Work of an application that several tests use. */
public final class Workers {

	private Workers() {
	}

	/**
	 * Lets an application finish its work and begin none before
	 * {@link WorkerSchedulers#start()}.
	 * @param application that does not compare its clock before the test ends, which
	 * would start its schedulers again
	 * @throws SchedulerException if a scheduler has been shut down
	 */
	public static void rest(TestApplication application) throws SchedulerException {
		Collection<Scheduler> schedulers = application.context().getBeansOfType(Scheduler.class).values();
		for (Scheduler scheduler : schedulers) {
			scheduler.standby();
		}
		await().atMost(Duration.ofMinutes(1)).until(() -> schedulers.stream().allMatch(Workers::isIdle));
	}

	private static boolean isIdle(Scheduler scheduler) {
		try {
			return scheduler.getCurrentlyExecutingJobs().isEmpty();
		}
		catch (SchedulerException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
