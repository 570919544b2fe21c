package io.regwatch.ingest.compare;

import java.util.List;

import io.regwatch.ingest.run.AbsenceChecks;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.schema.RejectionReason;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Absences that a run could not check: its source also refused most of the documents that
 * it lists, or that have left a feed, so an answer that another one is gone proves
 * nothing. They are rejected, which makes the run incomplete, and a later run checks them
 * again.
 */
@Component
class UncheckedAbsences {

	private static final String FIND = """
			SELECT id, external_id
			FROM run_item
			WHERE run_id = :run AND origin <> 'listed' AND stage = 'compare' AND entry IS NULL AND (:refused OR (
				SELECT count(*) FILTER (WHERE capture.outcome IN ('refused', 'gone')) * 2 > count(*)
				FROM run_item AS listed
				JOIN capture ON capture.run_item_id = listed.id
				WHERE listed.run_id = :run AND listed.origin = 'listed'
					AND coalesce(lower(listed.entry ->> 'status'), '') NOT IN ('withdrawn', 'repealed')))
			ORDER BY position
			""";

	private final JdbcClient jdbc;

	private final AbsenceChecks checks;

	private final Quarantine quarantine;

	UncheckedAbsences(JdbcClient jdbc, AbsenceChecks checks, Quarantine quarantine) {
		this.jdbc = jdbc;
		this.checks = checks;
		this.quarantine = quarantine;
	}

	/** Rejects such items of a run, all of which are ready to be compared. */
	void reject(Run run) {
		find(run).forEach((item) -> this.quarantine.reject(item, null, RejectionReason.FAILED,
				"It is no longer listed, but whether it is gone is unknown: most other documents were refused"));
	}

	private List<RunItem> find(Run run) {
		return this.jdbc.sql(FIND)
			.param("run", run.id())
			.param("refused", this.checks.refusesRevisits(run.id()))
			.query((row, number) -> new RunItem(row.getLong("id"), run.id(), run.sourceId(),
					row.getString("external_id"), null, null, null, null, null))
			.list();
	}

}
