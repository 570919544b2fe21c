package io.regwatch.ingest.run;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.ListingShape;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The ledgers of all runs: opened with the listing, closed from the run's items. */
@Repository
public class Ledgers {

	private static final String OPEN = """
			INSERT INTO ledger (run_id, reported, listed, incomplete_reason, shape)
			VALUES (:run, :reported, :listed, :incompleteReason, :shape::jsonb)
			""";

	private static final String FIND_LAST_SHAPE = """
			SELECT ledger.shape
			FROM run
			JOIN ledger ON ledger.run_id = run.id
			WHERE run.source_id = :source AND run.finished_at IS NOT NULL AND ledger.incomplete_reason IS NULL
			ORDER BY run.started_at DESC
			LIMIT 1
			""";

	/**
	 * Of incomplete listings, too: the entries of a feed that could be read were seen.
	 */
	private static final String FIND_LAST_PARTS = """
			SELECT DISTINCT ON (part.value ->> 'start') part.value
			FROM run
			JOIN ledger ON ledger.run_id = run.id
			CROSS JOIN LATERAL jsonb_array_elements(ledger.shape -> 'parts') AS part
			WHERE run.source_id = :source AND run.finished_at IS NOT NULL AND jsonb_path_exists(part.value, '$.entries[0]')
			ORDER BY part.value ->> 'start', run.started_at DESC
			""";

	private static final String DOUBT = """
			UPDATE ledger
			SET incomplete_reason = :reason
			WHERE run_id = :run AND incomplete_reason IS NULL
			""";

	private static final String CLOSE = """
			UPDATE ledger
			SET new = counted.new, changed = counted.changed, unchanged = counted.unchanged, gone = counted.gone,
				rejected = counted.rejected, unchecked = counted.unchecked,
				incomplete_reason = nullif(concat_ws('; ', incomplete_reason, CAST(:unchecked AS text)), ''),
				closed_at = now()
			FROM (
				SELECT count(*) FILTER (WHERE outcome = 'new') AS new,
					count(*) FILTER (WHERE outcome = 'changed' AND origin = 'listed') AS changed,
					count(*) FILTER (WHERE outcome = 'unchanged' AND origin = 'listed') AS unchanged,
					count(*) FILTER (WHERE outcome = 'gone') AS gone,
					count(*) FILTER (WHERE outcome = 'rejected' AND origin = 'listed') AS rejected,
					count(*) FILTER (WHERE outcome = 'rejected' AND origin = 'missing') AS unchecked
				FROM run_item
				WHERE run_id = :run) AS counted
			WHERE run_id = :run AND closed_at IS NULL
			""";

	private static final String FIND_UNCHECKED = """
			SELECT external_id
			FROM run_item
			WHERE run_id = :run AND outcome = 'rejected' AND origin = 'missing'
			ORDER BY external_id
			""";

	/**
	 * Taking a document off the list that has ended, or that it has under another id,
	 * hides nothing.
	 */
	private static final String FIND_UNLISTED = """
			SELECT item.external_id
			FROM run_item AS item
			JOIN run ON run.id = item.run_id
			JOIN reference ON reference.source_id = run.source_id AND reference.external_id = item.external_id
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE item.run_id = :run AND item.origin = 'missing' AND item.outcome IN ('unchanged', 'changed')
				AND version.status NOT IN ('superseded', 'withdrawn', 'repealed')
				AND NOT EXISTS (
					SELECT
					FROM run_item AS renumbered
					WHERE renumbered.run_id = :run AND renumbered.former_external_id = item.external_id)
			ORDER BY item.external_id
			""";

	/** So many items are named. */
	private static final int SHOWN = 10;

	private static final String FIND = """
			SELECT reported, listed, new AS added, changed, unchanged, gone, rejected, unchecked, incomplete_reason
			FROM ledger
			WHERE run_id = :run
			""";

	private final JdbcClient jdbc;

	private final AnomalyRepository anomalies;

	private final JsonMapper json;

