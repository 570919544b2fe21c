package io.regwatch.scheduling;

import org.quartz.SchedulerException;

/** Quartz, or the database behind it, could not do what was asked. */
final class SchedulingException extends RuntimeException {

	SchedulingException(String message, SchedulerException cause) {
		super(message, cause);
	}

}
