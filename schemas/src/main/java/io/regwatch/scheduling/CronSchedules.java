package io.regwatch.scheduling;

import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import org.quartz.CronTrigger;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;
import org.quartz.Trigger;
import org.quartz.TriggerBuilder;
import org.quartz.TriggerKey;
import org.quartz.impl.matchers.GroupMatcher;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Recurring work, with one cron trigger per key. */
@Component
public class CronSchedules {

	private static final String GROUP = "schedule-";

	private final WorkerSchedulers schedulers;

	CronSchedules(WorkerSchedulers schedulers) {
		this.schedulers = schedulers;
	}

	/**
	 * Schedules work, in the caller's transaction. Does nothing if the schedule is the
	 * same already.
	 * @param kind of work
	 * @param workKey what to work on
	 * @param schedule when; {@code null} for not at all
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void set(WorkKind kind, String workKey, @Nullable Schedule schedule) {
		try {
			set(this.schedulers.of(kind), kind, workKey, schedule);
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The schedule of %s '%s' could not be set".formatted(kind.code(), workKey),
					ex);
		}
	}

	/**
	 * Replaces all schedules of a kind, in the caller's transaction.
	 * @param kind of work
	 * @param wanted supplies the keys with their schedules; called after the present ones
	 * are read, so that a key that is added meanwhile is not removed
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void align(WorkKind kind, Supplier<Map<String, Schedule>> wanted) {
		List<String> known = workKeys(kind);
		Map<String, Schedule> schedules = wanted.get();
		known.stream()
			.filter((workKey) -> !schedules.containsKey(workKey))
			.forEach((workKey) -> set(kind, workKey, null));
		schedules.forEach((workKey, schedule) -> set(kind, workKey, schedule));
	}

	/**
	 * Finds when scheduled work is due.
	 * @param kind of work
	 * @return the next fire time by key, for those that have one
	 */
	public Map<String, Instant> findNext(WorkKind kind) {
		Map<String, Instant> next = new HashMap<>();
		for (String workKey : workKeys(kind)) {
			@Nullable Trigger trigger = find(kind, workKey);
			if (trigger != null && trigger.getNextFireTime() != null) {
				next.put(workKey, trigger.getNextFireTime().toInstant());
			}
		}
		return next;
	}

	/**
	 * Finds when scheduled work was due last.
	 * @param kind of work
	 * @param before later moments do not count
	 * @return the last fire time by key, also where no worker was there to fire it
	 */
	public Map<String, Instant> findLast(WorkKind kind, Instant before) {
		Map<String, Instant> last = new HashMap<>();
		for (String workKey : workKeys(kind)) {
			@Nullable Trigger trigger = find(kind, workKey);
			if (trigger != null) {
				Stream
					.of(Optional.ofNullable(trigger.getNextFireTime()),
							Optional.ofNullable(trigger.getPreviousFireTime()))
					.flatMap(Optional::stream)
					.map(Date::toInstant)
					.filter((moment) -> moment.isBefore(before))
					.findFirst()
					.ifPresent((moment) -> last.put(workKey, moment));
			}
		}
		return last;
	}

	static boolean isSchedule(TriggerKey trigger) {
		return trigger.getGroup().startsWith(GROUP);
	}

	private void set(Scheduler scheduler, WorkKind kind, String workKey, @Nullable Schedule schedule)
			throws SchedulerException {
		@Nullable CronTrigger wanted = (schedule != null) ? trigger(kind, workKey, schedule) : null;
		if (wanted == null || wanted.getFireTimeAfter(null) == null) {
			scheduler.unscheduleJob(key(kind, workKey));
		}
		else if (!(find(kind, workKey) instanceof CronTrigger known && isSame(known, wanted))) {
			scheduler.scheduleJob(RequestTriggers.job(kind, workKey), Set.of(wanted), true);
		}
	}

	private @Nullable Trigger find(WorkKind kind, String workKey) {
		try {
			return this.schedulers.of(kind).getTrigger(key(kind, workKey));
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The schedule of %s '%s' could not be read".formatted(kind.code(), workKey),
					ex);
		}
	}

	private List<String> workKeys(WorkKind kind) {
		try {
			return this.schedulers.of(kind)
				.getTriggerKeys(GroupMatcher.triggerGroupEquals(GROUP + kind.code()))
				.stream()
				.map(TriggerKey::getName)
				.sorted()
				.toList();
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The schedules of %s could not be read".formatted(kind.code()), ex);
		}
	}

	private static CronTrigger trigger(WorkKind kind, String workKey, Schedule schedule) {
		return TriggerBuilder.newTrigger().withIdentity(key(kind, workKey)).withSchedule(schedule.builder()).build();
	}

	private static boolean isSame(CronTrigger known, CronTrigger wanted) {
		return known.getCronExpression().equals(wanted.getCronExpression())
				&& known.getTimeZone().getID().equals(wanted.getTimeZone().getID());
	}

	private static TriggerKey key(WorkKind kind, String workKey) {
		return new TriggerKey(workKey, GROUP + kind.code());
	}

}
