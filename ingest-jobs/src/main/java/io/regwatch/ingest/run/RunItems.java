package io.regwatch.ingest.run;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;

import io.regwatch.ingest.run.RunItem.Disposition;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The items of runs and how they go from stage to stage. */
@Repository
public class RunItems {

	private static final String ADD = """
			INSERT INTO run_item (run_id, position, external_id, origin, entry, stage)
			SELECT :run, :first + ordinality - 1, external_id, CASE WHEN entry IS NULL THEN 'missing' ELSE 'listed' END,
				entry::jsonb, 'fetch'
			FROM unnest(CAST(:externalIds AS text[]), CAST(:entries AS text[])) WITH ORDINALITY
				AS given (external_id, entry, ordinality)
			ORDER BY ordinality
			""";

	private static final String ADD_ONE = """
			INSERT INTO run_item (run_id, position, external_id, origin, entry, stage)
			VALUES (:run, :position, :externalId, 'listed', :entry::jsonb, 'fetch')
			RETURNING id
			""";

	private static final String TO_COMPARE = """
			UPDATE run_item
			SET stage = 'compare', claimed_by = NULL, crashes = 0
			WHERE id = :id AND stage <> 'done'
			""";

	private static final String PASS_UNCHANGED = """
			UPDATE run_item
			SET stage = 'compare', claimed_by = NULL, crashes = 0
			FROM run, reference
			WHERE run_item.run_id = :run AND run_item.stage = 'extract' AND run.id = run_item.run_id
				AND reference.source_id = run.source_id AND reference.external_id = run_item.external_id
				AND reference.latest_sha256 = run_item.sha256
				AND reference.latest_announced_type = run_item.announced_type
			""";

	private static final String PASS_REFUSED = """
			UPDATE run_item
			SET stage = 'compare', claimed_by = NULL, crashes = 0, extractor_version = :extractorVersion
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
			SET stage = 'extract', claimed_by = NULL, crashes = 0, sha256 = given.sha256, announced_type = given.announced_type
			FROM unnest(CAST(:ids AS bigint[]), CAST(:hashes AS text[]), CAST(:types AS text[]))
				AS given (id, sha256, announced_type)
			WHERE run_item.id = given.id AND run_item.stage = 'fetch'
			""";

	private static final String EXTRACTED = """
			UPDATE run_item
			SET stage = 'compare', claimed_by = NULL, crashes = 0, extractor_version = :extractorVersion
			WHERE id = :id AND stage = 'extract'
			""";

	private static final String KEEP_KNOWN_FILE = """
			UPDATE run_item
			SET sha256 = reference.latest_sha256, announced_type = reference.latest_announced_type
			FROM run, reference
			WHERE run_item.id = :id AND run.id = run_item.run_id AND reference.source_id = run.source_id
				AND reference.external_id = run_item.external_id
			""";

	private static final String FINISH = """
			UPDATE run_item
			SET stage = 'done', claimed_by = NULL, crashes = 0, disposition = :disposition,
				materiality = :materiality, reason = :reason, detail = :detail, done_at = now()
			WHERE id = :id AND stage <> 'done'
			""";

	private static final String FINISH_UNCHANGED = """
			UPDATE run_item
			SET stage = 'done', claimed_by = NULL, crashes = 0, disposition = 'unchanged', done_at = now()
			WHERE id = ANY (CAST(:ids AS bigint[])) AND stage <> 'done'
			""";

	/** So many are added by one statement: a row can be a whole document. */
	private static final int TOGETHER = 500;

	private final JdbcClient jdbc;

	private final JsonMapper json;

