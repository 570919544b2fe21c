package io.regwatch.ingest;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.HashMap;
import java.util.Map;

import javax.sql.DataSource;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;

import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/**
 * A worker in this JVM that crashes as far as the database can see: all its sessions end
 * in the middle of what they do, and it gets no other ones.
 *
 * @param stores what it works on
 * @param application the worker
 */
record CrashingWorker(TestStores stores, TestApplication application) implements AutoCloseable {

	private static final String NAME = "crashing-worker";

	private static final String END_SESSIONS = """
			SELECT count(pg_terminate_backend(pid, 10000))
			FROM pg_stat_activity
			WHERE datname = current_database() AND application_name = :name
			""";

	static CrashingWorker start(TestStores stores, Map<String, ?> more, Class<?>... beans) {
		Map<String, Object> properties = new HashMap<>(more);
		properties.put("spring.datasource.url", stores.database().url() + "?ApplicationName=" + NAME);
		Class<?>[] all = new Class<?>[beans.length + 1];
		System.arraycopy(beans, 0, all, 0, beans.length);
		all[beans.length] = Connections.class;
		return new CrashingWorker(stores, TestApplication.start(stores, properties, all));
	}

	/** Nothing that it does after this reaches the database. */
	void crash() {
		this.application.bean(Connections.class).refused = true;
		this.stores.jdbc().sql(END_SESSIONS).param("name", NAME).query(Integer.class).single();
	}

	/** Only when nothing is to be seen of it any more: Quartz waits for the database. */
	@Override
	public void close() {
		this.application.bean(Connections.class).refused = false;
		this.application.close();
	}

	static final class Connections implements BeanPostProcessor {

		private volatile boolean refused;

		@Override
		public Object postProcessAfterInitialization(Object bean, String name) {
			return (bean instanceof DataSource source) ? new DelegatingDataSource(source) {

				@Override
				public Connection getConnection() throws SQLException {
					if (Connections.this.refused) {
						throw new SQLTransientConnectionException("The test refuses connections");
					}
					return super.getConnection();
				}

			} : bean;
		}

	}

}
