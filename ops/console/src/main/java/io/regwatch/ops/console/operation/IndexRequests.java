package io.regwatch.ops.console.operation;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.search.reconcile.RebuildIndexHandler;
import io.regwatch.search.reconcile.ReconcileIndexHandler;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Requests comparisons of the search index with the database, and rebuilds. */
@Repository
@ConsoleEnabled
class IndexRequests {

	private static final String FIND = """
			SELECT outbox.*, comparison.requested_at, comparison.started_at,
				coalesce(comparison.requested_version > comparison.completed_version, false) AS unfinished,
				coalesce(comparison.failures, 0) AS failures, rebuild.started_at AS rebuild_started_at,
				coalesce(rebuild.requested_version > rebuild.completed_version, false) AS rebuild_unfinished,
				coalesce(rebuild.failures, 0) AS rebuild_failures
			FROM (
				SELECT count(*) AS pending, min(created_at) AS oldest, count(*) FILTER (WHERE attempts > 0) AS retried
				FROM outbox) AS outbox
			LEFT JOIN work_request AS comparison
				ON comparison.kind = 'reconcile_index' AND comparison.work_key = :comparison
			LEFT JOIN work_request AS rebuild ON rebuild.kind = 'rebuild_index' AND rebuild.work_key = :rebuild
			""";

	private final JdbcClient jdbc;

	private final WorkQueue work;

	IndexRequests(JdbcClient jdbc, WorkQueue work) {
		this.jdbc = jdbc;
		this.work = work;
	}

	IndexState findState() {
		return this.jdbc.sql(FIND)
			.param("comparison", ReconcileIndexHandler.WORK_KEY)
			.param("rebuild", RebuildIndexHandler.WORK_KEY)
			.query(RecordRowMapper.of(IndexState.class))
			.single();
	}

	@Transactional
	public void reconcile() {
		this.work.request(WorkKind.RECONCILE_INDEX, ReconcileIndexHandler.WORK_KEY, null);
	}

	/** A rebuild that is requested or under way is enough: it takes long. */
	@Transactional
	public void rebuild() {
		if (!findState().rebuildUnfinished()) {
			this.work.request(WorkKind.REBUILD_INDEX, RebuildIndexHandler.WORK_KEY, null);
		}
	}

}
