package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Two workers, killed at random moments: what they leave and deliver is what two
 * undisturbed ones leave and deliver. {@code -Dfaults.kills} says how often,
 * {@code -Dfaults.life} how long one lives at most after its start.
 */
@Tag("faults")
class KillsIT {

	// Only an update is created once: what is recorded together with others, or with
	// something that is done again, may be recorded more than once.
	private static final String CHANGES = """
			SELECT concat_ws(' | ', change.type, workspace.name, reference.source_id, reference.external_id,
				change.source_id, version.ordinal, updates.kind,
				CASE change.type WHEN 'update.created' THEN count(*) END)
			FROM change_event AS change
			LEFT JOIN workspace ON workspace.id = change.workspace_id
			LEFT JOIN reference ON reference.id = change.reference_id
			LEFT JOIN reference_update AS updates ON updates.id = change.update_id
			LEFT JOIN reference_version AS version ON version.id = updates.current_version_id
			GROUP BY change.type, workspace.name, reference.source_id, reference.external_id, change.source_id,
				version.ordinal, updates.kind
			ORDER BY 1
			""";

	@TempDir
	private Path directory;

	@Test
	void workWhenWorkersAreKilledHasTheSameResult() throws Exception {
		AtomicInteger kills = new AtomicInteger(Integer.getInteger("faults.kills", 200));
		Duration life = Duration.parse("PT" + System.getProperty("faults.life", "30s"));
		TestStores stores = stores("disturbed");
		Recoveries recoveries = new Recoveries(stores);
		Random random = random();
		int nights = 0;
		try (Nights passing = Nights.of(this.directory, stores); Deliveries deliveries = new Deliveries(stores)) {
			deliveries.begin(passing.application());
			leaveClasses(stores, deliveries);
			List<CompletableFuture<WorkerProcess>> victims = Stream
				.generate(() -> new KilledWorker(() -> worker(stores, deliveries), recoveries, random, life))
				.limit(2)
				.map((victim) -> victim.live(kills))
				.toList();
			try {
				while (!victims.stream().allMatch(CompletableFuture::isDone) || nights < 2) {
					passing.pass(nights++);
				}
				deliveries.checkComplete(passing.application());
			}
			finally {
				kills.set(0);
				victims.forEach((victim) -> victim.join().close());
			}
			System.err.printf("%s%n%s%n%d nights%n", recoveries.report(), deliveries.report(), nights);
		}
		compare(left(stores), undisturbed(nights));
	}

	private Map<String, List<String>> undisturbed(int nights) throws Exception {
		TestStores stores = stores("undisturbed");
		try (Nights passing = Nights.of(this.directory, stores);
				Deliveries deliveries = new Deliveries(stores);
				WorkerProcess one = worker(stores, deliveries);
				WorkerProcess other = worker(stores, deliveries)) {
			deliveries.begin(passing.application());
			for (int night = 0; night < nights; night++) {
				passing.pass(night);
			}
			deliveries.checkComplete(passing.application());
			assertThat(one.isAlive() && other.isAlive()).isTrue();
		}
		return left(stores);
	}

	private static void compare(Map<String, List<String>> left, Map<String, List<String>> undisturbed) {
		List<String> lost = new ArrayList<>();
		List<String> more = new ArrayList<>();
		undisturbed.forEach((what, rows) -> {
			List<String> found = left.getOrDefault(what, List.of());
			without(rows, found).forEach((row) -> lost.add(what + ": " + row));
			without(found, rows).forEach((row) -> more.add(what + ": " + row));
		});
		System.err.printf("%d rows and documents, %d lost, %d duplicated%n",
				undisturbed.values().stream().mapToInt(List::size).sum(), lost.size(), more.size());
		assertThat(lost).as("lost").isEmpty();
		assertThat(more).as("duplicated").isEmpty();
	}

	private static List<String> without(List<String> rows, List<String> others) {
		List<String> rest = new ArrayList<>(rows);
		others.forEach(rest::remove);
		return rest;
	}

	private static Map<String, List<String>> left(TestStores stores) throws IOException, InterruptedException {
		Map<String, List<String>> left = Findings.withAssessments(stores);
		// Requests to assess coalesce, more or less of them.
		left.remove("batch_job_instance");
		left.put("changes", stores.jdbc().sql(CHANGES).query(String.class).list());
		return left;
	}

	/**
	 * A worker that ends orderly leaves its classes ready to use for those that follow.
	 */
	private static void leaveClasses(TestStores stores, Deliveries deliveries)
			throws IOException, InterruptedException {
		WorkerProcess first = worker(stores, deliveries);
		first.terminate();
		first.awaitEnd();
	}

	private static WorkerProcess worker(TestStores stores, Deliveries deliveries) throws IOException {
		return WorkerProcess.start(stores, "worker", deliveries.environment());
	}

	private TestStores stores(String name) throws IOException {
		return TestStores.in(Files.createDirectory(this.directory.resolve(name)));
	}

	private static Random random() {
		long seed = System.nanoTime();
		System.err.println("Kills at random moments: seed " + seed);
		return new Random(seed);
	}

}
