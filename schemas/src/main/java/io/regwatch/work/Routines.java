package io.regwatch.work;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** All routines of the program. */
@Component
public class Routines {

	private final Schedules schedules;

	private final ObjectProvider<Routine> routines;

	Routines(Schedules schedules, ObjectProvider<Routine> routines) {
		this.schedules = schedules;
		this.routines = routines;
	}

	/** Schedules them as this process is told; others on the same database follow. */
	@Transactional
	public void schedule() {
		this.routines.forEach((routine) -> this.schedules.set(routine.kind(), routine.subject(), routine.schedule()));
	}

}
