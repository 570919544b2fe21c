package io.regwatch.ops.alert;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.api.WebhookReceiver;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.Schedule;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/** Each alert is sent once when its fault begins and once when it is over. */
class AlertIT {

	private static final String SECRET = "whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0";

	@TempDir
	private Path directory;

	private final GreenMail mail = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));

	private final WebhookReceiver receiver = new WebhookReceiver();

	@BeforeEach
	void start() {
		this.mail.start();
		this.receiver.start();
	}

	@AfterEach
	void stop() {
		this.mail.stop();
		this.receiver.close();
	}

	@Test
	void eachFaultIsReportedOnceAndItsEndOnce() throws Exception {
		TestStores stores = TestStores.in(this.directory);
		try (TestApplication application = start(stores, "1B")) {
			JdbcClient jdbc = application.bean(JdbcClient.class);
			AlertMonitor monitor = application.bean(AlertMonitor.class);
			insertSource(jdbc);
			check(monitor);
			assertThat(subjects()).isEmpty();
			failForSevenNights(jdbc, monitor);
			requireOnce(monitor, "source_overdue list", () -> missSchedule(application, jdbc),
					() -> insertRun(jdbc, 0, null, null));
			requireOnce(monitor, "run_stopped list", () -> stopRun(jdbc),
					() -> jdbc.sql("DELETE FROM run_stop").update());
			passThrough(jdbc, monitor);
			interruptMail(jdbc, monitor);
		}
	}

	@Test
	void faultThatIsKnownIsNotReportedAgainAfterARestart() throws Exception {
		TestStores stores = TestStores.in(this.directory);
		Files.createDirectories(this.directory.resolve("files"));
		try (TestApplication application = start(stores, "1000TB")) {
			application.bean(Faults.class).incidents.add(new Incident(AlertRule.SOURCE_OVERDUE, "list", "Not started"));
			check(application.bean(AlertMonitor.class));
			check(application.bean(AlertMonitor.class));
			assertThat(subjects()).containsExactlyInAnyOrder("[regwatch] Alert: source_overdue list",
					"[regwatch] Alert: disk_full");
		}
		try (TestApplication application = start(stores, "1B")) {
			Faults faults = application.bean(Faults.class);
			faults.incidents.add(new Incident(AlertRule.SOURCE_OVERDUE, "list", "Not started"));
			check(application.bean(AlertMonitor.class));
			assertThat(subjects()).hasSize(3).last().isEqualTo("[regwatch] Over: disk_full");
			faults.incidents.clear();
			check(application.bean(AlertMonitor.class));
			check(application.bean(AlertMonitor.class));
			assertThat(subjects()).hasSize(4).last().isEqualTo("[regwatch] Over: source_overdue list");
			assertThat(this.receiver.received()).hasSize(4).allMatch((message) -> message.isSignedWith(SECRET));
			assertThat(this.receiver.received()
				.stream()
				.map(WebhookReceiver.Message::body)
				.filter((body) -> body.contains("\"rule\":\"source_overdue\""))).hasSize(2)
				.allMatch((body) -> body.contains("\"runbook\":\"ops/runbook/source-overdue.md\""))
				.first()
				.asString()
				.contains("\"type\":\"alert.opened\"");
			assertThat(this.receiver.received().getLast().body()).contains("\"type\":\"alert.closed\"");
		}
	}

	private void failForSevenNights(JdbcClient jdbc, AlertMonitor monitor) throws Exception {
		for (int night = 10; night > 3; night--) {
			insertRun(jdbc, night, "10 of 12 rows", "blocked");
			check(monitor);
		}
		assertThat(subjects()).containsExactly("[regwatch] Alert: source_blocked list",
				"[regwatch] Alert: source_incomplete list");
		assertThat(texts().getLast()).contains("The last two listings of source 'list' were incomplete: 10 of 12 rows",
				"What to do: ops/runbook/source-incomplete.md");
		insertRun(jdbc, 2, null, null);
		check(monitor);
		check(monitor);
		assertThat(subjects()).hasSize(4)
			.contains("[regwatch] Over: source_blocked list", "[regwatch] Over: source_incomplete list");
	}

	private void passThrough(JdbcClient jdbc, AlertMonitor monitor) throws Exception {
		requireOnce(monitor, "quarantine_age list", () -> jdbc.sql("""
				INSERT INTO quarantine (source_id, external_id, reason, detail, first_seen_at)
				VALUES ('list', 'A', 'soft_404', 'None', now() - interval '8 days')
				""").update(), () -> jdbc.sql("UPDATE quarantine SET resolved_at = now()").update());
		requireOnce(monitor, "quarantine_age list", () -> jdbc.sql("UPDATE quarantine SET resolved_at = NULL").update(),
				() -> jdbc.sql("""
						UPDATE quarantine
						SET acknowledged_at = now(), acknowledged_by = 'person:anna', note = 'The authority knows'
						""").update());
		requireOnce(monitor, "index_differs", () -> jdbc.sql("""
				INSERT INTO outbox (kind, entity_id, created_at)
				VALUES ('update', gen_random_uuid(), now() - interval '2 hours')
				""").update(), () -> jdbc.sql("DELETE FROM outbox").update());
		requireOnce(monitor, "budget_reached", () -> jdbc.sql("""
				INSERT INTO model_spend (day, tokens)
				VALUES ((now() AT TIME ZONE 'UTC')::date, 200000000)
				""").update(), () -> jdbc.sql("DELETE FROM model_spend").update());
		requireOnce(monitor, "assessments_failing", () -> jdbc.sql("""
				WITH client AS (INSERT INTO client (name) VALUES ('Acme') RETURNING id),
				workspace AS (INSERT INTO workspace (client_id, name) SELECT id, 'One' FROM client RETURNING id)
				INSERT INTO work_request (kind, work_key, workspace_id, failures)
				SELECT 'assess', id::text, id, 3 FROM workspace
				""").update(),
				() -> jdbc.sql("UPDATE work_request SET completed_version = requested_version").update());
	}

	/** A scheduled run was due 70 minutes ago, and no worker started it. */
	private static void missSchedule(TestApplication application, JdbcClient jdbc) {
		application.bean(TransactionTemplate.class)
			.executeWithoutResult((_) -> application.bean(CronSchedules.class)
				.set(WorkKind.INGEST, "list", new Schedule("0 0 3 * * ?", ZoneOffset.UTC)));
		jdbc.sql("""
				UPDATE qrtz_triggers
				SET next_fire_time = extract(epoch FROM now() - interval '70 minutes') * 1000
				WHERE trigger_name = 'list'
				""").update();
	}

	/** A run was stopped yesterday, and nobody resumed it. */
	private static void stopRun(JdbcClient jdbc) {
		jdbc.sql("""
				WITH made AS (
					INSERT INTO run (source_id, scheduled_at, worker_id, backfill)
					SELECT 'list', now(), max(id), false FROM worker
					RETURNING id)
				INSERT INTO run_stop (run_id, requested_at)
				SELECT id, now() - interval '25 hours' FROM made
				""").update();
	}

	/** Fails, checks three times, mends it, checks twice. */
	private void requireOnce(AlertMonitor monitor, String rule, Runnable fault, Runnable end) throws Exception {
		int before = subjects().size();
		fault.run();
		check(monitor);
		check(monitor);
		check(monitor);
		end.run();
		check(monitor);
		check(monitor);
		assertThat(subjects().subList(before, subjects().size())).containsExactly("[regwatch] Alert: " + rule,
				"[regwatch] Over: " + rule);
	}

	/** What could not be sent is sent later; what was over by then is not. */
	private void interruptMail(JdbcClient jdbc, AlertMonitor monitor) throws Exception {
		int before = subjects().size();
		int posted = this.receiver.received().size();
		this.receiver.respond(500, 0);
		jdbc.sql("INSERT INTO model_spend (day, tokens) VALUES ((now() AT TIME ZONE 'UTC')::date, 200000000)").update();
		assertThat(monitor.handle(AlertMonitor.WORK_KEY)).isInstanceOf(WorkResult.Failed.class);
		assertThat(monitor.handle(AlertMonitor.WORK_KEY)).isInstanceOf(WorkResult.Failed.class);
		assertThat(subjects()).hasSize(before + 1);
		this.receiver.respond(204, 0);
		check(monitor);
		assertThat(this.receiver.received()).hasSize(posted + 1);
		jdbc.sql("DELETE FROM model_spend").update();
		check(monitor);
		assertThat(this.receiver.received()).hasSize(posted + 2);
	}

	private static void check(AlertMonitor monitor) {
		assertThat(monitor.handle(AlertMonitor.WORK_KEY)).isInstanceOf(WorkResult.Done.class);
	}

	private TestApplication start(TestStores stores, String minFreeDisk) {
		return TestApplication.start(stores,
				Map.of("spring.mail.host", "127.0.0.1", "spring.mail.port", this.mail.getSmtp().getPort(),
						"regwatch.alerts.mail.to", "operator@example.org", "regwatch.alerts.webhook.url",
						this.receiver.origin() + "/alerts", "regwatch.alerts.webhook.secret", SECRET,
						"regwatch.alerts.min-free-disk", minFreeDisk),
				Faults.class);
	}

	private List<String> subjects() throws MessagingException {
		List<String> subjects = new ArrayList<>();
		for (MimeMessage message : this.mail.getReceivedMessages()) {
			subjects.add(message.getSubject());
		}
		return subjects;
	}

	private List<String> texts() {
		List<String> texts = new ArrayList<>();
		for (MimeMessage message : this.mail.getReceivedMessages()) {
			texts.add(GreenMailUtil.getBody(message));
		}
		return texts;
	}

	private static void insertSource(JdbcClient jdbc) {
		jdbc.sql("INSERT INTO worker (host, pid) VALUES ('gone', 1)").update();
		jdbc.sql("""
				INSERT INTO source (id, title, geography, institution_name, kind, definition)
				VALUES ('list', 'List', 'EU', 'Authority', 'json-list', '{}')
				""").update();
	}

	private static void insertRun(JdbcClient jdbc, int hoursAgo, @Nullable String incompleteReason,
			@Nullable String rejection) {
		jdbc.sql(
				"""
						WITH made AS (
							INSERT INTO run (source_id, scheduled_at, worker_id, backfill, started_at, finished_at)
							SELECT 'list', now() - make_interval(hours => :hours), max(id), false,
								now() - make_interval(hours => :hours), now() - make_interval(hours => :hours)
							FROM worker
							RETURNING id),
						listing AS (
							INSERT INTO ledger (run_id, listed, rejected, unchanged, incomplete_reason)
							SELECT id, 10, 1, 9, CAST(:reason AS text) FROM made)
						INSERT INTO run_item (run_id, position, external_id, origin, entry, stage, outcome, reason, detail, done_at)
						SELECT id, 0, 'A', 'listed', '{}', 'done', CASE WHEN CAST(:rejection AS text) IS NULL THEN 'unchanged'
							ELSE 'rejected' END, :rejection, :rejection, now()
						FROM made
						""")
			.param("hours", hoursAgo)
			.param("reason", incompleteReason)
			.param("rejection", rejection)
			.update();
	}

	/** Faults that cannot be made here. */
	static class Faults implements AlertCheck {

		private final List<Incident> incidents = new CopyOnWriteArrayList<>();

		@Override
		public List<Incident> find() {
			return List.copyOf(this.incidents);
		}

	}

}
