package io.regwatch.scheduling;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** All routines of the program. */
@Component
public class RecurringTasks {

	private final CronSchedules schedules;

	private final ObjectProvider<RecurringTask> routines;

	RecurringTasks(CronSchedules schedules, ObjectProvider<RecurringTask> routines) {
		this.schedules = schedules;
		this.routines = routines;
	}

	/** CronSchedules them as this process is told; others on the same database follow. */
	@Transactional
	public void schedule() {
		this.routines.forEach((routine) -> this.schedules.set(routine.kind(), routine.workKey(), routine.schedule()));
	}

}
