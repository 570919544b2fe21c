package io.regwatch.ops.console;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import io.regwatch.ops.console.security.Role;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.store.Publications;
import jakarta.mail.Address;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.mail.javamail.JavaMailSenderImpl;

import static org.assertj.core.api.Assertions.assertThat;

/** Digest mails to people. */
@ExtendWith(ConsoleApplication.class)
class DigestMailIT {

	private final ConsoleApplication.Console console;

	private final RevisedDocument document;

	private final String form;

	DigestMailIT(ConsoleApplication.Console console) {
		this.console = console;
		this.document = insert(console.jdbc());
		this.form = this.document.path() + "/digest-mail";
	}

	@Test
	void mailListsWhatHappenedAndIsDueOnceForEachPeriod() throws Exception {
		String address = order("daily", "");
		this.document.addObligation(this.console.jdbc(), "Makers <b>shall</b> report.", inDays(20));
		this.document.addObligation(this.console.jdbc(), "Importers shall register.", inDays(60));
		this.document.addObligation(this.console.jdbc(), "Nobody is in a hurry.", inDays(120));
		UUID added = add("Labels " + ConsoleRows.HOSTILE);
		change(this.document.revision());
		retract(this.document.publication());
		send();
		assertThat(received(address)).isEmpty();
		makeDue();
		send();
		send();
		MimeMessage mail = received(address).getFirst();
		assertThat(received(address)).hasSize(1);
		assertThat(mail.getSubject()).isEqualTo("[regwatch] Acme: daily digest");
		String text = part(mail, 0);
		assertThat(text)
			.contains("sources were not complete at their last run", "New: 1", "Changed: 1", "Retracted: 1",
					"Due in 30 days: 1", "Due in 31 to 90 days: 1", "/updates/" + added, "a mistake",
					"Makers <b>shall</b> report.", "Importers shall register.")
			.doesNotContain("Nobody is in a hurry.");
		Document html = Jsoup.parse(part(mail, 1));
		assertThat(html.select("script, img, b")).isEmpty();
		assertThat(html.select("h2").eachText()).containsExactly("New: 1", "Changed: 1", "Retracted: 1",
				"Due in 30 days: 1", "Due in 31 to 90 days: 1");
		assertThat(html.select("a").eachText()).contains("Labels " + ConsoleRows.HOSTILE);
	}

	@Test
	void mailThatWasNotAcceptedIsSentLaterWithAllChanges() throws Exception {
		String address = order("weekly", "");
		add("Before the fault");
		makeDue();
		JavaMailSenderImpl sender = this.console.application().bean(JavaMailSenderImpl.class);
		int port = sender.getPort();
		sender.setPort(1);
		try {
			assertThat(new Workers(this.console.application()).result(WorkKind.SEND_DIGEST_MAILS, "digest-mails"))
				.asString()
				.contains("digest mail of 'viewer'");
		}
		finally {
			sender.setPort(port);
		}
		add("After the fault");
		send();
		assertThat(part(received(address).getFirst(), 0)).contains("Before the fault", "After the fault");
	}

	@Test
	void repeatedMailHasTheSameMessageId() throws Exception {
		String address = order("daily", "");
		makeDue();
		send();
		// As if the worker had been killed before it recorded the mail.
		makeDue();
		send();
		assertThat(received(address)).hasSize(2);
		assertThat(received(address).getFirst().getMessageID()).startsWith("<digest-")
			.isEqualTo(received(address).getLast().getMessageID());
	}

	@Test
	void savedSearchRestrictsTheChanges() throws Exception {
		UUID search = this.console.jdbc().sql("""
				INSERT INTO saved_search (workspace_id, name, search, status, priority, source, geography)
				VALUES (:workspace, 'Implants', 'implants', '{}', '{}', '{}', '{}')
				RETURNING id
				""").param("workspace", this.document.workspace()).query(UUID.class).single();
		String address = order("daily", search.toString());
		assertThat(this.console.as(Role.VIEWER).page(this.form).select("option[selected]").eachText())
			.containsExactly("Daily", "Implants");
		add("Guidance on implants");
		add("Guidance on gloves");
		makeDue();
		send();
		assertThat(part(received(address).getFirst(), 0)).contains("Guidance on implants")
			.doesNotContain("Guidance on gloves");
	}

