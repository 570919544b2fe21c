package io.regwatch.scheduling;

import java.text.ParseException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Date;
import java.util.TimeZone;

import org.quartz.CronExpression;
import org.quartz.CronScheduleBuilder;

/**
 * When something is done again and again.
 *
 * @param cron a Quartz cron expression
 * @param zone whose clocks it means
 */
public record Schedule(String cron, ZoneId zone) {

	public Schedule {
		requireCron(cron);
	}

	/**
	 * Checks a cron expression.
	 * @param cron six or seven fields, from seconds to years
	 * @throws IllegalArgumentException if Quartz cannot read it, or there is no such
	 * moment
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

	/** What was missed while no worker was there is done once, at once. */
	CronScheduleBuilder builder() {
		return CronScheduleBuilder.cronSchedule(this.cron)
			.inTimeZone(TimeZone.getTimeZone(this.zone))
			.withMisfireHandlingInstructionFireAndProceed();
	}

}
