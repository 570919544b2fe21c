package io.regwatch.ops;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import io.regwatch.api.Relay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

/** A database that no longer answers does not hold threads for ever. */
class FrozenDatabaseIT {

	@Test
	void statementWhenTheDatabaseHangsFails(@TempDir Path directory) {
		TestStores stores = TestStores.in(directory);
		URI postgres = URI.create(stores.database().url().substring("jdbc:".length()));
		try (Relay database = new Relay(postgres.getHost(), postgres.getPort());
				TestApplication application = TestApplication.start(stores, Map.of("spring.datasource.url",
						stores.database().url().replace(postgres.getAuthority(), "127.0.0.1:" + database.port()),
						"REGWATCH_DB_SOCKET_TIMEOUT", "5"))) {
			JdbcClient jdbc = application.bean(JdbcClient.class);
			database.freeze();
			assertTimeoutPreemptively(Duration.ofMinutes(2), () -> assertThatExceptionOfType(DataAccessException.class)
				.isThrownBy(() -> jdbc.sql("SELECT 1").query(Integer.class).single()));
			database.repair();
		}
	}

}
