package io.regwatch.ingest.compare;

import java.util.List;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.Sources;
import io.regwatch.schema.RejectionReason;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Rejects items with unknown ids if an incomplete listing has about as many of them as it
 * lacks known ones: a part of the list may be in another language, with ids of its own. A
 * complete listing shows what is new.
 */
@Component
class ExchangedItems {

	/** A few may be new while others are missing. */
	private static final String FIND = """
			WITH unknown AS MATERIALIZED (
				SELECT item.id, item.external_id, item.stage
				FROM run_item AS item
				JOIN ledger ON ledger.run_id = item.run_id AND ledger.incomplete_reason IS NOT NULL
				WHERE item.run_id = :run AND item.origin = 'listed' AND item.former_external_id IS NULL
					AND NOT EXISTS (
						SELECT
						FROM reference
						WHERE source_id = :source AND external_id = item.external_id)
			), count AS (
				SELECT (SELECT count(*) FROM unknown) AS unknown, count(*) AS missing
				FROM reference
				WHERE source_id = :source AND gone_since IS NULL AND external_id NOT IN (
					SELECT unnest(ARRAY[external_id, coalesce(former_external_id, external_id)])
					FROM run_item
					WHERE run_id = :run AND origin = 'listed')
			)
			SELECT unknown.id, unknown.external_id
			FROM unknown
			JOIN count ON least(count.unknown, count.missing) > 2
				AND least(count.unknown, count.missing) * 3 >= greatest(count.unknown, count.missing) * 2
			WHERE unknown.stage = 'compare'
				AND NOT EXISTS (
					SELECT
					FROM quarantine
					WHERE source_id = :source AND external_id = unknown.external_id AND resolved_at IS NULL AND retry)
			ORDER BY unknown.id
			""";

	private final JdbcClient jdbc;

	private final Sources sources;

	private final Quarantine quarantine;

	ExchangedItems(JdbcClient jdbc, Sources sources, Quarantine quarantine) {
		this.jdbc = jdbc;
		this.sources = sources;
		this.quarantine = quarantine;
	}

	/** Rejects such items of a run; a feed never names all that there is. */
	void reject(Run run) {
		if (!this.sources.get(run.sourceId()).showsNewestOnly()) {
			find(run).forEach((item) -> this.quarantine.reject(item, null, RejectionReason.UNCONFIRMED,
					"The incomplete listing has about as many unknown ids as it lacks known ones: they may be the same documents"));
		}
	}

	private List<RunItem> find(Run run) {
		return this.jdbc.sql(FIND)
			.param("run", run.id())
			.param("source", run.sourceId())
			.query((row, number) -> new RunItem(row.getLong("id"), run.id(), run.sourceId(),
					row.getString("external_id"), null, null, null, null, null))
			.list();
	}

}
