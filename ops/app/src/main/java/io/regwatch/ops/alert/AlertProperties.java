package io.regwatch.ops.alert;

import java.net.URI;
import java.time.Duration;
import java.util.List;

import io.regwatch.scheduling.Schedule;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

import static java.time.ZoneOffset.UTC;

/**
 * Alerts to operators.
 *
 * @param cron when incidents are looked for, in UTC: a Quartz cron expression, or
 * {@code -} for never
 * @param stoppedRunAge a run that stays stopped for longer is an incident
 * @param quarantineAge an item that is in quarantine for longer is an incident
 * @param indexDelay a change that is not in the index after this time is an incident
 * @param minFreeDisk less free space for the files is an incident
 * @param runbookUrl beginning of the addresses of runbook pages in messages
 * @param mail messages by mail
 * @param webhook messages to an address of the operator
 */
@ConfigurationProperties("regwatch.alerts")
record AlertProperties(@DefaultValue("0 */5 * * * ?") String cron, @DefaultValue("1d") Duration stoppedRunAge,
		@DefaultValue("7d") Duration quarantineAge, @DefaultValue("1h") Duration indexDelay,
		@DefaultValue("1GB") DataSize minFreeDisk, @DefaultValue("ops/runbook/") String runbookUrl,
		@DefaultValue Mail mail, @DefaultValue Webhook webhook) {

	@Nullable Schedule schedule() {
		return this.cron.equals("-") ? null : new Schedule(this.cron, UTC);
	}

	/**
	 * Messages by mail.
	 *
	 * @param to addresses of the receivers; none for no mail. {@code spring.mail.host}
	 * and the like name the server
	 * @param from address of the sender
	 */
	record Mail(@DefaultValue List<String> to, @DefaultValue("regwatch@localhost") String from) {

	}

	/**
	 * Messages to an address of the operator.
	 *
	 * @param url http or https address, which may be private; none for no messages
	 * @param secret {@code whsec_} and the key in Base64, by which messages are signed as
	 * Standard Webhooks says
	 */
	record Webhook(@Nullable URI url, @DefaultValue("") String secret) {

		Webhook {
			if (url != null && !secret.startsWith("whsec_")) {
				throw new IllegalArgumentException(
						"'regwatch.alerts.webhook.secret' is missing: give whsec_ and a key in Base64");
			}
		}

		/** Without the secret. */
		@Override
		public String toString() {
			return "Webhook[url=%s]".formatted(this.url);
		}

	}

}
