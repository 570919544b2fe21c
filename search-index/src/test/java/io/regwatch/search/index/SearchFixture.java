package io.regwatch.search.index;

import java.util.HashMap;
import java.util.Map;

import javax.sql.DataSource;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import com.zaxxer.hikari.HikariDataSource;
import io.regwatch.ops.server.Database;
import io.regwatch.ops.server.TestServers;
import io.regwatch.search.reconcile.IndexReconciler;
import io.regwatch.store.Outbox;

import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.ComponentScan.Filter;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.annotation.EnableTransactionManagement;
import org.springframework.transaction.support.TransactionTemplate;

/** A database with rows and indices of its own. */
final class SearchFixture implements AutoCloseable {

	private static final int POOL = 4;

	private final HikariDataSource pool;

	private final String prefix;

	private final AnnotationConfigApplicationContext context;

	private final Rows rows;

	private SearchFixture(HikariDataSource pool, String prefix) {
		this.pool = pool;
		this.prefix = prefix;
		this.context = another(Map.of());
		JdbcTransactionManager transactions = new JdbcTransactionManager(pool);
		this.rows = new Rows(JdbcClient.create(pool), this.context.getBean(Outbox.class),
				new TransactionTemplate(transactions));
	}

	static SearchFixture create() {
		HikariDataSource pool = pool(TestServers.shared().newDatabase());
		return new SearchFixture(pool, TestServers.shared().newIndexPrefix());
	}

	OutboxRelay relay() {
		return this.context.getBean(OutboxRelay.class);
	}

	Reindex reindex() {
		return this.context.getBean(Reindex.class);
	}

	IndexReconciler reconciler() {
		return this.context.getBean(IndexReconciler.class);
	}

	ReindexLock lock() {
		return this.context.getBean(ReindexLock.class);
	}

	Indices indices() {
		return this.context.getBean(Indices.class);
	}

	DocumentSources sources() {
		return this.context.getBean(DocumentSources.class);
	}

	BulkWriter bulk() {
		return this.context.getBean(BulkWriter.class);
	}

	Outbox outbox() {
		return this.context.getBean(Outbox.class);
	}

	Rows rows() {
		return this.rows;
	}

	IndexedDocuments documents() {
		return new IndexedDocuments(this.context.getBean(ElasticsearchClient.class), this.prefix);
	}

	HikariDataSource pool() {
		return this.pool;
	}

	String prefix() {
		return this.prefix;
	}

	@Override
	public void close() {
		documents().deleteAll();
		this.context.close();
		this.pool.close();
	}

	/** Another process on the same database and indices. */
	AnnotationConfigApplicationContext another(Map<String, String> settings) {
		Map<String, String> values = new HashMap<>(Map.of("regwatch.search.index-prefix", this.prefix,
				"regwatch.search.bulk-size", "7", "regwatch.search.retries", "2", "regwatch.search.retry-delay",
				"100ms", "regwatch.search.uris", TestServers.shared().elasticsearchUris().getFirst().toString(),
				"regwatch.search.api-key", TestServers.shared().searchApiKey()));
		values.putAll(settings);
		AnnotationConfigApplicationContext started = new AnnotationConfigApplicationContext();
		TestPropertyValues.of(values).applyTo(started);
		started.registerBean("dataSource", DataSource.class, () -> this.pool, (bean) -> bean.setDestroyMethodName(""));
		started.register(Wiring.class);
		started.refresh();
		return started;
	}

	private static HikariDataSource pool(Database database) {
		HikariDataSource pool = new HikariDataSource();
		pool.setJdbcUrl(database.url());
		pool.setUsername(database.user());
		pool.setPassword(database.password());
		pool.setMinimumIdle(1);
		pool.setMaximumPoolSize(POOL);
		return pool;
	}

	@EnableTransactionManagement
	@Import({ IndexConfiguration.class, Outbox.class })
	@ComponentScan(basePackages = "io.regwatch.search", useDefaultFilters = false,
			includeFilters = @Filter(type = FilterType.REGEX, pattern = ".*\\.(Reconcile|Search)Configuration"))
	static class Wiring {

		@Bean
		JdbcClient jdbcClient(DataSource dataSource) {
			return JdbcClient.create(dataSource);
		}

		@Bean
		JdbcTransactionManager transactionManager(DataSource dataSource) {
			return new JdbcTransactionManager(dataSource);
		}

	}

}
