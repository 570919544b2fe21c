package io.regwatch.ops.console;

import java.util.UUID;

import io.regwatch.ops.TestApplication;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** Does what workers do, at once. */
record Workers(TestApplication application) {

	private static final String FIND_VERSIONS = """
			SELECT previous_version_id || ':' || current_version_id
			FROM reference_update
			WHERE id = :update
			""";

	private static final String COPY = """
			INSERT INTO redline (update_id, status, html, inserted, deleted, moved)
			SELECT u.id, made.status, made.html, 1, 1, 0
			FROM reference_update AS u
			JOIN version_redline AS made
				ON made.from_version_id = u.previous_version_id AND made.to_version_id = u.current_version_id
			WHERE u.id = :update
			""";

	void handle(WorkKind kind, String key) {
		assertThat(result(kind, key)).isInstanceOf(WorkResult.Done.class);
	}

	WorkResult result(WorkKind kind, String key) {
		WorkHandler worker = this.application.context()
			.getBeansOfType(WorkHandler.class)
			.values()
			.stream()
			.filter((handler) -> handler.kind() == kind)
			.findFirst()
			.orElseThrow();
		return worker.handle(key);
	}

	/** Compares the versions of a revision. */
	void compare(UUID update) {
		handle(WorkKind.COMPARE_VERSIONS,
				jdbc().sql(FIND_VERSIONS).param("update", update).query(String.class).single());
	}

	/** Makes the redline of a revision. */
	void addRedline(UUID update) {
		compare(update);
		jdbc().sql(COPY).param("update", update).update();
	}

	private JdbcClient jdbc() {
		return this.application.bean(JdbcClient.class);
	}

}
