package io.regwatch.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.BooleanSupplier;

import io.regwatch.ops.TestApplication;
import io.regwatch.search.index.Reindex;
import io.regwatch.store.Publications;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Everything that can change what a workspace sees, at random: publications, also
 * backdated ones, retractions, duplicates, reruns, failed assessments, reviews and
 * subscriptions.
 */
public final class RandomChanges {

	private static final List<String> SOURCES = List.of("feed-a", "feed-b", "feed-kept");

	private static final String DIGEST = """
			INSERT INTO digest (update_id, short_summary, summary, findings, model, prompt_version, sha256)
			VALUES (:update, :text, :text, '[]', 'offline', '1', repeat('0', 64))
			ON CONFLICT (update_id) DO UPDATE
			SET short_summary = excluded.short_summary, summary = excluded.summary
			""";

	private static final String ADD_ITEM = """
			WITH worker AS (
				INSERT INTO worker (host, pid) VALUES ('test', 1) RETURNING id
			), run AS (
				INSERT INTO assessment_run (workspace_id, worker_id, requested_version, finished_at)
				SELECT CAST(:workspace AS uuid), id, 1, now() FROM worker
				RETURNING id
			)
			INSERT INTO assessment_item (run_id, update_id, rank)
			SELECT id, :update, 0 FROM run
			RETURNING run_id
			""";

	private static final String FIND_KEPT = """
			SELECT 'c' || position
			FROM change_event
			WHERE reference_id IN (SELECT id FROM reference WHERE source_id = 'feed-kept')
				AND (workspace_id IS NULL OR workspace_id = CAST(:workspace AS uuid)) AND position > :after
			ORDER BY position
			""";

	private final TestApplication application;

	private final ApiClient client;

	private final JdbcClient jdbc;

	private final List<UUID> references = new ArrayList<>();

	private String workspace = "";

	public RandomChanges(TestApplication application, ApiClient client) {
		this.application = application;
		this.client = client;
		this.jdbc = application.bean(JdbcClient.class);
	}

	/** Publishes something, and returns a workspace that follows it. */
	public String begin() {
		Publications publications = new Publications(this.jdbc);
		for (String source : SOURCES) {
			publications.source(source, "EU", "public");
			for (int number = 0; number < 3; number++) {
				UUID reference = publications.reference(source, source + number, "guidance", "Title " + number);
				this.references.add(reference);
				publications.update(reference, "new_publication", "First", "2026-01-01T00:00:00Z");
			}
		}
		this.workspace = this.client.newWorkspace();
		SOURCES.forEach((source) -> subscribe("sources", "sourceId", source, "subscribed"));
		return this.workspace;
	}

	/** Removes what was published. */
	public void remove() {
		this.client.send("DELETE", this.workspace, "");
		this.jdbc.sql("DELETE FROM reference WHERE source_id LIKE 'feed-%'").update();
		this.jdbc.sql("DELETE FROM source WHERE id LIKE 'feed-%'").update();
	}

	/**
	 * Makes changes until it is enough, some of which are rolled back when sessions end.
	 */
	public void change(BooleanSupplier enough, int maxPauseMillis, Random random) {
		do {
			try {
				change(random);
			}
			catch (DataAccessException | TransactionException ex) {
				// A deadlock, or an ended session: there is no change.
			}
			pause(maxPauseMillis, random);
		}
		while (!enough.getAsBoolean());
	}

	/** The ids of the events of references that are always followed. */
	public List<String> kept(long after) {
		return this.jdbc.sql(FIND_KEPT)
			.param("workspace", id())
			.param("after", after)
			.query((row, _) -> row.getString(1))
			.list();
	}

	/** Everything that the lists name, as its details show it. */
	public Map<String, String> shown() {
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
		Map<String, String> shown = new HashMap<>();
		for (String list : List.of("/references", "/updates")) {
			for (String id : this.client.get(this.workspace + list).all("/id")) {
				String link = this.workspace + list + "/" + id;
				shown.put(link, this.client.get(link).body());
			}
		}
		return shown;
	}

	private void change(Random random) {
		UUID reference = this.references.get(random.nextInt(this.references.size()));
		switch (random.nextInt(8)) {
			case 0 -> subscribe(random);
			case 1 -> review(reference, random);
			default -> this.application.bean(TransactionTemplate.class).executeWithoutResult((_) -> {
				write(reference, random);
				// Each change is committed some time after it was made.
				pause(30, random);
			});
		}
	}

