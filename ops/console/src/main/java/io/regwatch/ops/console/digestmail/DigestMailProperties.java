package io.regwatch.ops.console.digestmail;

import java.net.URI;

import io.regwatch.scheduling.Schedule;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

import static java.time.ZoneOffset.UTC;

/**
 * Mails to people with what changed in a workspace.
 *
 * @param cron when mails that are due are sent, in UTC: a Quartz cron expression, or
 * {@code -} for never. Weekly mails are due on Mondays
 * @param from address of the sender. {@code spring.mail.host} and the like name the
 * server
 * @param consoleUrl address of the console for links in mails
 */
@ConfigurationProperties("regwatch.digest-mails")
record DigestMailProperties(@DefaultValue("0 0 6 * * ?") String cron, @DefaultValue("regwatch@localhost") String from,
		@DefaultValue("http://localhost:8080/console") URI consoleUrl) {

	@Nullable Schedule schedule() {
		return this.cron.equals("-") ? null : new Schedule(this.cron, UTC);
	}

}
