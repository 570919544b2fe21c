package io.regwatch.ops.server;

import java.net.URI;
import java.util.List;

import org.testcontainers.elasticsearch.ElasticsearchContainer;
import org.testcontainers.lifecycle.Startables;
import org.testcontainers.postgresql.PostgreSQLContainer;

/** The official images, without security; Testcontainers removes them after the JVM. */
final class ContainerServers {

	private ContainerServers() {
	}

	static TestServers start() {
		PostgreSQLContainer postgres = new PostgreSQLContainer("postgres:18");
		ElasticsearchContainer elasticsearch = new ElasticsearchContainer(
				"docker.elastic.co/elasticsearch/elasticsearch:9.5.3")
			.withEnv("xpack.security.enabled", "false")
			.withEnv("ES_JAVA_OPTS", "-Xms512m -Xmx512m");
		Startables.deepStart(postgres, elasticsearch).join();
		return new TestServers(new Database(postgres.getJdbcUrl(), postgres.getUsername(), postgres.getPassword()),
				new SearchServer(List.of(URI.create("http://" + elasticsearch.getHttpHostAddress())), null));
	}

}
