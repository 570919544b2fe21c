package io.regwatch.ops.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.ingest.SourceHealth;
import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.schema.ContentHash;
import io.regwatch.scheduling.ClockSkew;
import io.regwatch.search.IndexSearch;
import io.regwatch.store.FileStore;
import io.regwatch.store.Outbox;

import org.springframework.core.NestedExceptionUtils;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Checks database, search index, files, clock and sources. */
@Component
public class StoreChecks {

	private static final String FIND_DATABASE = """
			SELECT 'PostgreSQL ' || current_setting('server_version') || ', '
				|| pg_size_pretty(pg_database_size(current_database()))
			""";

	// The last ones: after a crash or a full disk, these are the ones that suffer.
	private static final String FIND_FILES = """
			SELECT sha256, size_bytes
			FROM stored_file
			ORDER BY stored_at DESC
			LIMIT 200
			""";

	private static final int MANY_PENDING = 1000;

	private static final List<String> OFF = List.of("off", "paused", "disabled", "removed");

	private static final List<String> BROKEN = List.of("incomplete", "file_invalid", "file_removed");

	private final JdbcClient jdbc;

	private final IndexSearch index;

	private final Outbox outbox;

	private final FileStore files;

	private final ClockSkew clock;

	private final SourceHealthRepository sources;

	StoreChecks(JdbcClient jdbc, IndexSearch index, Outbox outbox, FileStore files, ClockSkew clock,
			SourceHealthRepository sources) {
		this.jdbc = jdbc;
		this.index = index;
		this.outbox = outbox;
		this.files = files;
		this.clock = clock;
		this.sources = sources;
	}

	/**
	 * Makes all checks.
	 * @return at least a finding each
	 */
	public List<Finding> check() {
		return Stream
			.of(guard("database", this::database, "See the log of the database; REGWATCH_DB_URL names another one"),
					guard("index", this::searchIndex, "Start it again; `reindex` builds the index anew"),
					guard("files", this::storedFiles, "Check the disk or the bucket of the files"),
					guard("clock", this::clockSkew, "Check the database"),
					guard("sources", this::sourceHealth, "Check the database"))
			.flatMap(List::stream)
			.toList();
	}

	private static List<Finding> guard(String check, Supplier<List<Finding>> findings, String remedy) {
		try {
			return findings.get();
		}
		catch (RuntimeException ex) {
			return List.of(Finding.error(check,
					String.valueOf(NestedExceptionUtils.getMostSpecificCause(ex).getMessage())
						.lines()
						.findFirst()
						.orElse(""),
					remedy));
		}
	}

	private List<Finding> database() {
		return List.of(Finding.ok("database", this.jdbc.sql(FIND_DATABASE).query(String.class).single()));
	}

	private List<Finding> searchIndex() {
		this.index.check();
		long pending = this.outbox.count();
		String message = "It answers; %d changes are not in it yet".formatted(pending);
		return List.of((pending < MANY_PENDING) ? Finding.ok("index", message) : Finding.warning("index", message,
				"Start a worker with `up`, or look into its log; `verify` compares index and database"));
	}

	private List<Finding> storedFiles() {
		List<FileRow> rows = List.copyOf(this.jdbc.sql(FIND_FILES).query(FileRow.class).list());
		List<FileRow> damaged = rows.stream().filter((row) -> size(row) != row.sizeBytes()).toList();
		return List.of(damaged.isEmpty()
				? Finding.ok("files", "The last %d stored files are there and whole".formatted(rows.size()))
				: Finding.error("files",
						"%d of the last %d stored files are missing or not whole, such as '%s'"
							.formatted(damaged.size(), rows.size(), damaged.getFirst().sha256()),
						"Restore them from a backup, or read their sources again"));
	}

	/** In bytes; -1 if the file is missing. */
	private long size(FileRow row) {
		Path path = this.files.path(new ContentHash(row.sha256()));
		try {
			return Files.exists(path) ? Files.size(path) : -1;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private List<Finding> clockSkew() {
		Duration skew = this.clock.measure();
		return List.of(this.clock.isTooMuch(skew)
				? Finding.error("clock",
						"This machine's clock differs by %d ms from the database's: no scheduled work starts"
							.formatted(skew.abs().toMillis()),
						"Synchronise both clocks, for example by NTP")
				: Finding.ok("clock", "It agrees with the database's"));
	}

	private List<Finding> sourceHealth() {
		List<SourceHealth> enabled = this.sources.findAll()
			.stream()
			.filter((source) -> !OFF.contains(source.health()))
			.toList();
		if (enabled.isEmpty()) {
			return List.of(Finding.warning("sources", "No source is read",
					"`sources list` shows the shipped ones, `ingest ID` enables one, `ingest --folder DIR` adds a folder"));
		}
		List<Finding> broken = enabled.stream()
			.filter((source) -> BROKEN.contains(source.health()) || !source.anomalies().isEmpty())
			.map((source) -> Finding.warning("sources", "Source '%s': %s".formatted(source.id(), source.health()),
					"`ledger %s` shows why".formatted(source.id())))
			.toList();
		return broken.isEmpty()
				? List.of(Finding.ok("sources", "%d sources are read, none is incomplete".formatted(enabled.size())))
				: broken;
	}

	private record FileRow(String sha256, long sizeBytes) {

	}

}
