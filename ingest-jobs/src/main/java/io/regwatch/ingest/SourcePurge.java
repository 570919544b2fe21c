package io.regwatch.ingest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.source.SourceState;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ingest.update.DuplicateUpdates;
import io.regwatch.schema.ContentHash;
import io.regwatch.search.index.OutboxRelay;
import io.regwatch.store.FileStore;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Deletes sources with all that was read of them and all that was made of that, in the
 * database, the search index and the file store. Workspaces that followed a source see
 * its updates retracted in the change feed.
 */
@Component
public class SourcePurge {

	/**
	 * No run begins or ends meanwhile, so nobody stores a file that is being deleted.
	 */
	private static final String LOCK_RUNS = """
			LOCK TABLE run IN SHARE ROW EXCLUSIVE MODE
			""";

	private static final String FIND_RUNNING = """
			SELECT source_id
			FROM run
			WHERE finished_at IS NULL AND worker_is_alive(worker_id)
			ORDER BY source_id <> :source, source_id
			LIMIT 1
			""";

	private static final String MEASURE = """
			SELECT (SELECT count(*) FROM reference WHERE source_id = source.id) AS "references",
				(SELECT count(*) FROM reference_version AS version
					JOIN reference ON reference.id = version.reference_id WHERE source_id = source.id) AS versions,
				(SELECT count(*) FROM reference_update AS reported
					JOIN reference ON reference.id = reported.reference_id WHERE source_id = source.id) AS updates
			FROM source
			WHERE id = :source
			""";

	private static final String FIND_FILES = """
			SELECT sha256
			FROM reference_version
			JOIN reference ON reference.id = reference_id
			WHERE source_id = :source AND sha256 IS NOT NULL
			UNION SELECT last_seen_sha256 FROM reference WHERE source_id = :source AND last_seen_sha256 IS NOT NULL
			UNION SELECT sha256 FROM capture WHERE source_id = :source AND sha256 IS NOT NULL
			UNION SELECT sha256 FROM quarantine WHERE source_id = :source AND sha256 IS NOT NULL
			UNION SELECT sha256 FROM run_item JOIN run ON run.id = run_id WHERE source_id = :source AND sha256 IS NOT NULL
			UNION SELECT file_sha256
			FROM redline
			JOIN reference_update AS reported ON reported.id = update_id
			JOIN reference ON reference.id = reported.reference_id
			WHERE source_id = :source AND file_sha256 IS NOT NULL
			""";

	private static final String FIND_UNUSED = """
			SELECT sha256
			FROM unnest(CAST(:files AS text[])) AS file (sha256)
			EXCEPT SELECT sha256 FROM reference_version
			EXCEPT SELECT last_seen_sha256 FROM reference
			EXCEPT SELECT sha256 FROM capture
			EXCEPT SELECT sha256 FROM quarantine
			EXCEPT SELECT sha256 FROM run_item
			EXCEPT SELECT file_sha256 FROM redline
			""";

	private final JdbcClient jdbc;

	private final Sources sources;

	private final DuplicateUpdates duplicates;

	private final Catalogue catalogue;

	private final FileStore files;

	private final OutboxRelay index;

	private final TransactionTemplate transaction;

	SourcePurge(JdbcClient jdbc, Sources sources, DuplicateUpdates duplicates, Catalogue catalogue, FileStore files,
			OutboxRelay index, TransactionTemplate transaction) {
		this.jdbc = jdbc;
		this.sources = sources;
		this.duplicates = duplicates;
		this.catalogue = catalogue;
		this.files = files;
		this.index = index;
		this.transaction = transaction;
	}

	/**
	 * Counts what a purge deletes.
	 * @param source its id
	 * @return empty if there is no such source
	 */
	public Optional<Extent> measure(String source) {
		return this.jdbc.sql(MEASURE).param("source", source).query(Extent.class).optional();
	}

	/**
	 * Deletes a source. One that the settings switch on stays known as removed, so that
	 * it is not read again. Files that a run has begun to use meanwhile stay.
	 * @param source its id
	 * @throws IllegalStateException while any source is being ingested: a run may store
	 * files that this source has
	 */
	public void purge(String source) {
		List<String> files = this.transaction.execute((status) -> deleteRows(source));
		this.transaction.executeWithoutResult((status) -> deleteFiles(files));
		this.index.drain();
	}

	/** Returns the files that the source had. */
	private List<String> deleteRows(String source) {
		lockRuns(source).ifPresent((running) -> {
			throw new IllegalStateException(
					"Source '%s' is being ingested: purge when no source is".formatted(running));
		});
		List<String> files = this.jdbc.sql(FIND_FILES)
			.param("source", source)
			.query((row, number) -> row.getString("sha256"))
			.list();
		this.duplicates.release(source);
		this.sources.delete(source);
		if (this.catalogue.ships(source) && this.sources.adopt(source)) {
			this.sources.setState(source, SourceState.REMOVED);
		}
		return files;
	}

	/** After the commit, because a file cannot be restored by a rollback. */
	private void deleteFiles(List<String> files) {
		if (lockRuns("").isEmpty()) {
			this.jdbc.sql(FIND_UNUSED)
				.param("files", files.toArray(String[]::new))
				.query((row, number) -> row.getString("sha256"))
				.list()
				.forEach(this::deleteFile);
		}
	}

	/** Returns a source that is being ingested. */
	private Optional<String> lockRuns(String first) {
		this.jdbc.sql(LOCK_RUNS).update();
		return this.jdbc.sql(FIND_RUNNING).param("source", first).query(String.class).optional();
	}

	private void deleteFile(String hash) {
		try {
			this.files.delete(new ContentHash(hash));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * What a purge deletes.
	 *
	 * @param references number of references
	 * @param versions number of their versions
	 * @param updates number of their updates
	 */
	public record Extent(int references, int versions, int updates) {

	}

}
