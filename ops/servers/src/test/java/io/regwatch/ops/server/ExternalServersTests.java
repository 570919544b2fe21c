package io.regwatch.ops.server;

import java.net.URI;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ExternalServersTests {

	private static final String URL = "jdbc:postgresql://db:5432/regwatch?user=a&password=secret";

	@Test
	void findWhenNothingIsSetReturnsEmpty() {
		assertThat(ExternalServers.find(Map.of("REGWATCH_DB_URL", " "))).isEmpty();
	}

	@Test
	void findWhenBothAreSetTakesThem() {
		ExternalServers given = ExternalServers
			.find(Map.of("REGWATCH_DB_URL", URL, "REGWATCH_ES_URIS", "http://a:9200, https://b", "REGWATCH_ES_API_KEY",
					"key"))
			.orElseThrow();
		assertThat(given.database()).isEqualTo(new Database(URL, null, null));
		assertThat(given.search().uris()).containsExactly(URI.create("http://a:9200"), URI.create("https://b"));
		assertThat(given.search().apiKey()).isEqualTo("key");
	}

	@Test
	void toStringKeepsSecrets() {
		ExternalServers given = ExternalServers
			.find(Map.of("REGWATCH_DB_URL", URL, "REGWATCH_ES_URIS", "http://a", "REGWATCH_ES_API_KEY", "secret"))
			.orElseThrow();
		assertThat(given.toString()).doesNotContain("secret");
	}

	@ParameterizedTest
	@CsvSource({ "REGWATCH_DB_URL,REGWATCH_ES_URIS", "REGWATCH_ES_URIS,REGWATCH_DB_URL" })
	void findWhenOneIsMissingSaysThatBothAreNeeded(String set, String missing) {
		assertThatExceptionOfType(ServersException.Misconfigured.class)
			.isThrownBy(() -> ExternalServers.find(Map.of(set, "x")))
			.withMessageContaining("'%s' is set, '%s' is not: set both", set, missing);
	}

	@ParameterizedTest
	@CsvSource({ "mysql://db,http://a,REGWATCH_DB_URL", "jdbc:postgresql://db/a,a:9200,a:9200" })
	void findWhenOneIsMalformedNamesIt(String database, String search, String named) {
		assertThatExceptionOfType(ServersException.Misconfigured.class)
			.isThrownBy(() -> ExternalServers.find(Map.of("REGWATCH_DB_URL", database, "REGWATCH_ES_URIS", search)))
			.withMessageContaining("'%s'", named);
	}

}
