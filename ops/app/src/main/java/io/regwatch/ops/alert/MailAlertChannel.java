package io.regwatch.ops.alert;

import java.io.IOException;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.mail.MailException;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.stereotype.Component;

/** Sends alerts by mail. */
@Component
class MailAlertChannel implements AlertChannel {

	private final ObjectProvider<JavaMailSender> sender;

	private final AlertProperties properties;

	MailAlertChannel(ObjectProvider<JavaMailSender> sender, AlertProperties properties) {
		this.sender = sender;
		this.properties = properties;
		if (isConfigured() && sender.getIfAvailable() == null) {
			throw new IllegalArgumentException("'regwatch.alerts.mail.to' needs 'spring.mail.host'");
		}
	}

	@Override
	public String name() {
		return "mail";
	}

	@Override
	public boolean isConfigured() {
		return !this.properties.mail().to().isEmpty();
	}

	@Override
	public void send(AlertEvent event) throws IOException {
		SimpleMailMessage mail = new SimpleMailMessage();
		mail.setFrom(this.properties.mail().from());
		mail.setTo(this.properties.mail().to().toArray(String[]::new));
		mail.setSubject("[regwatch] %s: %s%s".formatted(event.isClosed() ? "Over" : "Alert", event.rule(),
				event.subject().isEmpty() ? "" : " " + event.subject()));
		mail.setText("""
				%s

				Since %s%s
				What to do: %s
				""".formatted(event.message(), event.openedAt(),
				event.isClosed() ? ", over since " + event.closedAt() : "",
				AlertMonitor.runbook(this.properties, event)));
		try {
			this.sender.getObject().send(mail);
		}
		catch (MailException ex) {
			throw new IOException("The mail was not sent: " + ex.getMessage(), ex);
		}
	}

}
