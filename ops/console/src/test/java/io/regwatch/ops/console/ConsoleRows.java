package io.regwatch.ops.console;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Sources: one complete, one incomplete with hostile texts, one without its file, one
 * whose worker died, and one that is paused, whose runs and documents tests change.
 */
final class ConsoleRows {

	/** Held by tests that change sources, and by those that count them. */
	static final String SOURCES = "sources";

	static final String HOSTILE = "<img src=x onerror=alert(1)><script>alert(2)</script>";

	/**
	 * A paused source: what its runs and documents are changes no other source's page.
	 */
	static final String UNSCHEDULED = "watched";

	private static final String SOURCE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition)
			VALUES (:id, :title, 'EU', 'Commission', 'website', '{}')
			""";

	private static final String RUN = """
			INSERT INTO run (source_id, scheduled_at, worker_id, backfill, started_at, finished_at)
			SELECT :source, now() - :hours * interval '1 hour', max(worker.id), false,
				now() - :hours * interval '1 hour',
				CASE WHEN :finished THEN now() - :hours * interval '1 hour' + interval '3 minutes' END
			FROM worker
			""";

	private static final String LEDGER = """
			INSERT INTO ledger (run_id, reported, listed, new, changed, unchanged, gone, rejected, incomplete_reason,
				closed_at)
			SELECT id, :reported, :listed, 1, 2, :listed - 3 - :rejected, 0, :rejected, :reason, finished_at
			FROM run
			WHERE source_id = :source AND finished_at IS NOT NULL AND NOT EXISTS (
				SELECT FROM ledger WHERE run_id = run.id)
			""";

	private static final String ITEM = """
			INSERT INTO run_item (run_id, position, external_id, origin, entry, stage, outcome, reason, detail, done_at)
			SELECT id, :position, :item, 'listed', jsonb_build_object('title', CAST(:title AS text)), 'done', :outcome,
				:reason, :detail, now()
			FROM run
			WHERE source_id = :source
			ORDER BY started_at DESC
			OFFSET :ago
			LIMIT 1
			""";

	private final JdbcClient jdbc;

	private ConsoleRows(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	static void insert(JdbcClient jdbc) {
		ConsoleRows rows = new ConsoleRows(jdbc);
		jdbc.sql("INSERT INTO worker (host, pid) VALUES ('gone', 1)").update();
		rows.source("good", "Official Journal");
		rows.run("good", 30, true);
		rows.ledger("good", 40, 0, null);
		rows.run("good", 6, true);
		rows.ledger("good", 42, 0, null);
		rows.source("short", HOSTILE);
		rows.run("short", 30, true);
		rows.ledger("short", 12, 0, null);
		rows.item("short", 0, "MDCG 2020-1", "Clinical evaluation", null);
		rows.run("short", 6, true);
		rows.ledger("short", 10, 1, "The authority reports 12 items, the listing has 10");
		rows.item("short", 0, "MDCG 2019-11" + HOSTILE, "Qualification of software" + HOSTILE, "soft_404");
		rows.source("gone", "Gazette");
		rows.run("gone", 30, true);
		rows.ledger("gone", 3, 0, null);
		jdbc.sql("UPDATE source SET file_state = 'invalid' WHERE id = 'gone'").update();
		rows.source("dead", "Federal office");
		rows.run("dead", 6, false);
		rows.source(UNSCHEDULED, "Federal register");
		jdbc.sql("UPDATE source SET state = 'paused', redistribution = 'text' WHERE id = :id")
			.param("id", UNSCHEDULED)
			.update();
		jdbc.sql("""
				WITH client AS (INSERT INTO client (name) VALUES (:name) RETURNING id)
				INSERT INTO api_key (public_id, client_id, secret_sha256)
				SELECT '0123456789abcdef', id, sha256('secret') FROM client
				""").param("name", HOSTILE).update();
	}

	private void source(String id, String title) {
		this.jdbc.sql(SOURCE).param("id", id).param("title", title).update();
	}

	private void run(String source, int hours, boolean finished) {
		this.jdbc.sql(RUN).param("source", source).param("hours", hours).param("finished", finished).update();
	}

	private void ledger(String source, int listed, int rejected, @Nullable String reason) {
		this.jdbc.sql(LEDGER)
			.param("source", source)
			.param("listed", listed)
			.param("reported", (reason != null) ? listed + 2 : null)
			.param("rejected", rejected)
			.param("reason", reason)
			.update();
	}

	private void item(String source, int ago, String item, String title, @Nullable String reason) {
		this.jdbc.sql(ITEM)
			.param("source", source)
			.param("position", 0)
			.param("ago", ago)
			.param("item", item)
			.param("title", title)
			.param("outcome", (reason != null) ? "rejected" : "unchanged")
			.param("reason", reason)
			.param("detail", (reason != null) ? "The page says that it does not exist" + HOSTILE : null)
			.update();
		if (reason != null) {
			this.jdbc.sql("""
					INSERT INTO quarantine (source_id, external_id, reason, detail, attempts, first_seen_at)
					VALUES (:source, :item, :reason, 'The page says that it does not exist' || :hostile, 3,
						now() - interval '5 days')
					""")
				.param("source", source)
				.param("item", item)
				.param("reason", reason)
				.param("hostile", HOSTILE)
				.update();
		}
	}

}
