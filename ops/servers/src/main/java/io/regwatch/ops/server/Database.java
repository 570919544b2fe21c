package io.regwatch.ops.server;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL database.
 *
 * @param url JDBC URL
 * @param user null if the URL names it
 * @param password null if there is none, or the URL has it
 */
public record Database(String url, @Nullable String user, @Nullable String password) {

	/** Opens a connection of one's own, outside every pool. */
	public Connection connect() throws SQLException {
		Properties properties = new Properties();
		if (this.user != null) {
			properties.setProperty("user", this.user);
		}
		if (this.password != null) {
			properties.setProperty("password", this.password);
		}
		return DriverManager.getConnection(this.url, properties);
	}

	/** Another database of the same server. */
	Database named(String name) {
		return new Database(this.url.replaceFirst("(//[^/]+/)[^?]*", "$1" + name), this.user, this.password);
	}

	boolean answers() {
		try (Connection connection = connect()) {
			return connection.isValid(5);
		}
		catch (SQLException ex) {
			return false;
		}
	}

	/** Without the password. */
	@Override
	public String toString() {
		return "Database[%s]".formatted(this.url.replaceFirst("\\?.*", ""));
	}

}
