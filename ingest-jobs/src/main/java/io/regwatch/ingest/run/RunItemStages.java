package io.regwatch.ingest.run;

import java.util.List;
import java.util.Objects;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Moves the items of runs from stage to stage. */
@Repository
public class RunItemStages {

	private static final String TO_COMPARE = """
			UPDATE run_item
			SET stage = 'compare', leased_by = NULL, leased_at = NULL, crash_count = 0
			WHERE id = :id AND done_at IS NULL
			""";

	private static final String PASS_UNCHANGED = """
			UPDATE run_item
			SET stage = 'compare', leased_by = NULL, leased_at = NULL, crash_count = 0
			FROM run, reference
			WHERE run_item.run_id = :run AND run_item.stage = 'extract' AND run.id = run_item.run_id
				AND reference.source_id = run.source_id AND reference.external_id = run_item.external_id
				AND reference.last_seen_sha256 = run_item.sha256
				AND reference.last_seen_announced_type = run_item.announced_type
			""";

	private static final String PASS_REFUSED = """
			UPDATE run_item
			SET stage = 'compare', leased_by = NULL, leased_at = NULL, crash_count = 0, extractor_version = :extractorVersion
			FROM extracted_text AS text
			WHERE run_item.run_id = :run AND run_item.stage = 'extract' AND text.sha256 = run_item.sha256
				AND text.announced_type = run_item.announced_type AND text.extractor_version = :extractorVersion
				AND text.rejection IS NOT NULL
				AND NOT EXISTS (
					SELECT
					FROM quarantine
					JOIN run ON run.source_id = quarantine.source_id
					WHERE run.id = :run AND quarantine.external_id = run_item.external_id
						AND quarantine.resolved_at IS NULL
						AND (quarantine.retry OR (quarantine.attempts < 3
							AND quarantine.reason IN ('timed_out', 'out_of_memory', 'crashed'))))
			""";

	private static final String FETCHED = """
			UPDATE run_item
			SET stage = 'extract', leased_by = NULL, leased_at = NULL, crash_count = 0, sha256 = given.sha256, announced_type = given.announced_type
			FROM unnest(CAST(:ids AS bigint[]), CAST(:hashes AS text[]), CAST(:types AS text[]))
				AS given (id, sha256, announced_type)
			WHERE run_item.id = given.id AND run_item.done_at IS NULL
			""";

	private static final String EXTRACTED = """
			UPDATE run_item
			SET stage = 'compare', leased_by = NULL, leased_at = NULL, crash_count = 0, extractor_version = :extractorVersion
			WHERE id = :id AND done_at IS NULL
			""";

	private static final String KEEP_KNOWN_FILE = """
			UPDATE run_item
			SET sha256 = reference.last_seen_sha256, announced_type = reference.last_seen_announced_type
			FROM run, reference
			WHERE run_item.id = :id AND run.id = run_item.run_id AND reference.source_id = run.source_id
				AND reference.external_id = run_item.external_id AND reference.last_seen_sha256 IS NOT NULL
			""";

	private static final String SETTLE_TAKEN = """
			UPDATE run_item
			SET stage = 'done', leased_by = NULL, leased_at = NULL, crash_count = 0, outcome = 'unchanged', done_at = now(),
				entry = NULL, sha256 = NULL, announced_type = NULL, extractor_version = NULL
			WHERE run_id = :run AND origin <> 'listed' AND stage = 'compare' AND entry IS NOT NULL
				AND entry ->> 'locator' IN (
					SELECT listed.entry ->> 'locator'
					FROM run_item AS listed
					WHERE listed.run_id = :run AND listed.origin = 'listed')
				AND external_id IN (
					SELECT reference.external_id
					FROM reference
					JOIN run ON run.source_id = reference.source_id
					WHERE run.id = :run)
			""";

	private static final String REOPEN_MISSING = """
			UPDATE run_item
			SET stage = 'compare', outcome = NULL, done_at = NULL
			WHERE id = :id AND origin = 'missing' AND outcome = 'unchanged'
			""";

	private final JdbcClient jdbc;

	RunItemStages(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Moves listed items that were fetched, or not modified, to extraction.
	 * @param captures with their bytes
	 */
	public void fetched(List<NewCapture> captures) {
		if (captures.isEmpty()) {
			return;
		}
		this.jdbc.sql(FETCHED)
			.param("ids", captures.stream().map((capture) -> capture.item().id()).toArray(Long[]::new))
			.param("hashes", captures.stream().map(NewCapture::hash).toArray(String[]::new))
			.param("types",
					captures.stream()
						.map((capture) -> Objects.requireNonNull(capture.item().listed()).announcedType())
						.toArray(String[]::new))
			.update();
	}

	/**
	 * Moves an item whose text was extracted to comparison.
	 * @param item leased
	 * @param extractorVersion that read it
	 */
	public void extracted(RunItem item, String extractorVersion) {
		this.jdbc.sql(EXTRACTED).param("id", item.id()).param("extractorVersion", extractorVersion).update();
	}

	/**
	 * Moves an item without anything to fetch or extract to comparison.
	 * @param item leased
	 */
	public void toCompare(RunItem item) {
		this.jdbc.sql(TO_COMPARE).param("id", item.id()).update();
	}

	/**
	 * Moves the items whose file is the last seen one of their reference to comparison
	 * without extraction.
	 * @param runId of the run
	 */
	public void passUnchanged(UUID runId) {
		this.jdbc.sql(PASS_UNCHANGED).param("run", runId).update();
	}

	/**
	 * Moves the items whose file this extractor version has rejected to comparison
	 * without another extraction, unless a retry was requested.
	 * @param runId of the run
	 * @param extractorVersion that would read it
	 */
	public void passRefused(UUID runId, String extractorVersion) {
		this.jdbc.sql(PASS_REFUSED).param("run", runId).param("extractorVersion", extractorVersion).update();
	}

	/**
	 * Finishes the known items that are not listed and for which the document of a listed
	 * one was fetched, as unchanged.
	 * @param runId of the run
	 */
	public void settleTaken(UUID runId) {
		this.jdbc.sql(SETTLE_TAKEN).param("run", runId).update();
	}

	/**
	 * Moves a missing item to comparison that its host seemed to have still.
	 * @param id of the item
	 */
	public void reopenMissing(long id) {
		this.jdbc.sql(REOPEN_MISSING).param("id", id).update();
	}

	/**
	 * Gives an item the file that its reference was last seen with, in the place of what
	 * was fetched for it now.
	 * @param item of a reference
	 * @return whether the reference is known and has a file
	 */
	public boolean keepKnownFile(RunItem item) {
		return this.jdbc.sql(KEEP_KNOWN_FILE).param("id", item.id()).update() > 0;
	}

}