	Ledgers(JdbcClient jdbc, AnomalyRepository anomalies, JsonMapper json) {
		this.jdbc = jdbc;
		this.anomalies = anomalies;
		this.json = json;
	}

	/**
	 * Opens the ledger of a run.
	 * @param runId of the run
	 * @param reported total the authority gives; {@code null} where it gives none
	 * @param listed how many items the source named
	 * @param incompleteReason why the listing is incomplete; {@code null} if it is not
	 * @param shape of the listing
	 */
	public void open(UUID runId, @Nullable Integer reported, int listed, @Nullable String incompleteReason,
			ListingShape shape) {
		this.jdbc.sql(OPEN)
			.param("run", runId)
			.param("reported", reported)
			.param("listed", listed)
			.param("incompleteReason", incompleteReason)
			.param("shape", this.json.writeValueAsString(shape))
			.update();
	}

	/**
	 * Finds the shape of the last complete listing of a source.
	 * @param sourceId of the source
	 * @return {@link ListingShape#NONE} if there is none
	 */
	public ListingShape lastShape(String sourceId) {
		return this.jdbc.sql(FIND_LAST_SHAPE)
			.param("source", sourceId)
			.query((row, number) -> this.json.readValue(row.getString("shape"), ListingShape.class))
			.optional()
			.orElse(ListingShape.NONE);
	}

	/**
	 * Finds the feeds of a source as each was last read with entries.
	 * @param sourceId of the source
	 * @return none before the first run
	 */
	public List<Listing.Part> lastParts(String sourceId) {
		return this.jdbc.sql(FIND_LAST_PARTS)
			.param("source", sourceId)
			.query((row, number) -> this.json.readValue(row.getString("value"), Listing.Part.class))
			.list();
	}

	/**
	 * Makes an open ledger incomplete.
	 * @param runId of the run
	 * @param anomaly that its listing turned out to have
	 */
	public void doubt(UUID runId, Anomaly anomaly) {
		this.anomalies.note(runId, anomaly);
		this.jdbc.sql(DOUBT).param("run", runId).param("reason", anomaly.detail()).update();
	}

	/**
	 * Closes the ledger of a run whose items are all done. The run is incomplete if a
	 * withdrawal may have been missed, because an absence could not be checked.
	 * @param runId of the run
	 */
	public void close(UUID runId) {
		Optional<Anomaly> unchecked = findUnchecked(runId);
		unchecked.ifPresent((anomaly) -> this.anomalies.note(runId, anomaly));
		findUnlisted(runId).ifPresent((anomaly) -> this.anomalies.note(runId, anomaly));
		this.jdbc.sql(CLOSE)
			.param("run", runId)
			.param("unchecked", unchecked.map(Anomaly::detail).orElse(null))
			.update();
	}

	/**
	 * Finds the ledger of a run.
	 * @param runId of the run
	 * @return empty until the source was listed
	 */
	public Optional<Ledger> find(UUID runId) {
		return this.jdbc.sql(FIND).param("run", runId).query(Ledger.class).optional();
	}

	private Optional<Anomaly> findUnchecked(UUID runId) {
		List<@Nullable String> items = this.jdbc.sql(FIND_UNCHECKED).param("run", runId).query(String.class).list();
		return items.isEmpty() ? Optional.empty()
				: Optional.of(new Anomaly(AnomalyRule.UNCHECKED_ABSENCE,
						"%d items are no longer listed, and it could not be checked whether they are gone, such as '%s'"
							.formatted(items.size(), items.getFirst())));
	}

	private Optional<Anomaly> findUnlisted(UUID runId) {
		List<@Nullable String> items = this.jdbc.sql(FIND_UNLISTED).param("run", runId).query(String.class).list();
		return items.isEmpty() ? Optional.empty()
				: Optional.of(new Anomaly(AnomalyRule.UNLISTED,
						"%d items are no longer listed, but their addresses still answer: %s%s".formatted(items.size(),
								items.stream().limit(SHOWN).map("'%s'"::formatted).collect(Collectors.joining(", ")),
								(items.size() > SHOWN) ? " and others" : "")));
	}

}
