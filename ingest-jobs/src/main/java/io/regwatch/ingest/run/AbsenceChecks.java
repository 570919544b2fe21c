package io.regwatch.ingest.run;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What a run found out about items that are no longer listed. */
@Repository
public class AbsenceChecks {

	/**
	 * Whether a run was refused most documents that have left a feed, three at least. One
	 * that cannot be read, or that is not there, is not refused.
	 */
	private static final String REFUSES_REVISITS = """
			SELECT count(*) FILTER (WHERE refused) > 2 AND count(*) FILTER (WHERE refused) * 2 > count(*)
			FROM (
				SELECT revisited.reason <> 'gone' AND (revisited.sha256 IS NULL OR revisited.reason = 'blocked') AS refused
				FROM run_item AS revisited
				WHERE revisited.run_id = %s AND revisited.origin = 'revisited') AS requested
			""";

	/**
	 * Items of which it is not known whether they are gone or have changed; not those
	 * that a person leaves in quarantine, because they would make each run incomplete.
	 */
	static final String UNCHECKED = """
			run_item.outcome = 'rejected' AND (run_item.origin = 'missing' OR (run_item.origin = 'revisited' AND (
				%s))) AND NOT EXISTS (
				SELECT
				FROM quarantine
				JOIN run ON run.source_id = quarantine.source_id
				WHERE run.id = run_item.run_id AND quarantine.external_id = run_item.external_id
					AND quarantine.resolved_at IS NULL AND quarantine.acknowledged_at IS NOT NULL)"""
		.formatted(REFUSES_REVISITS.formatted("run_item.run_id"));

	private static final String FIND_UNCHECKED = """
			SELECT external_id
			FROM run_item
			WHERE run_id = :run AND %s
			ORDER BY external_id
			""".formatted(UNCHECKED);

	/**
	 * Items of documents that have not ended. Taking a document off the list that has
	 * ended, or that it has under another id, hides nothing.
	 */
	private static final String FIND_IN_FORCE = """
			SELECT item.external_id
			FROM run_item AS item
			JOIN run ON run.id = item.run_id
			JOIN source ON source.id = run.source_id
			JOIN reference ON reference.source_id = run.source_id AND reference.external_id = item.external_id
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE item.run_id = :run AND {condition}
				AND version.status NOT IN ('superseded', 'withdrawn', 'repealed')
				AND NOT EXISTS (
					SELECT
					FROM run_item AS renumbered
					WHERE renumbered.run_id = :run AND renumbered.former_external_id = item.external_id)
			ORDER BY item.external_id
			""";

	private static final String UNLISTED = "item.origin = 'missing' AND item.outcome IN ('unchanged', 'changed')";

	/** Where a removal withdraws a document, an update tells it. */
	private static final String REMOVED = "item.outcome = 'gone' AND source.definition ->> 'removal' = 'KEEPS'";

	/** So many items are named. */
	private static final int SHOWN = 10;

	private final JdbcClient jdbc;

	AbsenceChecks(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Whether a run was refused most documents that have left a feed.
	 * @param runId of a run that has requested all of its items
	 * @return {@code false} if it requested none
	 */
	public boolean refusesRevisits(UUID runId) {
		return this.jdbc.sql(REFUSES_REVISITS.formatted(":run")).param("run", runId).query(Boolean.class).single();
	}

	/** Items that could not be checked. */
	Optional<Anomaly> findUnchecked(UUID runId) {
		List<@Nullable String> items = this.jdbc.sql(FIND_UNCHECKED).param("run", runId).query(String.class).list();
		return items.isEmpty() ? Optional.empty() : Optional.of(new Anomaly(AnomalyRule.UNCHECKED_ABSENCE,
				"%d items are no longer listed, and it could not be checked whether they are gone or changed, such as '%s'"
					.formatted(items.size(), items.getFirst())));
	}

	/** Items that are still there, and items that are gone without an update. */
	List<Anomaly> find(UUID runId) {
		return Stream.of(
				find(runId, UNLISTED, AnomalyRule.UNLISTED,
						"%d items are no longer listed, but their addresses still answer: %s%s"),
				find(runId, REMOVED, AnomalyRule.REMOVED,
						"%d documents are gone, but 'removal' of the source does not say that this withdraws them: %s%s"))
			.flatMap(Optional::stream)
			.toList();
	}

	private Optional<Anomaly> find(UUID runId, String condition, AnomalyRule rule, String detail) {
		List<@Nullable String> items = this.jdbc.sql(FIND_IN_FORCE.replace("{condition}", condition))
			.param("run", runId)
			.query(String.class)
			.list();
		return items.isEmpty() ? Optional.empty()
				: Optional.of(new Anomaly(rule,
						detail.formatted(items.size(),
								items.stream().limit(SHOWN).map("'%s'"::formatted).collect(Collectors.joining(", ")),
								(items.size() > SHOWN) ? " and others" : "")));
	}

}
