package io.regwatch.ingest.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.source.TrackingParameters;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Listed items with unknown ids that are known references under other ids, which the
 * listing no longer names. An address or a text identifies a reference only if no other
 * item or reference has it.
 */
@Repository
public class Renumberings {

	/**
	 * Scheme, {@code www}, a slash at the end and what follows readers do not distinguish
	 * addresses. Items that the listing rejects are done at once. Two groupings and a
	 * full join take the same time whatever statistics say; nothing is grouped if no id
	 * is new or none is missing.
	 */
	private static final String BY_ADDRESS = """
			WITH paired AS MATERIALIZED (
				SELECT listed.id AS item, listed.url AS listed_url, listed.stage <> 'done' AS open,
					known.external_id AS reference, known.url AS known_url
				FROM (
					SELECT id, external_id, stage, entry ->> 'url' AS url
					FROM run_item
					WHERE run_id = :run AND origin = 'listed') AS listed
				FULL JOIN (SELECT external_id, url FROM reference WHERE source_id = :source) AS known
					ON known.external_id = listed.external_id
			), place AS (
				SELECT listed_url AS url, item, CAST(NULL AS text) AS reference, open AND reference IS NULL AS alone
				FROM paired
				WHERE item IS NOT NULL
				UNION ALL
				SELECT known_url, NULL, reference, item IS NULL
				FROM paired
				WHERE reference IS NOT NULL
			), moved AS MATERIALIZED (
				SELECT min(item) AS item, min(reference) AS reference
				FROM place
				WHERE EXISTS (SELECT FROM paired WHERE item IS NULL)
					AND EXISTS (SELECT FROM paired WHERE reference IS NULL)
				GROUP BY regexp_replace(regexp_replace(url, :tracking, '', 'gi'), '^https?://(www[.])?|[/?&]$', '', 'gi')
				HAVING count(item) = 1 AND count(reference) = 1 AND bool_and(alone)
			)
			UPDATE run_item
			SET former_external_id = moved.reference
			FROM moved
			WHERE run_item.id = moved.item
			RETURNING run_item.id, run_item.external_id, run_item.former_external_id
			""";

	private static final String BY_ALIAS = """
			UPDATE run_item
			SET former_external_id = reference.external_id
			FROM reference_alias AS alias
			JOIN reference ON reference.id = alias.reference_id
			WHERE run_item.run_id = :run AND run_item.origin = 'listed' AND run_item.stage <> 'done'
				AND alias.source_id = :source AND alias.external_id = run_item.external_id
				AND NOT EXISTS (
					SELECT
					FROM run_item AS listed
					WHERE listed.run_id = :run AND listed.external_id = reference.external_id)
			RETURNING run_item.id, run_item.external_id, run_item.former_external_id
			""";

	private static final String SET = """
			WITH missing AS (
				UPDATE run_item
				SET stage = 'done', leased_by = NULL, leased_at = NULL, outcome = 'unchanged', done_at = now()
				WHERE run_id = :run AND external_id = :former AND origin = 'missing' AND stage <> 'done')
			UPDATE run_item
			SET former_external_id = :former
			WHERE id = :item
			""";

	private static final String UNDO = """
			UPDATE run_item
			SET former_external_id = NULL
			WHERE id = :item
			""";

	/** Behind all listed and missing items of a run. */
	private static final String ADD_GONE = """
			INSERT INTO run_item (run_id, position, external_id, origin, stage, outcome, done_at)
			SELECT item.run_id, 1000000000 + item.position, :former, 'missing', 'done', 'gone', now()
			FROM run_item AS item
			JOIN ledger ON ledger.run_id = item.run_id AND ledger.incomplete_reason IS NULL
			WHERE item.id = :item
			""";

	private final JdbcClient jdbc;

	private final Respellings respellings;

	Renumberings(JdbcClient jdbc, Respellings respellings) {
		this.jdbc = jdbc;
		this.respellings = respellings;
	}

	/**
	 * Finds items that have the address of a reference, an id that it had before, or its
	 * id in another spelling.
	 * @param run whose listed items are written
	 * @return each such item with its former id
	 */
	public List<RunItem> find(Run run) {
		Map<Long, RunItem> found = new LinkedHashMap<>();
		Stream.of(BY_ADDRESS, BY_ALIAS)
			.flatMap((sql) -> update(sql, run).stream())
			.forEach((item) -> found.put(item.id(), item));
		this.respellings
			.find(run,
					found.values()
						.stream()
						.map((item) -> Objects.requireNonNull(item.formerId()))
						.collect(Collectors.toSet()))
			.forEach((item) -> found.put(item.id(), item));
		return List.copyOf(found.values());
	}

	/**
	 * Records that an item is a reference that the listing no longer names under its id
	 * so far.
	 * @param item with an unknown id
	 * @param formerId external id of the reference so far
	 */
	public void set(RunItem item, String formerId) {
		this.jdbc.sql(SET).param("run", item.runId()).param("former", formerId).param("item", item.id()).update();
	}

	/**
	 * Records that an item is another document than the reference under its former id,
	 * and that this one is gone if the listing is complete.
	 * @param item with a former id
	 * @return whether the reference is gone
	 */
	public boolean undo(RunItem item) {
		this.jdbc.sql(UNDO).param("item", item.id()).update();
		return this.jdbc.sql(ADD_GONE).param("former", item.formerId()).param("item", item.id()).update() > 0;
	}

	private List<RunItem> update(String sql, Run run) {
		return this.jdbc.sql(sql)
			.param("run", run.id())
			.param("source", run.sourceId())
			.param("tracking", TrackingParameters.REGEX)
			.query((row, number) -> item(run, row.getLong("id"), row.getString("external_id"),
					row.getString("former_external_id")))
			.list();
	}

	static RunItem item(Run run, long id, String externalId, String formerId) {
		return new RunItem(id, run.id(), run.sourceId(), externalId, null, formerId, null, null, null);
	}

}
