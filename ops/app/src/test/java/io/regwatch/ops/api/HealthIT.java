package io.regwatch.ops.api;

import io.regwatch.api.ApiClient;
import io.regwatch.api.Answer;
import java.nio.file.Path;
import java.util.Map;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import com.zaxxer.hikari.HikariDataSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.index.Reindex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Health and metrics, and their ports. */
class HealthIT {

	private static final String HEALTH = "/actuator/health";

	private static final String METRICS = "/actuator/prometheus";

	@TempDir
	private Path directory;

	@Test
	void healthWithoutManagementPortIsOnTheApiPort() {
		try (TestApplication application = TestApplication.complete(TestStores.in(this.directory))) {
			ApiClient client = new ApiClient(application.port(), "");
			for (String group : new String[] { "", "/liveness", "/readiness" }) {
				assertThat(client.get(HEALTH + group).body()).contains("\"status\":\"UP\"");
			}
			assertThat(client.get(HEALTH + "/nonsense").failure(404)).contains("/nonsense");
			client.get(HEALTH + "/db").failure(404);
			client.get(METRICS).failure(404);
		}
	}

	@Test
	void metricsWithManagementPortAreOnlyThere() {
		try (TestApplication application = TestApplication.complete(TestStores.in(this.directory),
				Map.of("management.server.port", 0))) {
			ApiClient api = new ApiClient(application.port(), "");
			ApiClient management = new ApiClient(application.managementPort(), "");
			api.get("/api/workspaces");
			Answer metrics = management.get(METRICS);
			assertThat(metrics.response().headers().firstValue("Content-Type").orElseThrow())
				.startsWith("text/plain;version=0.0.4");
			assertThat(metrics.body())
				.contains("# TYPE jvm_memory_used_bytes gauge", "hikaricp_connections{", "regwatch_work_pending 0.0")
				.containsPattern("http_server_requests_seconds_count\\{.*status=\"401\"");
			assertThat(management.get(HEALTH + "/readiness").body()).contains("\"status\":\"UP\"");
			assertThat(api.get(HEALTH + "/readiness").body()).contains("\"status\":\"UP\"");
			api.get(METRICS).failure(404);
		}
	}

	@Test
	void readinessWhenAStoreIsAwayIsDownAndLivenessIsNot() throws Exception {
		TestStores stores = TestStores.in(this.directory);
		try (TestApplication application = TestApplication.complete(stores)) {
			application.bean(ElasticsearchClient.class)
				.indices()
				.deleteAlias((delete) -> delete.index("*").name(stores.indexPrefix() + "-updates"));
			assertNotReady(application);
			application.bean(Reindex.class).reindex((_, _) -> {
			});
			assertThat(new ApiClient(application.port(), "").get(HEALTH + "/readiness").status()).isEqualTo(200);
			application.bean(HikariDataSource.class).close();
			assertNotReady(application);
		}
	}

	private static void assertNotReady(TestApplication application) {
		ApiClient client = new ApiClient(application.port(), "");
		Answer readiness = client.get(HEALTH + "/readiness");
		assertThat(readiness.status()).isEqualTo(503);
		assertThat(readiness.body()).isEqualTo("{\"status\":\"DOWN\"}");
		assertThat(client.get(HEALTH + "/liveness").body()).isEqualTo("{\"status\":\"UP\"}");
	}

}
