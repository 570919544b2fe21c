package io.regwatch.ingest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** Items that wait do not hold a database connection: 64 wait on a pool of 4. */
class WaitingIT {

	private static final int ITEMS = 64;

	private static final String COUNT_IN_TRANSACTION = """
			SELECT count(*)
			FROM pg_stat_activity
			WHERE datname = current_database() AND state LIKE 'idle in transaction%'
			""";

	private static final String COUNT_NEW = """
			SELECT new
			FROM ledger
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestApplication application;

	@BeforeEach
	void startApplication() {
		this.stores = TestStores.in(this.directory);
		this.application = TestApplication.start(this.stores, Map.of("spring.datasource.hikari.maximum-pool-size", 4,
				"regwatch.fetch.concurrency", ITEMS, "test.slow.items", ITEMS), SlowConnector.class);
		this.application.bean(Sources.class).save(SlowConnector.SOURCE);
	}

	@AfterEach
	void stopApplication() {
		this.application.close();
	}

	@Test
	void launchWhenAllItemsWaitHoldsNoConnection() throws InterruptedException {
		SlowConnector connector = this.application.bean(SlowConnector.class);
		CompletableFuture<JobResult> result = handle();
		connector.awaitFullWindow();
		assertNothingIsHeld();
		connector.letGoOn();
		assertThat(result.orTimeout(2, TimeUnit.MINUTES).join()).isInstanceOf(JobResult.Completed.class);
		assertThat(this.stores.jdbc().sql(COUNT_NEW).query(Integer.class).list()).containsExactly(ITEMS);
	}

	private void assertNothingIsHeld() throws InterruptedException {
		JdbcClient jdbc = this.stores.jdbc();
		HikariPoolMXBean pool = this.application.bean(HikariDataSource.class).getHikariPoolMXBean();
		Thread.sleep(Duration.ofMillis(500));
		for (int look = 0; look < 20; look++) {
			assertThat(pool.getActiveConnections()).isZero();
			assertThat(jdbc.sql(COUNT_IN_TRANSACTION).query(Integer.class).single()).isZero();
			Thread.sleep(Duration.ofMillis(50));
		}
	}

	private CompletableFuture<JobResult> handle() {
		IngestLauncher launcher = this.application.bean(IngestLauncher.class);
		return CompletableFuture.supplyAsync(() -> launcher.launch(SlowConnector.SOURCE.id()),
				Thread::startVirtualThread);
	}

}
