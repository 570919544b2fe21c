package io.regwatch.scheduling;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Schedules all recurring tasks of the program. */
@Component
public class RecurringTasks {

	private final CronSchedules schedules;

	private final ObjectProvider<RecurringTask> tasks;

	RecurringTasks(CronSchedules schedules, ObjectProvider<RecurringTask> tasks) {
		this.schedules = schedules;
		this.tasks = tasks;
	}

	/**
	 * Sets their schedules by this process's settings, for all workers of the cluster.
	 */
	@Transactional
	public void schedule() {
		this.tasks.forEach((task) -> this.schedules.set(task.kind(), task.workKey(), task.schedule()));
	}

}
