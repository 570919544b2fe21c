package io.regwatch.ops.deploy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.api.ApiClient;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.server.Database;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** The program as the database user whom the compose file makes. */
class DatabaseRolesIT {

	private static final String PASSWORD = "it's secret";

	private final String name = "test_" + UUID.randomUUID().toString().replace("-", "");

	@TempDir
	private Path directory;

	private TestStores stores;

	@BeforeEach
	void makeRoles() throws IOException {
		this.stores = TestStores.in(this.directory);
		Path script = Manifests.DIRECTORY.resolve("postgres/roles.sql");
		String statements = Files.readAllLines(script)
			.stream()
			.filter((line) -> !line.startsWith("--") && !line.startsWith("\\"))
			.collect(Collectors.joining("\n"))
			.replaceAll("\\bregwatch\\b", this.name)
			.replace(":'password'", "'" + PASSWORD.replace("'", "''") + "'");
		for (String statement : statements.split(";")) {
			// All databases of the servers of tests share that role.
			if (!statement.isBlank() && !statement.contains("CREATE ROLE regwatch_api")) {
				superuser().sql(statement).update();
			}
		}
	}

	@AfterEach
	void removeRoles() {
		superuser().sql("DROP DATABASE IF EXISTS %s WITH (FORCE)".formatted(this.name)).update();
		superuser().sql("DROP ROLE IF EXISTS %s".formatted(this.name)).update();
	}

	@Test
	void programMakesItsTablesAndServesRequestsWithoutASuperuser() {
		Database database = new Database(this.stores.database().url().replaceFirst("(//[^/]+/)[^?]*", "$1" + this.name),
				this.name, PASSWORD);
		TestStores own = new TestStores(database, this.stores.indexPrefix(), this.directory);
		try (TestApplication application = TestApplication.complete(own)) {
			ApiClient client = new ApiClient(application.port(),
					application.bean(ApiKeys.class).create("Acme", null).key());
			String workspace = client.newWorkspace();
			assertThat(client.get(workspace + "/updates").status()).isEqualTo(200);
			assertThat(own.jdbc()
				.sql("SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls FROM pg_roles WHERE rolname = current_user")
				.query(Boolean.class)
				.single()).isFalse();
		}
	}

	private JdbcClient superuser() {
		return this.stores.jdbc();
	}

}