	@Test
	void mailIsSentWithoutChangesAndEndsWithTheOrder() throws Exception {
		String address = order("daily", "");
		// What was written just before the order may come with the first mail.
		makeDue();
		send();
		makeDue();
		send();
		assertThat(received(address)).hasSize(2);
		assertThat(part(received(address).getLast(), 0)).contains("Nothing is new", "sources were not complete");
		this.console.as(Role.VIEWER).post(this.form, Map.of("frequency", "off"));
		makeDue();
		send();
		assertThat(received(address)).hasSize(2);
		assertThat(this.console.as(Role.VIEWER).page(this.form).select("option[selected]").text()).isEqualTo("Off");
	}

	@Test
	void personWhoMayNotSignInGetsNoMail() throws Exception {
		String address = order("daily", "");
		makeDue();
		this.console.password("digest-reader", Role.VIEWER);
		this.console.jdbc()
			.sql("UPDATE digest_mail SET person = 'digest-reader' WHERE address = :address")
			.param("address", address)
			.update();
		this.console.users().disable("digest-reader");
		send();
		assertThat(received(address)).isEmpty();
	}

	@Test
	void wrongFieldsAreRefused() {
		for (Map<String, String> fields : List.of(Map.of("frequency", "hourly", "address", "a@example.org"),
				Map.of("frequency", "daily", "address", "a@example.org,b@example.org"),
				Map.of("frequency", "daily", "address", "a@example.org\r\nBcc: b@example.org"),
				Map.of("frequency", "daily", "address", "a@example.org", "search", UUID.randomUUID().toString()))) {
			assertThat(this.console.as(Role.VIEWER).post(this.form, fields).statusCode()).as("%s", fields)
				.isEqualTo(400);
		}
	}

	/** The workspace sees this document only: other tests add documents to its source. */
	private static RevisedDocument insert(JdbcClient jdbc) {
		RevisedDocument document = RevisedDocument.insert(jdbc, List.of("Then"), List.of("Now"));
		jdbc.sql("""
				WITH ended AS (DELETE FROM source_subscription WHERE workspace_id = :workspace)
				INSERT INTO reference_subscription (workspace_id, reference_id, status)
				VALUES (:workspace, :reference, 'subscribed')
				""").param("workspace", document.workspace()).param("reference", document.reference()).update();
		return document;
	}

	/** Orders mails for the viewer, to an address of this test. */
	private String order(String frequency, String search) {
		String address = UUID.randomUUID() + "@example.org";
		assertThat(this.console.as(Role.VIEWER)
			.post(this.form, Map.of("frequency", frequency, "address", address, "search", search))
			.statusCode()).isEqualTo(302);
		return address;
	}

	private UUID add(String title) {
		return new Publications(this.console.jdbc()).update(this.document.reference(), "status_change", title,
				"2026-06-01T00:00:00Z");
	}

	private void change(UUID update) {
		this.console.jdbc()
			.sql("UPDATE reference_update SET summary = summary || '.' WHERE id = :id")
			.param("id", update)
			.update();
	}

	private void retract(UUID update) {
		this.console.jdbc()
			.sql("UPDATE reference_update SET retracted_at = now(), retraction_reason = 'a mistake' WHERE id = :id")
			.param("id", update)
			.update();
	}

	private String inDays(int days) {
		return this.console.jdbc()
			.sql("SELECT CAST((now() AT TIME ZONE 'UTC')::date + :days AS text)")
			.param("days", days)
			.query(String.class)
			.single();
	}

	private void makeDue() {
		this.console.jdbc()
			.sql("UPDATE digest_mail SET next_on = (now() AT TIME ZONE 'UTC')::date WHERE workspace_id = :workspace")
			.param("workspace", this.document.workspace())
			.update();
	}

	private void send() {
		new Workers(this.console.application()).handle(WorkKind.SEND_DIGEST_MAILS, "digest-mails");
	}

	private List<MimeMessage> received(String address) {
		GreenMail mail = this.console.mail();
		return Arrays.stream(mail.getReceivedMessages())
			.filter((message) -> GreenMailUtil.getAddressList(recipients(message)).contains(address))
			.toList();
	}

	private static Address[] recipients(MimeMessage message) {
		try {
			return message.getAllRecipients();
		}
		catch (MessagingException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/** The plain text (0) or the HTML (1). */
	private static String part(MimeMessage mail, int number) throws Exception {
		MimeMultipart related = (MimeMultipart) ((MimeMultipart) mail.getContent()).getBodyPart(0).getContent();
		MimeMultipart alternative = (MimeMultipart) related.getBodyPart(0).getContent();
		return String.valueOf(alternative.getBodyPart(number).getContent());
	}

}
