package io.regwatch.ingest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import io.regwatch.ops.server.TestPostgres;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * PostgreSQL ends in the middle of work, its standby takes over and gets a standby of its
 * own. Replication is synchronous: what was committed is on the standby.
 */
class FailoverIT {

	private static final String SYNCHRONOUS = "-c synchronous_standby_names=walreceiver";

	@TempDir
	private Path directory;

	@Test
	@Tag("faults")
	void workWhenAStandbyIsPromotedIsResumed() throws Exception {
		TestPostgres one = TestPostgres.start(Files.createDirectory(this.directory.resolve("one")), SYNCHRONOUS);
		TestPostgres other = one.startStandby(Files.createDirectory(this.directory.resolve("other")));
		Deque<TestPostgres> servers = new ArrayDeque<>(List.of(one, other));
		try (DisturbedWork work = new DisturbedWork(this.directory, one.orElse(other), (_) -> failOver(servers))) {
			work.assertIsResumed();
		}
		finally {
			one.remove();
			other.remove();
		}
	}

	private static void failOver(Deque<TestPostgres> servers) throws Exception {
		TestPostgres failed = servers.removeFirst();
		failed.crash();
		servers.getFirst().promote();
		failed.follow(servers.getFirst());
		servers.addLast(failed);
	}

}
