package io.regwatch.ops.cli;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.delegation.CommandReply;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** An index of a thousand documents, of which somebody deletes and alters some. */
class VerifyIT {

	private static final String MAKE = """
			CREATE TABLE made AS
			SELECT uuidv7() AS id, uuidv7() AS reference_id
			FROM generate_series(1, 1000)
			""";

	private static final String FILL = """
			WITH source AS (
				INSERT INTO source (id, title, geography, institution_name, kind, definition)
				VALUES ('made', 'Made', 'EU', 'Institution', 'html', '{}')
			), version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, url, status, effective_at, effective_date_basis)
				SELECT id, reference_id, 1, 'https://example.org', 'in_force', now(), 'unknown'
				FROM made
			), reference AS (
				INSERT INTO reference (id, source_id, external_id, type, title, url, current_version_id)
				SELECT reference_id, 'made', 'Made ' || id, 'guidance', 'Made', 'https://example.org', id
				FROM made
			)
			INSERT INTO reference_update (reference_id, kind, update_type, title, short_summary, summary, published_at,
				published_basis, backfilled, current_version_id)
			SELECT reference_id, 'new_publication', 'notice', 'Made', 'In short', 'At length', now(), 'stated', false, id
			FROM made
			""";

	private static final String IDS = """
			SELECT string_agg(CAST(id AS text), ',')
			FROM (SELECT id FROM reference_update ORDER BY random() LIMIT 25)
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestApplication application;

	@BeforeEach
	void fill() {
		this.stores = TestStores.in(this.directory);
		this.stores.jdbc().sql(MAKE).update();
		this.stores.jdbc().sql(FILL).update();
		this.application = TestApplication.start(this.stores, Map.of());
	}

	@AfterEach
	void stop() {
		this.application.close();
	}

	@Test
	@Tag("faults")
	void verifyFindsWhatWasDeletedAlteredAndAddedAndRepairsItInOnePass() throws Exception {
		List<String> ids = List.of(this.stores.jdbc().sql(IDS).query(String.class).single().split(",", -1));
		ids.subList(0, 10).forEach((id) -> ask("DELETE", "_doc/" + id, ""));
		ids.subList(10, 20).forEach((id) -> ask("POST", "_update/" + id, "{\"doc\": {\"kind\": \"withdrawal\"}}"));
		ids.subList(20, 25)
			.forEach((id) -> ask("PUT", "_doc/" + id.replace('-', '_'), "{\"id\": \"%s\"}".formatted(id)));
		assertThat(verifyByProcess().path("updates")).isEqualTo(counts(10, 5, 10, 0));
		JsonNode repaired = verify("--repair");
		assertThat(repaired.path("updates")).isEqualTo(counts(10, 5, 10, 25));
		assertThat(repaired.path("differences").valueStream().map((one) -> one.path("id").asString().replace('_', '-')))
			.containsExactlyInAnyOrderElementsOf(ids);
		JsonNode clean = verify();
		assertThat(clean.path("remaining").asInt()).isZero();
		assertThat(clean.path("differences").isEmpty()).isTrue();
	}

	private static JsonNode counts(int missing, int extra, int altered, int repaired) {
		return new JsonMapper().readTree("""
				{"rows": 1000, "documents": %d, "missing": %d, "extra": %d, "stale": 0, "altered": %d, "repaired": %d}
				""".formatted(1000 - missing + extra, missing, extra, altered, repaired));
	}

	/** The exit code of the program is 3, not only that of the command. */
	private JsonNode verifyByProcess() throws IOException, InterruptedException {
		ProgramProcess process = new Program(this.directory.resolve("home"), this.stores.environment()).start("verify",
				"--json");
		assertThat(process.exitCode()).as(process.output()).isEqualTo(3);
		return new JsonMapper().readTree(process.output());
	}

	private JsonNode verify(String... options) {
		List<String> arguments = new ArrayList<>(List.of("verify", "--json"));
		arguments.addAll(List.of(options));
		CommandReply reply = Commands.on(this.application, this.directory.resolve("home"),
				arguments.toArray(String[]::new));
		assertThat(reply.exitCode()).as(reply.out()).isZero();
		return new JsonMapper().readTree(reply.out());
	}

	/** As anybody could who reaches Elasticsearch. */
	private void ask(String method, String path, String body) {
		HttpRequest request = this.stores
			.searchRequest("/%s-updates/%s?refresh=true".formatted(this.stores.indexPrefix(), path))
			.header("Content-Type", "application/json")
			.method(method, HttpRequest.BodyPublishers.ofString(body))
			.build();
		try (HttpClient client = HttpClient.newHttpClient()) {
			assertThat(client.send(request, BodyHandlers.ofString()).statusCode()).isBetween(200, 201);
		}
		catch (IOException | InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
