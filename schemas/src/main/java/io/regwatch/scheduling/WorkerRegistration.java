package io.regwatch.scheduling;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.springframework.stereotype.Component;

/**
 * This process as a worker. It is alive as long as a connection of its own, outside the
 * pool, holds an advisory lock with its id: PostgreSQL releases it when the process dies.
 */
@Component
public class WorkerRegistration implements DisposableBean {

	private static final Logger logger = LoggerFactory.getLogger(WorkerRegistration.class);

	private static final String REGISTER = """
			INSERT INTO worker (host, pid)
			VALUES (coalesce(host(inet_client_addr()), 'local'), :pid)
			RETURNING id
			""";

	private static final String LOCK = """
			SELECT pg_advisory_lock(1, :id)::text
			""";

	private static final String IS_ALIVE = """
			SELECT worker_is_alive(:id)
			""";

	private static final String RECORD_STOP = """
			UPDATE worker
			SET stopped_at = now()
			WHERE id = :id AND stopped_at IS NULL
			""";

	private static final int VALIDATION_SECONDS = 5;

	private final JdbcConnectionDetails connection;

	private final JdbcClient jdbc;

	private @Nullable SingleConnectionDataSource session;

	private int id;

	WorkerRegistration(JdbcConnectionDetails connection, JdbcClient jdbc) {
		this.connection = connection;
		this.jdbc = jdbc;
	}

	/**
	 * This worker's id; the first call registers it.
	 * @return unique in the database, from 1
	 */
	public synchronized int id() {
		if (this.session == null) {
			register();
		}
		return this.id;
	}

	/**
	 * Makes sure that this worker counts as alive. If its session was lost, it registers
	 * as a new worker, and its old runs are lost.
	 */
	public synchronized void reportAlive() {
		if (this.session != null && !isValid(this.session)) {
			this.session.destroy();
			this.session = null;
		}
		id();
	}

	/**
	 * Whether a worker is alive.
	 * @param workerId of this or another worker
	 * @return {@code false} as soon as PostgreSQL has noticed that its session ended
	 */
	public boolean isAlive(int workerId) {
		return this.jdbc.sql(IS_ALIVE).param("id", workerId).query(Boolean.class).single();
	}

	/**
	 * Records that this worker was asked to stop: then no crash is counted for the items
	 * that it has leased when it ends.
	 */
	public synchronized void recordStop() {
		try {
			if (this.session != null) {
				this.jdbc.sql(RECORD_STOP).param("id", this.id).update();
			}
		}
		catch (DataAccessException ex) {
			logger.warn("The stop of worker {} could not be recorded: {}", this.id, ex.getMessage());
		}
	}

	@Override
	public synchronized void destroy() {
		if (this.session != null) {
			this.session.destroy();
		}
	}

	private void register() {
		SingleConnectionDataSource opened = new SingleConnectionDataSource(connect(), true);
		JdbcClient own = JdbcClient.create(opened);
		this.id = own.sql(REGISTER).param("pid", ProcessHandle.current().pid()).query(Integer.class).single();
		own.sql(LOCK).param("id", this.id).query(String.class).single();
		this.session = opened;
	}

	private static boolean isValid(SingleConnectionDataSource session) {
		try {
			return session.getConnection().isValid(VALIDATION_SECONDS);
		}
		catch (SQLException ex) {
			return false;
		}
	}

	private Connection connect() {
		Properties properties = new Properties();
		properties.setProperty("tcpKeepAlive", "true");
		properties.setProperty("ApplicationName", "regwatch-worker");
		DriverManagerDataSource source = new DriverManagerDataSource(this.connection.getJdbcUrl(), properties);
		source.setUsername(this.connection.getUsername());
		source.setPassword(this.connection.getPassword());
		try {
			return source.getConnection();
		}
		catch (SQLException ex) {
			throw new IllegalStateException("The worker's own database session could not be opened", ex);
		}
	}

}
