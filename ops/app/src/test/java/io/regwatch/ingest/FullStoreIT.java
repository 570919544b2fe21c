package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A file store that fails in the middle of a file, like a full disk: the failure is
 * reported, the items stay open, and they are stored when there is space.
 */
class FullStoreIT {

	/** Larger files are cut off while they are written; the system says so. */
	private static final int ROOM = 64 << 10;

	private static final String MISSING_FILES = """
			SELECT count(*)
			FROM reference_version
			WHERE sha256 IS NULL
			""";

	private static final String FILES = """
			SELECT sha256
			FROM stored_file
			ORDER BY sha256
			""";

	private static final String FACTS = """
			SELECT concat_ws(' | ', external_id, version.ordinal, version.sha256, told.kind, told.backfilled)
			FROM reference
			JOIN reference_version AS version ON version.reference_id = reference.id
			LEFT JOIN reference_update AS told ON told.current_version_id = version.id
			ORDER BY 1
			""";

	@TempDir
	private Path directory;

	@Test
	@Tag("faults")
	void ingestWhenStoreIsFullRetriesWhenThereIsSpace() throws Exception {
		Folder folder = new Folder(this.directory.resolve("documents")).text("small.txt", "Small\n\nKeep this.")
			.text("large.txt", text("Large"))
			.text("revised.txt", "Revised\n\nKeep that.");
		TestStores stores = stores("disturbed");
		TestStores others = stores("undisturbed");
		try (TestApplication undisturbed = TestApplication.start(others, Map.of())) {
			folder.ingest(undisturbed);
			assertThat(report(stores, folder)).contains("\"new\":2,", "\"rejected\":1,", "store_failed",
					stores.directory().toString());
			folder.text("revised.txt", text("Revised"));
			folder.ingest(undisturbed);
			assertThat(report(stores, folder)).contains("\"unchanged\":1,", "\"rejected\":2,");
			assertStored(stores, 2);
			assertRoomMendsAll(stores, folder);
		}
		assertStored(stores, 4);
		assertThat(facts(stores)).isEqualTo(facts(others)).hasSize(4);
		assertThat(Findings.of(stores)).extractingByKeys("indexed references", "indexed updates", "outbox")
			.isEqualTo(List.of(Findings.of(others).get("indexed references"),
					Findings.of(others).get("indexed updates"), List.of()));
	}

	private static void assertRoomMendsAll(TestStores stores, Folder folder) {
		try (TestApplication disturbed = TestApplication.start(stores, Map.of())) {
			IngestReport report = folder.ingest(disturbed);
			assertThat(report.rejections()).isEmpty();
			assertThat(report.updates()).extracting(IngestReport.Update::kind)
				.containsExactlyInAnyOrder("new_publication", "revision");
		}
	}

	/**
	 * No row without its file, no partial file among the complete ones, no leftovers.
	 */
	private static void assertStored(TestStores stores, int files) throws IOException {
		Path store = stores.directory().resolve("files");
		List<String> recorded = stores.jdbc().sql(FILES).query((row, number) -> row.getString(1)).list();
		assertThat(recorded).hasSize(files)
			.allSatisfy((hash) -> assertThat(
					store.resolve("sha256/%s/%s/%s.bin".formatted(hash.substring(0, 2), hash.substring(2, 4), hash)))
				.isRegularFile());
		assertThat(stores.jdbc().sql(MISSING_FILES).query(Integer.class).single()).isZero();
		assertThat(store.resolve("incoming")).isEmptyDirectory();
	}

	private static List<String> facts(TestStores stores) {
		return stores.jdbc().sql(FACTS).query((row, number) -> row.getString(1)).list();
	}

	private static String report(TestStores stores, Folder folder) throws IOException, InterruptedException {
		try (IngestProcess process = IngestProcess.startInNarrowRoom(stores, ROOM, folder.path())) {
			assertThat(process.exitCode()).isOne();
			return process.output();
		}
	}

	private static String text(String title) {
		return "%s\n\n%s".formatted(title, "The manufacturer keeps its records for ten years. ".repeat(4000));
	}

	private TestStores stores(String name) throws IOException {
		return TestStores.in(Files.createDirectory(this.directory.resolve(name)));
	}

}
