package io.regwatch.ops.console.digestmail;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.store.DatabaseClock;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import org.thymeleaf.ITemplateEngine;
import org.thymeleaf.context.Context;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.NestedRuntimeException;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.mail.javamail.MimeMessageHelper;
import org.springframework.stereotype.Component;

/**
 * Sends the digest mails that are due, one after the other. A mail is recorded as sent
 * after the server has accepted it. If the worker is killed in between, it is sent again
 * with the same Message-ID, because SMTP cannot tell whether it was accepted.
 */
@Component
class DigestMailHandler implements WorkHandler {

	static final String WORK_KEY = "digest-mails";

	private final DigestMailRepository mails;

	private final DigestReader digests;

	private final ObjectProvider<JavaMailSender> sender;

	private final ITemplateEngine templates;

	private final DigestMailProperties properties;

	private final DatabaseClock clock;

	DigestMailHandler(DigestMailRepository mails, DigestReader digests, ObjectProvider<JavaMailSender> sender,
			ITemplateEngine templates, DigestMailProperties properties, DatabaseClock clock) {
		this.mails = mails;
		this.digests = digests;
		this.sender = sender;
		this.templates = templates;
		this.properties = properties;
		this.clock = clock;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.SEND_DIGEST_MAILS;
	}

	/** Without a mail server, mails stay due. */
	@Override
	public WorkResult handle(String workKey) {
		Instant begun = this.clock.now();
		JavaMailSender server = this.sender.getIfAvailable();
		List<String> problems = new ArrayList<>();
		if (server != null) {
			this.mails.findDue().forEach((mail) -> send(server, mail, problems));
		}
		return problems.isEmpty() ? new WorkResult.Done(begun) : new WorkResult.Failed(problems.getFirst());
	}

	/** A mail that fails does not hold back those of other people. */
	private void send(JavaMailSender server, DigestMail mail, List<String> problems) {
		try {
			Digest digest = this.digests.read(mail);
			server.send(message(server, mail, digest));
			this.mails.markSent(mail, digest.cursor());
		}
		catch (MessagingException | NestedRuntimeException ex) {
			problems.add("the digest mail of '%s' for workspace '%s' was not sent: %s".formatted(mail.person(),
					mail.workspaceId(), ex.getMessage()));
		}
	}

	private MimeMessage message(JavaMailSender server, DigestMail mail, Digest digest) throws MessagingException {
		MimeMessage message = server.createMimeMessage();
		MimeMessageHelper content = new MimeMessageHelper(message, true, StandardCharsets.UTF_8.name());
		content.setFrom(this.properties.from());
		content.setTo(mail.address());
		content.setSubject("[regwatch] %s: %s digest".formatted(oneLine(mail.workspace()), mail.frequency().code()));
		content.setText(digest.plainText(),
				this.templates.process("console/digest", new Context(Locale.ENGLISH, Map.of("digest", digest))));
		message.setHeader("Message-ID", mail.messageId());
		message.setHeader("Auto-Submitted", "auto-generated");
		return message;
	}

	/** A name must not add headers. */
	private static String oneLine(String text) {
		return text.replaceAll("\\p{Cntrl}", " ");
	}

}
