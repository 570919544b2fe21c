package io.regwatch.ops.demo;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.api.ApiClient;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** What assessments of the demo's two nights rest on. */
class EvidenceIT {

	private static final String QUOTES = """
			SELECT count(*)
			FROM assessment
			CROSS JOIN LATERAL jsonb_array_elements(evidence) AS one
			WHERE jsonb_exists(one, 'quote')
			""";

	private static final String INVENTED = QUOTES
			+ """
						AND NOT EXISTS (
							SELECT
							FROM reference_version AS version
							JOIN extracted_text AS text ON text.sha256 = version.sha256
								AND text.announced_type = version.announced_type
							CROSS JOIN LATERAL jsonb_to_recordset(text.blocks) AS block (ordinal integer, page integer, text text)
							WHERE version.id = CAST(one ->> 'versionId' AS uuid)
								AND block.ordinal = CAST(one ->> 'segment' AS integer)
								AND block.page = CAST(one ->> 'page' AS integer)
								AND substr(block.text, CAST(one ->> 'start' AS integer) + 1,
									CAST(one ->> 'end' AS integer) - CAST(one ->> 'start' AS integer)) = one ->> 'quote')
					""";

	private static final String WITHOUT_EVIDENCE = """
			SELECT count(*)
			FROM assessment
			WHERE status <> 'to_review' AND evidence = '[]'
			""";

	private static final String RUNS = """
			SELECT workspace.name || ' ' || count(*) || ' of ' || count(DISTINCT assessment.update_id)
			FROM assessment
			JOIN workspace ON workspace.id = assessment.workspace_id
			GROUP BY workspace.id
			ORDER BY 1
			""";

	@TempDir
	private Path directory;

	@Test
	void everyQuoteStandsInTheStoredTextAndOnlyWhoseProfileChangedIsAssessedAgain() throws Exception {
		TestStores stores = TestStores.in(this.directory);
		try (CompanySite company = CompanySite.open();
				Regulators regulators = Regulators.open(this.directory.resolve("demo"));
				TestApplication application = TestApplication.complete(stores,
						Map.of("regwatch.website.allowed-private-origins", company.origin(),
								"regwatch.api.profile.assess-within", "0s"))) {
			DemoAccess access = walk(application, company, pass(application, regulators));
			assertShown(new ApiClient(application.port(), access.key()), access);
			JdbcClient jdbc = stores.jdbc();
			assertThat(jdbc.sql(QUOTES).query(Integer.class).single()).isGreaterThan(50);
			assertThat(jdbc.sql(INVENTED).query(Integer.class).single()).isZero();
			assertThat(jdbc.sql(WITHOUT_EVIDENCE).query(Integer.class).single()).isZero();
			assertThat(jdbc.sql(RUNS).query((row, number) -> row.getString(1)).list())
				.containsExactly("Demo workspace 44 of 22", "Second workspace 22 of 22");
		}
	}

	/** The same evidence, over HTTP. */
	private static void assertShown(ApiClient client, DemoAccess access) {
		String updates = "/api/workspaces/%s/updates".formatted(access.workspace().id());
		for (UpdateItem update : access.updates()) {
			JsonNode detail = client.get(updates + "/" + update.id()).json();
			JsonNode evidence = client.get(updates + "/" + update.id() + "/evidence").json();
			assertThat(evidence.at("/assessment/model").asString()).isEqualTo("offline");
			assertThat(evidence.get("statements")).isNotEmpty();
			assertThat(evidence.findValuesAsString("text"))
				.allMatch((quote) -> detail.at("/context/impactSummary").asString().contains(quote));
		}
		client.get("/api/workspaces/%s/updates/none/evidence".formatted(access.workspace().id())).failure(404);
	}

	private static List<String> pass(TestApplication application, Regulators regulators) throws Exception {
		DemoRuns nights = new DemoRuns(regulators, application.bean(Sources.class),
				application.bean(IngestLauncher.class), application.bean(IngestReportRepository.class));
		return nights.run().getLast().reports().stream().map(IngestReport::sourceId).toList();
	}

	private static DemoAccess walk(TestApplication application, CompanySite company, List<String> sources) {
		application.bean(WorkerSchedulers.class).startInteractive();
		String key = application.bean(ApiKeys.class).create("Acme", null).key();
		return new DemoScenario(new DemoClient(application.port(), key), (workspace) -> await(application, workspace))
			.run(key, company.origin(), sources);
	}

	private static void await(TestApplication application, DemoClient.Workspace workspace) {
		try {
			assertThat(application.bean(WorkQueue.class).await(WorkKind.ASSESS, workspace.id(), Duration.ofMinutes(5)))
				.isTrue();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
