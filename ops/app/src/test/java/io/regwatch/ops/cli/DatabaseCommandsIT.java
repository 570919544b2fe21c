package io.regwatch.ops.cli;

import java.lang.invoke.MethodHandles;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.ops.DatabaseApplication;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.delegation.CommandReply;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.context.ConfigurableApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;

/** Commands that only read the database need neither the search server nor most beans. */
class DatabaseCommandsIT {

	@TempDir
	private Path directory;

	/** Others that start meanwhile must not see half of the class path. */
	@BeforeAll
	static void scanClassPath() throws IllegalAccessException {
		MethodHandles.lookup().ensureInitialized(TestApplication.class);
	}

	@Test
	void commandsFindWhatTheyReadInTheSmallContext() {
		TestStores stores = TestStores.in(this.directory);
		stores.jdbc().sql("""
				INSERT INTO source (id, title, geography, institution_name, kind, definition, redistribution)
				VALUES ('own', 'Own', 'CH', 'Somebody', 'website', '{}', 'text')
				""").update();
		try (ConfigurableApplicationContext context = DatabaseApplication.start(stores.properties())) {
			assertThat(context.getBeanFactory().getSingletonNames()).doesNotContain("batchScheduler", "jdbcClient");
			for (List<String> command : List.of(List.of("status"), List.of("ledger"), List.of("ledger", "own"),
					List.of("quarantine"), List.of("references"), List.of("runs", "list"))) {
				CommandReply reply = Commands.on(context, this.directory, command.toArray(String[]::new));
				assertThat(reply.exitCode()).as("%s: %s", command, reply.err()).isZero();
			}
			assertThat(Commands.on(context, this.directory, "status", "--json").out())
				.contains("\"sources\":{\"never_run\":1}");
			CommandReply history = Commands.on(context, this.directory, "history", "MDCG 2019-11");
			assertThat(history.exitCode()).isEqualTo(2);
			assertThat(history.err()).contains("MDCG 2019-11").doesNotContain("Exception");
		}
	}

	@Test
	void statusOfANewHomeStartsNoSearchServer() throws Exception {
		assertThat(new Program(this.directory).run("status", "--json")).contains("\"quarantined\":0");
		assertThat(this.directory.resolve("logs")).isDirectoryContaining("glob:**postgres.log")
			.isDirectoryNotContaining("glob:**elasticsearch.log");
	}

}
