package io.regwatch.ops.server;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * External servers, named by variables: {@code REGWATCH_DB_URL} with
 * {@code REGWATCH_DB_USER} and {@code REGWATCH_DB_PASSWORD}, {@code REGWATCH_ES_URIS}
 * with {@code REGWATCH_ES_API_KEY}. A system property of the same name takes precedence.
 *
 * @param database the source of truth
 * @param search the search server
 */
public record ExternalServers(Database database, SearchServer search) {

	/**
	 * Empty if none is named. Fails with {@link ServersException.Misconfigured} if only
	 * one of the two is.
	 */
	public static Optional<ExternalServers> find(Map<String, String> environment) {
		String database = setting("REGWATCH_DB_URL", environment);
		String search = setting("REGWATCH_ES_URIS", environment);
		if (database == null && search == null) {
			return Optional.empty();
		}
		if (database == null || search == null) {
			throw new ServersException.Misconfigured(
					"'%s' is set, '%s' is not: set both to use your own servers, or none to use embedded ones"
						.formatted((database != null) ? "REGWATCH_DB_URL" : "REGWATCH_ES_URIS",
								(database != null) ? "REGWATCH_ES_URIS" : "REGWATCH_DB_URL"));
		}
		return Optional.of(new ExternalServers(database(database, environment), search(search, environment)));
	}

	private static Database database(String url, Map<String, String> environment) {
		if (!url.startsWith("jdbc:postgresql:")) {
			throw new ServersException.Misconfigured(
					"'REGWATCH_DB_URL' is not a PostgreSQL JDBC URL: it looks like jdbc:postgresql://host:5432/regwatch");
		}
		return new Database(url, setting("REGWATCH_DB_USER", environment),
				setting("REGWATCH_DB_PASSWORD", environment));
	}

	private static SearchServer search(String uris, Map<String, String> environment) {
		List<URI> parsed = Stream.of(uris.split(",")).map(String::strip).map(ExternalServers::uri).toList();
		return new SearchServer(parsed, setting("REGWATCH_ES_API_KEY", environment));
	}

	private static URI uri(String text) {
		if (!text.matches("https?://[^\\s/]+.*")) {
			throw new ServersException.Misconfigured(
					"'%s' in 'REGWATCH_ES_URIS' is not an address: it looks like http://host:9200".formatted(text));
		}
		return URI.create(text);
	}

	private static @Nullable String setting(String name, Map<String, String> environment) {
		String value = System.getProperty(name, environment.getOrDefault(name, ""));
		return value.isBlank() ? null : value;
	}

}
