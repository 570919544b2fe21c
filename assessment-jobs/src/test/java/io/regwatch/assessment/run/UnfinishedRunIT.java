package io.regwatch.assessment.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** Updates of an ingest run that goes on while other sources ask for assessments. */
class UnfinishedRunIT {

	private static final String ADD_RUN = """
			WITH worker AS (
				INSERT INTO worker (host, pid) VALUES ('test', 1) RETURNING id
			), made AS (
				INSERT INTO run (source_id, scheduled_at, worker_id, backfill)
				SELECT 'mdcg', now(), id, false
				FROM worker
				RETURNING id)
			UPDATE reference_update
			SET run_id = made.id
			FROM made
			WHERE reference_update.id = :update
			""";

	@Test
	void findLeavesOutUpdatesWhoseRunHasYetToMakeTheirRedline(@TempDir Path directory) {
		TestStores stores = TestStores.in(directory);
		try (TestApplication application = TestApplication.start(stores, Map.of())) {
			JdbcClient jdbc = stores.jdbc();
			Publications publications = new Publications(jdbc);
			publications.source("mdcg", "EU", "public");
			UUID workspace = publications.follow("mdcg", "EU", "Acme makes coronary stents.");
			UUID update = publications.revise(publications.reference("mdcg", "M 1", "guidance", "Stents"));
			AssessableUpdates updates = application.bean(AssessableUpdates.class);
			publications.redline(update, "generating", null, null);
			assertThat(updates.find(workspace, List.of(update))).hasSize(1);
			jdbc.sql(ADD_RUN).param("update", update).update();
			assertThat(updates.find(workspace, List.of(update))).isEmpty();
			publications.redline(update, "failed", null, null);
			assertThat(updates.find(workspace, List.of(update))).hasSize(1);
			publications.redline(update, "generating", null, null);
			jdbc.sql("UPDATE run SET finished_at = now()").update();
			assertThat(updates.find(workspace, List.of(update))).hasSize(1);
		}
	}

}