	private void write(UUID reference, Random random) {
		switch (random.nextInt(11)) {
			case 0 -> publish(reference, "1999-01-01T00:00:00Z");
			case 1 -> this.references.subList(random.nextInt(this.references.size()), this.references.size())
				.forEach((one) -> publish(one, "2026-02-01T00:00:00Z"));
			case 2 -> change("retracted_at = now(), retraction_reason = 'A mistake'", reference);
			case 3 -> change("retracted_at = NULL, retraction_reason = NULL", reference);
			case 4 -> change("short_summary = 'Summary %d'".formatted(random.nextInt()), reference);
			case 5 -> change("duplicate_of_id = (SELECT min(u.id::text)::uuid FROM reference_update u "
					+ "JOIN reference r ON r.id = u.reference_id WHERE source_id = 'feed-a' AND kind = 'new_publication')",
					this.references.get(3 + random.nextInt(3)));
			case 6 -> this.jdbc.sql("UPDATE reference SET title = :title WHERE id = :id")
				.param("title", "Title " + random.nextInt())
				.param("id", reference)
				.update();
			case 7 -> this.jdbc.sql("UPDATE source SET title = :title WHERE id = :id")
				.param("title", "Title " + random.nextInt())
				.param("id", SOURCES.get(random.nextInt(SOURCES.size())))
				.update();
			case 8 -> fail(newest(reference));
			case 9 -> this.jdbc.sql(DIGEST)
				.param("update", newest(reference))
				.param("text", "Digest " + random.nextInt())
				.update();
			default -> assess(newest(reference), random);
		}
	}

	private void publish(UUID reference, String time) {
		new Publications(this.jdbc).update(reference, "status_change", "Changed", time);
	}

	private void change(String assignment, UUID reference) {
		this.jdbc.sql("UPDATE reference_update SET " + assignment
				+ " WHERE id = (SELECT max(id::text)::uuid FROM reference_update WHERE reference_id = :id AND kind = 'status_change')")
			.param("id", reference)
			.update();
	}

	private UUID newest(UUID reference) {
		return this.jdbc.sql("SELECT max(id::text)::uuid FROM reference_update WHERE reference_id = :id")
			.param("id", reference)
			.query(UUID.class)
			.single();
	}

	/** As a run does it: the newest becomes the current one in one transaction. */
	private void assess(UUID update, Random random) {
		this.jdbc.sql("SELECT id FROM workspace WHERE id = CAST(:id AS uuid) FOR NO KEY UPDATE")
			.param("id", id())
			.query(UUID.class)
			.single();
		this.jdbc.sql("UPDATE assessment SET current = false WHERE update_id = :update")
			.param("update", update)
			.update();
		new Publications(this.jdbc).assess(this.workspace, update, "applicable", random.nextBoolean() ? "high" : "low");
	}

	private void fail(UUID update) {
		UUID run = this.jdbc.sql(ADD_ITEM).param("workspace", id()).param("update", update).query(UUID.class).single();
		this.jdbc
			.sql("UPDATE assessment_item SET state = 'failed', reason = 'test', done_at = now() WHERE run_id = :run")
			.param("run", run)
			.update();
	}

	private void review(UUID reference, Random random) {
		String path = "%s/updates/%s/review".formatted(this.workspace, newest(reference));
		Answer review = this.client.get(path);
		if (review.status() == 200) {
			JsonNode context = review.json().get("contextId");
			Answer answer = random.nextInt(4) == 0 ? this.client.send("DELETE", path, "")
					: this.client.send("PUT", path, """
							{"status": "applicable", "priority": "urgent", "note": "n%d", "basedOn": %s}"""
						.formatted(random.nextInt(), context));
			assertThat(answer.status()).isIn(200, 204, 404, 409, 500, 503);
		}
	}

	private void subscribe(Random random) {
		String status = random.nextBoolean() ? "subscribed" : "unsubscribed";
		if (random.nextBoolean()) {
			subscribe("sources", "sourceId", SOURCES.get(random.nextInt(2)), status);
		}
		else {
			subscribe("references", "referenceId", this.references.get(random.nextInt(6)).toString(), status);
		}
	}

	private void subscribe(String list, String field, @Nullable String id, String status) {
		Answer answer = this.client.send("PATCH", this.workspace + "/subscriptions",
				"{\"%s\": [{\"%s\": \"%s\", \"status\": \"%s\"}]}".formatted(list, field, id, status));
		assertThat(answer.status()).isIn(200, 500, 503);
	}

	private String id() {
		return this.workspace.substring(this.workspace.lastIndexOf('/') + 1);
	}

	private static void pause(int maxMillis, Random random) {
		try {
			Thread.sleep(random.nextInt(maxMillis));
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
