package io.regwatch.ops.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;

import org.springframework.util.FileSystemUtils;

/**
 * Real servers for integration tests, one pair a run: given ones
 * ({@link ExternalServers}), containers with {@code -Dregwatch.test.servers=containers},
 * else embedded ones in {@code target}. Test classes do not see each other's data if each
 * takes a database and an index prefix of its own.
 */
public final class TestServers {

	private final Database database;

	private final SearchServer search;

	TestServers(Database database, SearchServer search) {
		this.database = database;
		this.search = search;
	}

	/** Started by the first call, stopped with the JVM. */
	public static TestServers shared() {
		return Shared.SERVERS;
	}

	/** A fresh, empty database. */
	public Database newDatabase() {
		String name = newName();
		try (Connection connection = this.database.connect(); Statement statement = connection.createStatement()) {
			statement.execute("CREATE DATABASE " + name);
		}
		catch (SQLException ex) {
			throw new IllegalStateException("Could not create database '%s'".formatted(name), ex);
		}
		String url = this.database.url().replaceFirst("(//[^/]+/)[^?]*", "$1" + name);
		return new Database(url, this.database.user(), this.database.password());
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
			boolean given = ExternalServers.find(System.getenv()).isPresent();
			if (!given && "containers".equals(System.getProperty("regwatch.test.servers"))) {
				return ContainerServers.start();
			}
			Home home = Home.open(Path.of("target", "test-home-" + ProcessHandle.current().pid()));
			Servers servers = Servers.open(home, new ServerRequest("test", false, false), System.getenv(),
					System.err::println);
			Runtime.getRuntime().addShutdownHook(new Thread(() -> end(servers, home), "test-servers-end"));
			return new TestServers(servers.database(), servers.search());
		}

		private static void end(Servers servers, Home home) {
			servers.close();
			try {
				FileSystemUtils.deleteRecursively(home.directory());
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}

	}

}
