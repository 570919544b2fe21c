package io.regwatch.ingest;

import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.ops.server.TestPostgres;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker survives a crash of PostgreSQL and resumes by itself. */
@Tag("faults")
class PostgresRestartIT {

	@TempDir
	private Path directory;

	@Test
	void workWhenPostgresCrashesIsResumed() throws Exception {
		TestPostgres postgres = TestPostgres.start(Files.createDirectory(this.directory.resolve("server")));
		try (DisturbedWork work = new DisturbedWork(this.directory, postgres.database(), (_) -> {
			postgres.crash();
			postgres.start();
		})) {
			work.assertIsResumed();
		}
		finally {
			postgres.remove();
		}
	}

}
