package io.regwatch.ops.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * Real servers for integration tests: external ones ({@link ExternalServers}), containers
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
		execute("CREATE DATABASE %s TEMPLATE %s".formatted(name, this.template.name()));
		return this.database.named(name);
	}

	/** A prefix for the indices of a test. */
	public String newIndexPrefix() {
		return newName().replace("_", "-");
	}

	/** Addresses of the one search server. */
	public List<URI> elasticsearchUris() {
		return this.search.uris();
	}

	/**
	 * A request to the search server with its credentials.
	 * @param path below the server's address, beginning with a slash
	 * @return to be completed
	 */
	public HttpRequest.Builder searchRequest(String path) {
		HttpRequest.Builder request = HttpRequest.newBuilder(this.search.uris().getFirst().resolve(path));
		return (this.search.apiKey() != null) ? request.header("Authorization", "ApiKey " + this.search.apiKey())
				: request;
	}

	/** The key of the search server; empty if it needs none. */
	public String searchApiKey() {
		return Objects.requireNonNullElse(this.search.apiKey(), "");
	}

	/** Removes a database and the indices of a test that is over. */
	public void remove(Database unused, String indexPrefix) {
		drop(unused.url().replaceFirst(".*/([^/?]+).*", "$1"));
		removeIndices(indexPrefix);
	}

	/** Removes all databases and indices of tests. */
	void removeAll() {
		databases().forEach(this::drop);
		removeIndices("test-");
	}

	private List<String> databases() {
		List<String> names = new ArrayList<>();
		try (Connection connection = this.database.connect();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery("SELECT datname FROM pg_database WHERE datname ^@ 'test_'")) {
			while (rows.next()) {
				names.add(rows.getString(1));
			}
			return names;
		}
		catch (SQLException ex) {
			throw new IllegalStateException("Could not list databases", ex);
		}
	}

	private void drop(String name) {
		execute("DROP DATABASE IF EXISTS %s WITH (FORCE)".formatted(name));
	}

	private void removeIndices(String prefix) {
		request("GET", "/_cat/indices/%s*?h=index".formatted(prefix)).lines()
			.forEach((index) -> request("DELETE", "/" + index.strip()));
	}

	private void execute(String sql) {
		try (Connection connection = this.database.connect(); Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
		catch (SQLException ex) {
			throw new IllegalStateException("Could not '%s'".formatted(sql), ex);
		}
	}

	private String request(String method, String path) {
		HttpRequest request = searchRequest(path).method(method, BodyPublishers.noBody()).build();
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(request, BodyHandlers.ofString()).body();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
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
