package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.Map;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.dao.DataIntegrityViolationException;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** The constraints of the database refuse invalid states. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WrongStatesIT {

	private TestStores stores;

	@BeforeAll
	void ingest(@TempDir Path directory, @TempDir Path path) {
		this.stores = TestStores.in(directory);
		Folder folder = new Folder(path).text("a.txt", "First text.").text("broken.pdf", "");
		try (TestApplication application = TestApplication.start(this.stores, Map.of())) {
			folder.ingest(application);
			folder.text("a.txt", "Second text.").ingest(application);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "UPDATE ledger SET unchanged = unchanged + 1", "UPDATE run SET finished_at = NULL",
			"UPDATE reference SET current_version_id = uuidv7()", "UPDATE reference SET type = 'rumour'",
			"UPDATE reference_version SET status = 'sort of in force'", "UPDATE reference_version SET ordinal = 1",
			"UPDATE reference_update SET kind = 'new_publication'",
			"UPDATE reference_update SET previous_version_id = current_version_id",
			"UPDATE run_item SET stage = 'fetch'", "UPDATE run_item SET reason = NULL",
			"UPDATE run_item SET outcome = 'gone'", "UPDATE extracted_text SET rejection = NULL",
			"UPDATE capture SET sha256 = NULL", "UPDATE stored_file SET sha256 = 'abc'",
			"UPDATE quarantine SET attempts = 0", "UPDATE source SET geography = 'Europe'", "DELETE FROM stored_file",
			"INSERT INTO run (source_id, scheduled_at, worker_id, backfill) SELECT source_id, now() + n * interval '1 s', worker_id, false FROM run, generate_series(1, 2) AS n",
			"INSERT INTO work_request (kind, work_key, completed_version) VALUES ('ingest', 'a', 2)" })
	void writeWhenStateIsWrongIsRefused(String sql) {
		assertThatExceptionOfType(DataIntegrityViolationException.class)
			.isThrownBy(() -> this.stores.jdbc().sql(sql).update());
	}

}
