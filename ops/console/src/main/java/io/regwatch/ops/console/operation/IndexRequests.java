package io.regwatch.ops.console.operation;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.search.reconcile.ReconcileIndexHandler;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Requests comparisons of the search index with the database. */
@Repository
@ConsoleEnabled
class IndexRequests {

	private static final String FIND = """
			SELECT outbox.*, requested_at, started_at, coalesce(requested_version > completed_version, false) AS unfinished,
				coalesce(failures, 0) AS failures
			FROM (
				SELECT count(*) AS pending, min(created_at) AS oldest, count(*) FILTER (WHERE attempts > 0) AS retried
				FROM outbox) AS outbox
			LEFT JOIN work_request ON kind = 'reconcile_index' AND work_key = :key
			""";

	private final JdbcClient jdbc;

	private final WorkQueue work;

	IndexRequests(JdbcClient jdbc, WorkQueue work) {
		this.jdbc = jdbc;
		this.work = work;
	}

	IndexState findState() {
		return this.jdbc.sql(FIND)
			.param("key", ReconcileIndexHandler.WORK_KEY)
			.query(RecordRowMapper.of(IndexState.class))
			.single();
	}

	@Transactional
	public void reconcile() {
		this.work.request(WorkKind.RECONCILE_INDEX, ReconcileIndexHandler.WORK_KEY, null);
	}

}
