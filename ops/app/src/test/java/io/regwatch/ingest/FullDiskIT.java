package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

import io.regwatch.ops.server.TestPostgres;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

/**
 * The disk of PostgreSQL is full while work goes on: nothing is lost, and work goes on by
 * itself when there is room. Full file stores: {@code FullStoreIT}.
 */
class FullDiskIT {

	private static final int MEGABYTES = 400;

	private static final String FULL = "No space left on device";

	@TempDir
	private Path directory;

	@Test
	@Tag("faults")
	void workWhenTheDiskIsFullIsResumedWhenThereIsRoom() throws Exception {
		try (SmallDisk disk = SmallDisk.mount(Files.createDirectory(this.directory.resolve("server")), MEGABYTES)) {
			assumeThat(disk.isMounted()).as("Only root can mount a small disk").isTrue();
			logElsewhere(disk);
			TestPostgres postgres = TestPostgres.start(disk.directory(), "-c max_wal_size=64MB");
			try (DisturbedWork work = new DisturbedWork(this.directory, postgres.database(), (barrier) -> {
				int before = failures(postgres);
				disk.fill();
				barrier.open();
				await().atMost(Duration.ofMinutes(1)).until(() -> failures(postgres) > before);
				Thread.sleep(Duration.ofSeconds(5));
				disk.free();
				if (!postgres.isRunning()) {
					postgres.start();
				}
				System.err.printf("%d statements failed: %s%n", failures(postgres) - before, FULL);
			})) {
				work.assertIsResumed();
			}
			finally {
				postgres.remove();
			}
		}
	}

	/** A log on a full disk says nothing. */
	private void logElsewhere(SmallDisk disk) throws IOException {
		Files.createSymbolicLink(disk.directory().resolve("postgres.log"),
				Files.createFile(this.directory.resolve("postgres.log")));
	}

	private static int failures(TestPostgres postgres) throws IOException {
		return postgres.log().split(FULL, -1).length - 1;
	}

}
