package io.regwatch.api.translation;

import java.util.UUID;

import io.regwatch.api.RetriedTransaction;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Repository;

/** The languages of workspaces. */
@Repository
class WorkspaceLanguages {

	private static final String FIND = """
			SELECT language
			FROM workspace
			WHERE id = :workspace
			""";

	private static final String SAVE = """
			UPDATE workspace
			SET language = :language
			WHERE id = :workspace
			""";

	private final JdbcClient jdbc;

	private final WorkQueue work;

	WorkspaceLanguages(JdbcClient jdbc, WorkQueue work) {
		this.jdbc = jdbc;
		this.work = work;
	}

	WorkspaceLanguage find(UUID workspace) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.query((row, _) -> new WorkspaceLanguage(row.getString("language")))
			.optional()
			.orElseThrow(WorkspaceLanguages::unknown);
	}

	/** Sets the language, and requests the run that translates. */
	@RetriedTransaction
	void save(UUID workspace, WorkspaceLanguage language) {
		int saved = this.jdbc.sql(SAVE).param("workspace", workspace).param("language", language.language()).update();
		if (saved == 0) {
			throw unknown();
		}
		if (language.language() != null) {
			this.work.request(WorkKind.ASSESS, workspace.toString(), workspace);
		}
	}

	private static AccessDeniedException unknown() {
		return new AccessDeniedException("There is no such workspace");
	}

}
