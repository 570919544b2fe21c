package io.regwatch.scheduling;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

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

/** What is done again and again, one cron trigger a subject. */
@Component
public class CronSchedules {

	private static final String GROUP = "schedule-";

	private final WorkerSchedulers schedulers;

	CronSchedules(WorkerSchedulers schedulers) {
		this.schedulers = schedulers;
	}

	/**
	 * CronSchedules a subject, or leaves it alone if it is scheduled like that already,
	 * in the caller's transaction.
	 * @param kind of work
	 * @param subject what to work on
	 * @param schedule when; {@code null} for not at all
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void set(WorkKind kind, String subject, @Nullable Schedule schedule) {
		try {
			set(this.schedulers.of(kind), kind, subject, schedule);
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The schedule of %s '%s' could not be set".formatted(kind.code(), subject),
					ex);
		}
	}

	/**
	 * CronSchedules these subjects and no others, in the caller's transaction.
	 * @param kind of work
	 * @param wanted gives the subjects with their schedules; asked after what is
	 * scheduled now, so that a subject that comes meanwhile is not taken for a leftover
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void align(WorkKind kind, Supplier<Map<String, Schedule>> wanted) {
		List<String> known = subjects(kind);
		Map<String, Schedule> schedules = wanted.get();
		known.stream()
			.filter((subject) -> !schedules.containsKey(subject))
			.forEach((subject) -> set(kind, subject, null));
		schedules.forEach((subject, schedule) -> set(kind, subject, schedule));
	}

	/**
	 * Finds when scheduled work is due.
	 * @param kind of work
	 * @return subject to next moment, for those that have one
	 */
	public Map<String, Instant> findNext(WorkKind kind) {
		Map<String, Instant> next = new HashMap<>();
		for (String subject : subjects(kind)) {
			@Nullable Trigger trigger = find(kind, subject);
			if (trigger != null && trigger.getNextFireTime() != null) {
				next.put(subject, trigger.getNextFireTime().toInstant());
			}
		}
		return next;
	}

	static boolean isSchedule(TriggerKey trigger) {
		return trigger.getGroup().startsWith(GROUP);
	}

	private void set(Scheduler scheduler, WorkKind kind, String subject, @Nullable Schedule schedule)
			throws SchedulerException {
		@Nullable CronTrigger wanted = (schedule != null) ? trigger(kind, subject, schedule) : null;
		if (wanted == null || wanted.getFireTimeAfter(null) == null) {
			scheduler.unscheduleJob(key(kind, subject));
		}
		else if (!(find(kind, subject) instanceof CronTrigger known && isSame(known, wanted))) {
			scheduler.scheduleJob(RequestTriggers.job(kind, subject), Set.of(wanted), true);
		}
	}

	private @Nullable Trigger find(WorkKind kind, String subject) {
		try {
			return this.schedulers.of(kind).getTrigger(key(kind, subject));
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The schedule of %s '%s' could not be read".formatted(kind.code(), subject),
					ex);
		}
	}

	private List<String> subjects(WorkKind kind) {
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

	private static CronTrigger trigger(WorkKind kind, String subject, Schedule schedule) {
		return TriggerBuilder.newTrigger().withIdentity(key(kind, subject)).withSchedule(schedule.builder()).build();
	}

	private static boolean isSame(CronTrigger known, CronTrigger wanted) {
		return known.getCronExpression().equals(wanted.getCronExpression())
				&& known.getTimeZone().getID().equals(wanted.getTimeZone().getID());
	}

	private static TriggerKey key(WorkKind kind, String subject) {
		return new TriggerKey(subject, GROUP + kind.code());
	}

}
