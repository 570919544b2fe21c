package io.regwatch.ingest.finish;

import java.util.UUID;

import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Workspaces that see what runs found: each gets its assessment. */
@Component
class AssessmentRequester {

	// Always in the same order: several runs may ask for the same workspaces at once.
	private static final String FIND = """
			SELECT DISTINCT visible.workspace_id
			FROM reference_update
			JOIN visible_reference AS visible ON visible.reference_id = reference_update.reference_id
			WHERE reference_update.run_id = :run
			ORDER BY visible.workspace_id
			""";

	private final JdbcClient jdbc;

	private final WorkQueue work;

	AssessmentRequester(JdbcClient jdbc, WorkQueue work) {
		this.jdbc = jdbc;
		this.work = work;
	}

	/** Asks for the assessments, in the caller's transaction. */
	void request(UUID runId) {
		this.jdbc.sql(FIND)
			.param("run", runId)
			.query(UUID.class)
			.list()
			.forEach((workspace) -> this.work.request(WorkKind.ASSESS, workspace.toString(), workspace));
	}

}
