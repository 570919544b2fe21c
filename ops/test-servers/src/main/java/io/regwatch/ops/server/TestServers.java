package io.regwatch.ops.server;

import java.net.URI;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Real servers for integration tests: given ones ({@link ExternalServers}), containers
 * with {@code -Dregwatch.test.servers=containers}, else one embedded pair that all
 * modules of a build share ({@link SharedServers}). Tests do not see each other's data if
 * each takes a database and an index prefix of its own.
 */
public final class TestServers {

	private final Database database;

	private final SearchServer search;

	private final TemplateDatabase template;

	TestServers(Database database, SearchServer search) {
		this.database = database;
		this.search = search;
		this.template = new TemplateDatabase(database);
	}

	/** Started by the first call of a build. */
	public static TestServers shared() {
		return Shared.SERVERS;
	}

	/** A database of one's own with all tables, without rows. */
	public Database newDatabase() {
		String name = newName();
		try (Connection connection = this.database.connect(); Statement statement = connection.createStatement()) {
			statement.execute("CREATE DATABASE %s TEMPLATE %s".formatted(name, this.template.name()));
		}
		catch (SQLException ex) {
			throw new IllegalStateException("Could not create database '%s'".formatted(name), ex);
		}
		return this.database.named(name);
	}

	/** What the names of a test's indices begin with. */
	public String newIndexPrefix() {
		return newName().replace("_", "-");
	}

	/** Addresses of the one search server. */
	public List<URI> elasticsearchUris() {
		return this.search.uris();
	}

	private static String newName() {
		return "test_" + UUID.randomUUID().toString().replace("-", "");
	}

	private static final class Shared {

		private static final TestServers SERVERS = start();

		private static TestServers start() {
			Optional<ExternalServers> given = ExternalServers.find(System.getenv());
			if (given.isPresent()) {
				return new TestServers(given.get().database(), given.get().search());
			}
			if ("containers".equals(System.getProperty("regwatch.test.servers"))) {
				return ContainerServers.start();
			}
			return SharedServers.join();
		}

	}

}
