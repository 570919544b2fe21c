package io.regwatch.ingest.compare;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.Sources;
import io.regwatch.schema.RejectionReason;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Rejects items with unknown ids that may be known documents: an incomplete listing does
 * not name the reference that has their text, and does not say whether it still exists. A
 * complete listing shows which it is.
 */
@Component
class DoubtfulNewItems {

	/** Equal texts have equal sizes, which are known without reading all texts. */
	private static final String FIND = """
			SELECT DISTINCT ON (item.id) item.id, item.external_id, reference.external_id AS known
			FROM run_item AS item
			JOIN ledger ON ledger.run_id = item.run_id AND ledger.incomplete_reason IS NOT NULL
			JOIN extracted_text AS text ON text.sha256 = item.sha256 AND text.announced_type = item.announced_type
				AND text.extractor_version = item.extractor_version AND text.blocks IS NOT NULL
			JOIN reference ON reference.source_id = :source AND reference.gone_since IS NULL
			JOIN reference_version AS version ON version.id = reference.current_version_id
			JOIN extracted_text AS known ON known.sha256 = version.sha256 AND known.announced_type = version.announced_type
				AND known.extractor_version = text.extractor_version
				AND pg_column_size(known.blocks) = pg_column_size(text.blocks) AND known.blocks = text.blocks
			WHERE item.run_id = :run AND item.stage = 'compare' AND item.origin = 'listed'
				AND item.former_external_id IS NULL
				AND NOT EXISTS (
					SELECT
					FROM reference
					WHERE source_id = :source AND external_id = item.external_id)
				AND NOT EXISTS (
					SELECT
					FROM quarantine
					WHERE source_id = :source AND external_id = item.external_id AND resolved_at IS NULL AND retry)
				AND NOT EXISTS (
					SELECT
					FROM run_item AS listed
					WHERE listed.run_id = :run AND listed.origin = 'listed'
						AND reference.external_id IN (listed.external_id, listed.former_external_id))
			ORDER BY item.id, reference.external_id
			""";

	private final JdbcClient jdbc;

	private final Sources sources;

	private final Quarantine quarantine;

	DoubtfulNewItems(JdbcClient jdbc, Sources sources, Quarantine quarantine) {
		this.jdbc = jdbc;
		this.sources = sources;
		this.quarantine = quarantine;
	}

	/** Rejects such items of a run; a feed never names all that there is. */
	void reject(Run run) {
		if (this.sources.get(run.sourceId()).showsNewestOnly()) {
			return;
		}
		this.jdbc.sql(FIND).param("run", run.id()).param("source", run.sourceId()).query((row) -> {
			RunItem item = new RunItem(row.getLong("id"), run.id(), run.sourceId(), row.getString("external_id"), null,
					null, null, null, null);
			this.quarantine.reject(item, null, RejectionReason.UNCONFIRMED,
					"It has the text of '%s', which the incomplete listing does not name: it may be the same document"
						.formatted(row.getString("known")));
		});
	}

}
