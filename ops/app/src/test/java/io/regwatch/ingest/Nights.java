package io.regwatch.ingest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.util.FileSystemUtils;

import static org.awaitility.Awaitility.await;

/**
 * Nights of a few regulators, always the same: each night documents change, workers are
 * asked to read them, and what is found is assessed for two workspaces.
 */
final class Nights implements AutoCloseable {

	private static final int SOURCES = 3;

	// Workers that are killed all the time get on slowly.
	private static final Duration TIMEOUT = Duration.ofHours(1);

	private static final String ADD_WORKSPACE = """
			WITH client AS (
				INSERT INTO client (name)
				VALUES (:name)
				RETURNING id
			), workspace AS (
				INSERT INTO workspace (client_id, name)
				SELECT id, :name
				FROM client
				RETURNING id
			), profile AS (
				INSERT INTO profile (workspace_id, company_description, markets)
				SELECT id, 'Makes sterile catheters of class 3', '{EU}'
				FROM workspace
			)
			INSERT INTO source_subscription (workspace_id, source_id, status)
			SELECT workspace.id, source.id, 'subscribed'
			FROM workspace
			CROSS JOIN source
			""";

	private static final String IS_DONE = """
			SELECT NOT EXISTS (SELECT FROM work_request WHERE completed_version < requested_version)
				AND NOT EXISTS (SELECT FROM run WHERE finished_at IS NULL)
				AND NOT EXISTS (SELECT FROM assessment_run WHERE finished_at IS NULL)
				AND NOT EXISTS (SELECT FROM outbox)
				AND NOT EXISTS (SELECT FROM pending_change)
			""";

	private final Path directory;

	private final JdbcClient jdbc;

	private final TestApplication asker;

	private final List<SourceDefinition> sources;

	private Nights(Path directory, TestStores stores, TestApplication asker) {
		this.directory = directory;
		this.jdbc = stores.jdbc();
		this.asker = asker;
		this.sources = IntStream.range(0, SOURCES).mapToObj((i) -> FolderSource.of(folder(i))).toList();
	}

	/**
	 * Begins before the first night.
	 * @param directory holds the documents; the same for runs that are to be compared
	 * @param stores that are empty
	 */
	static Nights of(Path directory, TestStores stores) throws IOException {
		for (int i = 0; i < SOURCES; i++) {
			FileSystemUtils.deleteRecursively(directory.resolve("documents-" + i));
			copy(original(directory), directory.resolve("documents-" + i));
		}
		Nights nights = new Nights(directory, stores, TestApplication.start(stores, Map.of()));
		nights.sources.forEach(nights.asker.bean(Sources.class)::save);
		Stream.of("Acme", "Zenith").forEach((name) -> nights.jdbc.sql(ADD_WORKSPACE).param("name", name).update());
		return nights;
	}

	/** One night, from the changes at the regulators to the last assessment. */
	void pass(int night) throws InterruptedException {
		IntStream.range(0, SOURCES).mapToObj(this::folder).forEach((folder) -> change(folder, night));
		this.asker.bean(TransactionTemplate.class)
			.executeWithoutResult((status) -> this.sources
				.forEach((source) -> this.asker.bean(WorkQueue.class).request(WorkKind.INGEST, source.id(), null)));
		awaitDone();
		// A request can be completed a moment before the one that it leads to is made.
		Thread.sleep(Duration.ofMillis(300));
		awaitDone();
	}

	/** The application that asks for work and does none. */
	TestApplication application() {
		return this.asker;
	}

	@Override
	public void close() {
		this.asker.close();
	}

	private void awaitDone() {
		await().atMost(TIMEOUT).until(() -> this.jdbc.sql(IS_DONE).query(Boolean.class).single());
	}

	private Path folder(int number) {
		return this.directory.resolve("documents-" + number);
	}

	/** Made once: a PDF that is made again has other bytes. */
	private static Path original(Path directory) throws IOException {
		Path original = directory.resolve("original");
		return Files.exists(original) ? original : SampleFolder.fill(original);
	}

	/** Each source has bytes of its own: equal files of two sources are one document. */
	private static void copy(Path from, Path to) throws IOException {
		Files.createDirectory(to);
		try (Stream<Path> files = Files.list(from)) {
			for (Path file : files.toList()) {
				Path copy = to.resolve(file.getFileName());
				Files.copy(file, copy);
				Files.writeString(copy, "\n%% %s\n".formatted(to.getFileName()), StandardOpenOption.APPEND);
				Files.setLastModifiedTime(copy, Files.getLastModifiedTime(file));
			}
		}
	}

	private static void change(Path folder, int night) {
		write(folder, "notice-%d.html".formatted(1 + night % SampleFolder.REVISED), night, """
				<html><head><title>Notice</title></head><body><h1>Notice</h1>
				<p>The manufacturer keeps its records of sterile catheters for %d years (%s).</p></body></html>
				""");
		write(folder, "letter-of-night-%d.txt".formatted(night), night,
				"Letter\n\nManufacturers of catheters must report incidents within %d days (%s).\n");
	}

	private static void write(Path folder, String name, int night, String text) {
		try {
			Path file = folder.resolve(name);
			Files.writeString(file, text.formatted(night + 2, folder.getFileName()));
			Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2026-03-01T00:00:00Z").plusSeconds(night)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
