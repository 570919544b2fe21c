package io.regwatch.ingest.report;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.ingest.SourceHealth;
import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.store.DatabaseClock;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reports whether the last run of each source saw everything. */
@Repository
public class SourceReports {

	/** Time in which a scheduled run starts, also when workers are busy. */
	private static final Duration START_TOLERANCE = Duration.ofHours(1);

	private static final String RUN = """
			SELECT run.id, run.source_id, source.title AS source_title, run.scheduled_at, run.started_at, run.finished_at,
				worker_is_alive(run.worker_id) AS alive,
				run_stop.requested_at AS stopped_at, run.backfill,
				CASE WHEN run.finished_at IS NULL THEN (
					SELECT count(*) FROM run_item WHERE run_item.run_id = run.id AND stage <> 'done') ELSE 0 END AS open,
				ledger.reported, ledger.listed, ledger.new AS added, ledger.changed, ledger.unchanged, ledger.gone,
				ledger.rejected, ledger.incomplete_reason
			FROM run
			JOIN source ON source.id = run.source_id
			LEFT JOIN ledger ON ledger.run_id = run.id
			LEFT JOIN run_stop ON run_stop.run_id = run.id
			""";

	private static final String FIND_LAST = RUN + """
			WHERE run.id IN (
				SELECT last.id
				FROM source
				CROSS JOIN LATERAL (
					SELECT id
					FROM run
					WHERE run.source_id = source.id
					ORDER BY started_at DESC
					LIMIT :limit) AS last)
			ORDER BY run.started_at DESC, run.id
			""";

	private static final String FIND_RECENT = RUN + """
			ORDER BY run.finished_at IS NOT NULL, run.started_at DESC, run.id
			LIMIT :limit
			""";

	private static final String FIND = RUN + """
			WHERE run.id = :run
			""";

	private static final String FIND_STOPPED = RUN + """
			WHERE run.finished_at IS NULL AND run_stop.run_id IS NOT NULL
			""";

	private static final String FIND_MISSING = """
			SELECT external_id AS item, entry ->> 'title' AS title, reason, detail
			FROM run_item
			WHERE run_id = :run AND outcome = 'rejected'
			UNION ALL
			SELECT earlier.external_id, earlier.entry ->> 'title', 'not_listed',
				'In the last complete listing, but not in this one'
			FROM run_item AS earlier
			JOIN ledger ON ledger.run_id = :run AND ledger.incomplete_reason IS NOT NULL
			WHERE earlier.origin = 'listed' AND earlier.run_id = (
					SELECT run.id
					FROM run
					JOIN ledger ON ledger.run_id = run.id AND ledger.incomplete_reason IS NULL
					WHERE run.finished_at IS NOT NULL
						AND run.source_id = (SELECT source_id FROM run WHERE id = :run)
						AND run.started_at < (SELECT started_at FROM run WHERE id = :run)
					ORDER BY run.started_at DESC
					LIMIT 1)
				AND NOT EXISTS (
					SELECT
					FROM run_item AS listed
					WHERE listed.run_id = :run AND listed.external_id = earlier.external_id)
			ORDER BY reason, item
			LIMIT 1000
			""";

	private final JdbcClient jdbc;

	private final SourceHealthRepository healths;

	private final CronSchedules schedules;

	private final DatabaseClock clock;

	SourceReports(JdbcClient jdbc, SourceHealthRepository healths, CronSchedules schedules, DatabaseClock clock) {
		this.jdbc = jdbc;
		this.healths = healths;
		this.schedules = schedules;
		this.clock = clock;
	}

	/**
	 * Reports on all sources.
	 * @param nights how many runs of each at most
	 * @return by geography, then title
	 */
	public List<SourceReport> findAll(int nights) {
		Map<String, List<RunFigures>> runs = this.jdbc.sql(FIND_LAST)
			.param("limit", nights)
			.query(RecordRowMapper.of(RunFigures.class))
			.list()
			.stream()
			.collect(Collectors.groupingBy(RunFigures::sourceId));
		Map<String, Instant> due = this.schedules.findLast(WorkKind.INGEST, this.clock.now().minus(START_TOLERANCE));
		return this.healths.findAll()
			.stream()
			.map((source) -> report(source, runs.getOrDefault(source.id(), List.of()), due.get(source.id())))
			.toList();
	}

	/**
	 * Lists runs of all sources.
	 * @param limit how many at most
	 * @return unfinished ones first, then newest first
	 */
	public List<RunFigures> findRecent(int limit) {
		return this.jdbc.sql(FIND_RECENT).param("limit", limit).query(RecordRowMapper.of(RunFigures.class)).list();
	}

	/**
	 * Finds a run.
	 * @param run its id
	 * @return empty if there is none
	 */
	public Optional<RunFigures> find(UUID run) {
		return this.jdbc.sql(FIND).param("run", run).query(RecordRowMapper.of(RunFigures.class)).optional();
	}

	/**
	 * Lists runs that somebody stopped.
	 * @return unfinished ones, in no order
	 */
	public List<RunFigures> findStopped() {
		return this.jdbc.sql(FIND_STOPPED).query(RecordRowMapper.of(RunFigures.class)).list();
	}

	/**
	 * Lists what a run did not get.
	 * @param run its id
	 * @return by reason and external id, at most 1000
	 */
	public List<MissingItem> findMissing(UUID run) {
		return this.jdbc.sql(FIND_MISSING).param("run", run).query(RecordRowMapper.of(MissingItem.class)).list();
	}

	private SourceReport report(SourceHealth source, List<RunFigures> runs, @Nullable Instant due) {
		boolean complete = runs.isEmpty() || runs.getFirst().state() == RunState.COMPLETE;
		return new SourceReport(source, runs, due, complete ? List.of() : findMissing(runs.getFirst().id()));
	}

}
