package io.regwatch.ops;

import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import com.zaxxer.hikari.HikariDataSource;
import io.regwatch.ops.server.Database;
import io.regwatch.ops.server.TestServers;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/**
 * Everything that workers share: a database, indices and files of a test's own. What is
 * started on the same stores works together.
 *
 * @param database has all tables and no rows
 * @param indexPrefix what the names of its indices begin with
 * @param directory holds the files
 */
public record TestStores(Database database, String indexPrefix, Path directory) {

	private static final String ENCRYPTION_KEY = "A".repeat(43) + "=";

	/**
	 * Keys stay because applications keep them in memory, the rest of these tables
	 * because running applications have rows in them. To truncate all tables takes fifty
	 * times as long as to delete the few rows of a test, without triggers and references.
	 */
	private static final String CLEAR = """
			DO $$
			DECLARE
				table_name text;
			BEGIN
				SET LOCAL session_replication_role = replica;
				FOR table_name IN
					SELECT quote_ident(tablename)
					FROM pg_tables
					WHERE schemaname = 'public' AND tablename NOT IN ('api_key', 'audit_event', 'change_retention', 'client',
						'flyway_schema_history', 'index_version_offset', 'qrtz_locks', 'qrtz_scheduler_state', 'signing_secret',
						'worker')
				LOOP
					EXECUTE 'DELETE FROM ' || table_name;
				END LOOP;
			END $$
			""";

	private static final int CONNECTIONS = 8;

	/** Of the tests that run, with what asks their databases. */
	private static final Map<TestStores, HikariDataSource> USED = new ConcurrentHashMap<>();

	/**
	 * New stores. Those of finished tests are removed.
	 * @param directory a temporary one; the test is over when it is gone
	 * @return fresh stores on the shared servers
	 */
	public static TestStores in(Path directory) {
		TestServers servers = TestServers.shared();
		TestStores fresh = new TestStores(servers.newDatabase(), servers.newIndexPrefix(), directory);
		USED.keySet().stream().filter((stores) -> Files.notExists(stores.directory)).forEach(TestStores::remove);
		USED.put(fresh, fresh.pool());
		return fresh;
	}

	private void remove() {
		@Nullable HikariDataSource pool = USED.remove(this);
		if (pool != null) {
			pool.close();
			TestServers.shared().remove(this.database, this.indexPrefix);
		}
	}

	/** A new session costs more than most statements of tests. */
	private HikariDataSource pool() {
		HikariDataSource pool = new HikariDataSource();
		pool.setJdbcUrl(this.database.url());
		pool.setUsername(this.database.user());
		pool.setPassword(this.database.password());
		pool.setMinimumIdle(0);
		pool.setMaximumPoolSize(CONNECTIONS);
		return pool;
	}

	/**
	 * Removes what a test has left in the database, clients and their keys excepted, so
	 * that the next one can use the same application: to start another takes longer than
	 * most tests. The application must have nothing to do. Documents stay in the indices
	 * until these are filled again.
	 */
	public void clear() {
		jdbc().sql(CLEAR).update();
	}

	/**
	 * Addresses of Elasticsearch.
	 * @return separated by commas
	 */
	public String elasticsearchUris() {
		return TestServers.shared().elasticsearchUris().stream().map(String::valueOf).collect(Collectors.joining(","));
	}

	/**
	 * A request to Elasticsearch with its credentials.
	 * @param path below its address, beginning with a slash
	 * @return to be completed
	 */
	public HttpRequest.Builder searchRequest(String path) {
		return TestServers.shared().searchRequest(path);
	}

	/**
	 * Asks the database, outside of every pool of an application.
	 * @return a client for single statements: two of them may be of different sessions
	 */
	public JdbcClient jdbc() {
		@Nullable HikariDataSource pool = USED.get(this);
		return (pool != null) ? JdbcClient.create(pool) : ofOwnServer();
	}

	/** Its server may be stopped at any time, which ends the sessions of a pool. */
	private JdbcClient ofOwnServer() {
		DriverManagerDataSource source = new DriverManagerDataSource(this.database.url());
		source.setUsername(this.database.user());
		source.setPassword(this.database.password());
		return JdbcClient.create(source);
	}

	/**
	 * Properties with which an application uses these stores.
	 * @return a changeable copy
	 */
	public Map<String, Object> properties() {
		Map<String, Object> properties = new HashMap<>();
		properties.put("spring.datasource.url", this.database.url());
		properties.put("spring.datasource.username", Objects.requireNonNullElse(this.database.user(), ""));
		properties.put("spring.datasource.password", Objects.requireNonNullElse(this.database.password(), ""));
		properties.put("spring.datasource.hikari.minimum-idle", 1);
		properties.put("regwatch.encryption.keys", ENCRYPTION_KEY);
		properties.put("regwatch.search.uris", elasticsearchUris());
		properties.put("regwatch.search.api-key", TestServers.shared().searchApiKey());
		properties.put("regwatch.search.index-prefix", this.indexPrefix);
		properties.put("regwatch.files.directory", this.directory.resolve("files").toString());
		properties.put("regwatch.catalogue.directory", this.directory.resolve("sources").toString());
		return properties;
	}

	/**
	 * Settings with which a program in a process of its own uses these stores.
	 * @return variables of its environment, a changeable copy
	 */
	public Map<String, String> environment() {
		Map<String, String> environment = new HashMap<>();
		environment.put("REGWATCH_DB_URL", this.database.url());
		environment.put("REGWATCH_DB_USER", Objects.requireNonNullElse(this.database.user(), ""));
		environment.put("REGWATCH_DB_PASSWORD", Objects.requireNonNullElse(this.database.password(), ""));
		environment.put("REGWATCH_ENCRYPTION_KEYS", ENCRYPTION_KEY);
		environment.put("REGWATCH_ES_URIS", elasticsearchUris());
		environment.put("REGWATCH_ES_API_KEY", TestServers.shared().searchApiKey());
		environment.put("REGWATCH_SEARCH_INDEX_PREFIX", this.indexPrefix);
		return environment;
	}

}
