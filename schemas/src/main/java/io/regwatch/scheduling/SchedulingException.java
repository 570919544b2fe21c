package io.regwatch.scheduling;

import org.quartz.SchedulerException;

/** Quartz or its database has failed. */
final class SchedulingException extends RuntimeException {

	SchedulingException(String message, SchedulerException cause) {
		super(message, cause);
	}

}
