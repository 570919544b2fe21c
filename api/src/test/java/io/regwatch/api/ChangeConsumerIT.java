package io.regwatch.api;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.index.Reindex;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Clients that are killed at random while everything changes have exactly what the API
 * shows in the end. With {@code -Dregwatch.test.kills=200} more often.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ChangeConsumerIT {

	private static final int KILLS = Integer.getInteger("regwatch.test.kills", 20);

	private static final List<String> SOURCES = List.of("mdcg", "hc", "iso");

	private final long seed = ThreadLocalRandom.current().nextLong();

	private final List<UUID> references = new ArrayList<>();

	private TestApplication application;

	private JdbcClient jdbc;

	private ApiClient client;

	@BeforeAll
	void start(@TempDir Path directory) {
		TestStores stores = TestStores.in(directory);
		this.application = TestApplication.complete(stores, Map.of("regwatch.api.rate-limit.requests", 1_000_000));
		this.jdbc = this.application.bean(JdbcClient.class);
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		Publications publications = new Publications(this.jdbc);
		for (String source : SOURCES) {
			publications.source(source, "EU", "public");
			for (int number = 0; number < 3; number++) {
				UUID reference = publications.reference(source, source + number, "guidance", "Title " + number);
				this.references.add(reference);
				publications.update(reference, "new_publication", "First", "2026-01-01T00:00:00Z");
			}
		}
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void consumerWhenKilledAtRandomHasWhatTheApiShows() throws Exception {
		String workspace = this.client.newWorkspace();
		subscribe(workspace, new Random(this.seed));
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<?>> writers = new ArrayList<>();
			for (int number = 0; number < 3; number++) {
				Random random = new Random(this.seed + number);
				writers.add(threads.submit(() -> write(workspace, random)));
			}
			ChangeConsumer consumer = new ChangeConsumer(this.client, workspace, new Random(this.seed), KILLS);
			Map<String, String> copy = consumer.follow(() -> writers.stream().allMatch(Future::isDone));
			for (Future<?> writer : writers) {
				writer.get();
			}
			assertThat(consumer.killed()).isPositive();
			assertThat(copy).as("seed %d", this.seed).isEqualTo(shown(workspace));
		}
	}

	private void write(String workspace, Random random) {
		for (int number = 0; number < KILLS * 3; number++) {
			if (random.nextInt(6) == 0) {
				subscribe(workspace, random);
			}
			else {
				this.application.bean(TransactionTemplate.class).executeWithoutResult((_) -> {
					change(workspace, random);
					pause(random);
				});
			}
		}
	}

	/** Each change is committed some time after it was made. */
	private void change(String workspace, Random random) {
		Publications publications = new Publications(this.jdbc);
		UUID reference = this.references.get(random.nextInt(this.references.size()));
		switch (random.nextInt(7)) {
			case 0 -> publications.update(reference, "status_change", "Backdated", "1999-01-01T00:00:00Z");
			case 1 -> change("retracted_at = now(), retraction_reason = 'A mistake'", reference);
			case 2 -> change("retracted_at = NULL, retraction_reason = NULL", reference);
			case 3 -> change("short_summary = 'Summary %d'".formatted(random.nextInt()), reference);
			case 4 -> this.jdbc.sql("UPDATE reference SET title = :title WHERE id = :id")
				.param("title", "Title " + random.nextInt())
				.param("id", reference)
				.update();
			case 5 -> change(
					"duplicate_of_id = (SELECT min(id::text)::uuid FROM reference_update WHERE kind <> 'status_change')",
					reference);
			default -> this.jdbc.sql("SELECT max(id::text)::uuid FROM reference_update WHERE reference_id = :id")
				.param("id", reference)
				.query(UUID.class)
				.optional()
				.ifPresent((update) -> assess(workspace, update, random));
		}
	}

	private void change(String assignment, UUID reference) {
		this.jdbc.sql("UPDATE reference_update SET " + assignment
				+ " WHERE id = (SELECT max(id::text)::uuid FROM reference_update WHERE reference_id = :id AND kind = 'status_change')")
			.param("id", reference)
			.update();
	}

	/** One after another, as runs of a workspace are. */
	private void assess(String workspace, UUID update, Random random) {
		this.jdbc.sql("SELECT id FROM reference_update WHERE id = :update FOR UPDATE")
			.param("update", update)
			.query(UUID.class)
			.single();
		this.jdbc.sql("UPDATE assessment SET current = false WHERE update_id = :update")
			.param("update", update)
			.update();
		new Publications(this.jdbc).assess(workspace, update, "applicable", random.nextBoolean() ? "high" : "low");
	}

	private static void pause(Random random) {
		try {
			Thread.sleep(random.nextInt(30));
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private void subscribe(String workspace, Random random) {
		String status = random.nextBoolean() ? "subscribed" : "unsubscribed";
		String body = random.nextBoolean()
				? "{\"sources\": [{\"sourceId\": \"%s\", \"status\": \"%s\"}]}"
					.formatted(SOURCES.get(random.nextInt(SOURCES.size())), status)
				: "{\"references\": [{\"referenceId\": \"%s\", \"status\": \"%s\"}]}"
					.formatted(this.references.get(random.nextInt(this.references.size())), status);
		assertThat(this.client.send("PATCH", workspace + "/subscriptions", body).status()).isEqualTo(200);
	}

	/** Everything that the lists name, as its details show it. */
	private Map<String, String> shown(String workspace) {
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
		Map<String, String> shown = new HashMap<>();
		for (String list : List.of("/references", "/updates")) {
			for (String id : this.client.get(workspace + list).all("/id")) {
				String link = workspace + list + "/" + id;
				shown.put(link, this.client.get(link).body());
			}
		}
		return shown;
	}

}
