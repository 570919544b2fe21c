package io.regwatch.scheduling;

import java.text.ParseException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Date;
import java.util.TimeZone;

import org.quartz.CronExpression;
import org.quartz.CronScheduleBuilder;

/**
 * When recurring work is done.
 *
 * @param cron a Quartz cron expression
 * @param zone time zone of the expression
 */
public record Schedule(String cron, ZoneId zone) {

	public Schedule {
		requireCron(cron);
	}

	/**
	 * Checks a cron expression.
	 * @param cron six or seven fields, from seconds to years
	 * @throws IllegalArgumentException if Quartz cannot read it, or it never fires
	 */
	public static void requireCron(String cron) {
		try {
			if (new CronExpression(cron).getNextValidTimeAfter(Date.from(Instant.EPOCH)) == null) {
				throw new IllegalArgumentException("There is no moment '%s'".formatted(cron));
			}
		}
		catch (ParseException ex) {
			throw new IllegalArgumentException("Not a cron expression: '%s'".formatted(cron), ex);
		}
	}

	/** A fire time that was missed without a worker is made up for once, at once. */
	CronScheduleBuilder builder() {
		return CronScheduleBuilder.cronSchedule(this.cron)
			.inTimeZone(TimeZone.getTimeZone(this.zone))
			.withMisfireHandlingInstructionFireAndProceed();
	}

}