	RunItems(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Adds items at the first stage.
	 * @param run they belong to
	 * @param first position in the listing, from 0
	 * @param items as listed
	 */
	public void add(Run run, int first, List<ListedItem> items) {
		for (int begin = 0; begin < items.size(); begin += TOGETHER) {
			List<ListedItem> part = items.subList(begin, Math.min(begin + TOGETHER, items.size()));
			add(run, first + begin, part.stream().map(ListedItem::externalId),
					part.stream().map(this.json::writeValueAsString));
		}
	}

	/**
	 * Adds items that are known and no longer listed.
	 * @param run they belong to
	 * @param first position behind the listing
	 * @param externalIds of the items
	 */
	public void addMissing(Run run, int first, Collection<String> externalIds) {
		add(run, first, externalIds.stream(), externalIds.stream().map((_) -> null));
	}

	/**
	 * Adds an item at the first stage that is not to be taken.
	 * @param run it belongs to
	 * @param position in the listing, from 0
	 * @param listed as listed
	 * @return the item
	 */
	public RunItem add(Run run, int position, ListedItem listed) {
		long id = this.jdbc.sql(ADD_ONE)
			.param("run", run.id())
			.param("position", position)
			.param("externalId", listed.externalId())
			.param("entry", this.json.writeValueAsString(listed))
			.query(Long.class)
			.single();
		return new RunItem(id, run.id(), run.sourceId(), listed.externalId(), listed, null, null, null);
	}

	/**
	 * Hands listed items on that were fetched, or are still what they were.
	 * @param captures with their bytes
	 */
	public void fetched(List<NewCapture> captures) {
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
	 * Hands an item on whose text was read.
	 * @param item claimed
	 * @param extractorVersion that read it
	 */
	public void extracted(RunItem item, String extractorVersion) {
		this.jdbc.sql(EXTRACTED).param("id", item.id()).param("extractorVersion", extractorVersion).update();
	}

	/**
	 * Hands an item on that has nothing to be fetched or read.
	 * @param item claimed
	 */
	public void toCompare(RunItem item) {
		this.jdbc.sql(TO_COMPARE).param("id", item.id()).update();
	}

	/**
	 * Hands on, without reading, the items whose file is the one that their reference was
	 * last seen with.
	 * @param runId of the run
	 */
	public void passUnchanged(UUID runId) {
		this.jdbc.sql(PASS_UNCHANGED).param("run", runId).update();
	}

	/**
	 * Hands on, without reading it again, an item whose file this extractor version could
	 * not read, unless another try was asked for.
	 * @param runId of the run
	 * @param extractorVersion that would read it
	 */
	public void passRefused(UUID runId, String extractorVersion) {
		this.jdbc.sql(PASS_REFUSED).param("run", runId).param("extractorVersion", extractorVersion).update();
	}

	/**
	 * Gives an item the file that its reference was last seen with, in the place of what
	 * came for it now.
	 * @param item of a known reference
	 */
	public void keepKnownFile(RunItem item) {
		this.jdbc.sql(KEEP_KNOWN_FILE).param("id", item.id()).update();
	}

	/**
	 * Closes an item that was taken.
	 * @param item claimed
	 * @param disposition for the ledger
	 * @param materiality of the difference; {@code null} if there is none
	 */
	public void finish(RunItem item, Disposition disposition, @Nullable Materiality materiality) {
		finish(item, disposition, materiality, null, null);
	}

	/**
	 * Closes items that say nothing new.
	 * @param items claimed
	 */
	public void finishUnchanged(List<RunItem> items) {
		this.jdbc.sql(FINISH_UNCHANGED).param("ids", ids(items)).update();
	}

	void reject(RunItem item, RejectionReason reason, String detail) {
		finish(item, Disposition.REJECTED, null, reason, detail);
	}

	private void add(Run run, int first, Stream<String> externalIds, Stream<@Nullable String> entries) {
		this.jdbc.sql(ADD)
			.param("run", run.id())
			.param("first", first)
			.param("externalIds", externalIds.toArray(String[]::new))
			.param("entries", entries.toArray(String[]::new))
			.update();
	}

	private static Long[] ids(List<RunItem> items) {
		return items.stream().map(RunItem::id).toArray(Long[]::new);
	}

	private void finish(RunItem item, Disposition disposition, @Nullable Materiality materiality,
			@Nullable RejectionReason reason, @Nullable String detail) {
		this.jdbc.sql(FINISH)
			.param("id", item.id())
			.param("disposition", disposition.code())
			.param("materiality", (materiality != null) ? materiality.code() : null)
			.param("reason", (reason != null) ? reason.code() : null)
			.param("detail", detail)
			.update();
	}

}
