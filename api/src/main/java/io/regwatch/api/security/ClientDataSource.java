package io.regwatch.api.security;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.zaxxer.hikari.HikariDataSource;
import org.jspecify.annotations.Nullable;

/**
 * Connections that show the rows of the client that borrows them. A connection keeps what
 * it shows, so only a change costs a statement.
 */
class ClientDataSource extends HikariDataSource {

	private static final String SHOW = """
			SELECT set_config('role', ?, false), set_config('regwatch.client', ?, false),
				set_config('regwatch.workspace', ?, false)
			""";

	/** By connection of the driver; those that are not here show all rows. */
	private final Cache<Connection, VisibleRows> shown = Caffeine.newBuilder().weakKeys().build();

	@Override
	public Connection getConnection() throws SQLException {
		// Before a connection is taken, because it may need one itself.
		@Nullable VisibleRows wanted = VisibleRows.ofThread();
		Connection connection = super.getConnection();
		if (wanted != null) {
			show(wanted, connection);
		}
		return connection;
	}

	private void show(VisibleRows wanted, Connection connection) throws SQLException {
		try {
			Connection physical = connection.unwrap(Connection.class);
			if (!wanted.equals(this.shown.get(physical, (_) -> VisibleRows.ALL))) {
				execute(wanted, connection);
				this.shown.put(physical, wanted);
			}
		}
		catch (SQLException ex) {
			evictConnection(connection);
			connection.close();
			throw ex;
		}
	}

	private static void execute(VisibleRows wanted, Connection connection) throws SQLException {
		try (PreparedStatement statement = connection.prepareStatement(SHOW)) {
			statement.setString(1, wanted.role());
			statement.setString(2, wanted.client());
			statement.setString(3, wanted.workspace());
			statement.execute();
		}
	}

}
