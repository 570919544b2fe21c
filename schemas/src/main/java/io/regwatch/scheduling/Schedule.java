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
 * @param cron a Quartz cron expression; one of Unix, with five fields, is translated
 * @param zone time zone of the expression
 */
public record Schedule(String cron, ZoneId zone) {

	public Schedule {
		requireCron(cron);
		cron = CronText.toQuartz(cron);
	}

	/**
	 * Checks a cron expression.
	 * @param cron six or seven fields, from seconds to years, as in Quartz; or five, from
	 * minutes to days of the week, as in Unix
	 * @throws IllegalArgumentException if it cannot be read, or it never fires; the
	 * message says what is expected
	 */
	public static void requireCron(String cron) {
		try {
			if (new CronExpression(CronText.toQuartz(cron)).getNextValidTimeAfter(Date.from(Instant.EPOCH)) == null) {
				throw new IllegalArgumentException("'%s' never comes: no date has this day and month".formatted(cron));
			}
		}
		catch (ParseException ex) {
			throw new IllegalArgumentException(
					"'%s' is no cron expression: give six fields (second, minute, hour, day of month, month, day of week) with ? in one day field, for example 0 30 2 * * ?, or five as in crontab, for example 30 2 * * *"
						.formatted(cron),
					ex);
		}
	}

	/** A fire time that was missed without a worker is made up for once, at once. */
	CronScheduleBuilder builder() {
		return CronScheduleBuilder.cronSchedule(this.cron)
			.inTimeZone(TimeZone.getTimeZone(this.zone))
			.withMisfireHandlingInstructionFireAndProceed();
	}

}
