package io.regwatch.scheduling;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;

import javax.sql.DataSource;

import org.quartz.SchedulerConfigException;
import org.quartz.spi.ClassLoadHelper;
import org.quartz.spi.SchedulerSignaler;
import org.quartz.utils.ConnectionProvider;
import org.quartz.utils.DBConnectionManager;

import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.scheduling.quartz.LocalDataSourceJobStore;
import org.springframework.scheduling.quartz.SchedulerFactoryBean;

/**
 * Uses the data source of its own application context. Spring's store registers data
 * sources by the scheduler's name for the whole process, where a second context replaces
 * those of the first. Quartz creates it by its class name.
 */
@SuppressWarnings("unchecked") // of the class above
public class ContextLocalJobStore extends LocalDataSourceJobStore {

	@Override
	public void initialize(ClassLoadHelper loader, SchedulerSignaler signaler) throws SchedulerConfigException {
		super.initialize(loader, signaler);
		DataSource dataSource = Objects.requireNonNull(SchedulerFactoryBean.getConfigTimeDataSource());
		String name = "%s@%08x".formatted(getInstanceName(), System.identityHashCode(this));
		register(name, () -> DataSourceUtils.doGetConnection(dataSource));
		setDataSource(name);
		register(name + "-alone", dataSource::getConnection);
		setNonManagedTXDataSource(name + "-alone");
	}

	private static void register(String name, Source source) {
		DBConnectionManager.getInstance().addConnectionProvider(name, new ConnectionProvider() {

			@Override
			public Connection getConnection() throws SQLException {
				return source.get();
			}

			@Override
			public void initialize() {
				// The context has made the data source.
			}

			@Override
			public void shutdown() {
				// The context closes it.
			}

		});
	}

	private interface Source {

		Connection get() throws SQLException;

	}

}
