package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.delegation.CommandReply;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** Runs are stopped and resumed by commands, and each outcome has its message. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RunsCommandIT {

	@TempDir
	private Path directory;

	private TestStores stores;

	private JdbcClient jdbc;

	private TestApplication application;

	private String run;

	/** Events before the test: nothing is ever removed from the audit log. */
	private long audited;

	@BeforeAll
	void start(@TempDir Path home) {
		this.stores = TestStores.in(home);
		this.jdbc = this.stores.jdbc();
		this.application = TestApplication.start(this.stores, Map.of());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void addRun() {
		this.stores.clear();
		this.audited = this.jdbc.sql("SELECT count(*) FROM audit_event").query(Long.class).single();
		this.run = this.jdbc.sql("""
				WITH source AS (
					INSERT INTO source (id, title, geography, institution_name, kind, definition, redistribution)
					VALUES ('own', 'Own', 'CH', 'Somebody', 'website', '{}', 'text') RETURNING id
				), worker AS (INSERT INTO worker (host, pid) VALUES ('a', 1) RETURNING id)
				INSERT INTO run (source_id, scheduled_at, worker_id, backfill)
				SELECT source.id, now(), worker.id, false FROM source, worker
				RETURNING id
				""").query(UUID.class).single().toString();
	}

	@Test
	void runIsStoppedAndResumed() {
		String shortId = this.run.substring(28);
		assertThat(run("runs", "stop", shortId).out()).isEqualTo(
				"Run %s of source 'own' is stopped; workers finish the items that they have begun. `runs resume %s` resumes it.%n"
					.formatted(shortId, shortId));
		assertThat(stops()).isOne();
		assertThat(run("runs", "list").out()).startsWith(shortId + "  own  stopped  started 20");
		assertRefused(run("runs", "stop", shortId),
				"Run %s of source 'own' is finished or stopped already".formatted(shortId));
		JsonNode resumed = JsonMapper.shared().readTree(run("runs", "resume", this.run, "--json").out());
		assertThat(resumed.path("state").asString()).isEqualTo("running");
		assertThat(resumed.path("source").asString()).isEqualTo("own");
		assertThat(stops()).isZero();
		assertThat(count("SELECT count(*) FROM work_request WHERE kind = 'ingest' AND work_key = 'own'")).isOne();
		assertRefused(run("runs", "resume", shortId), "Run %s of source 'own' was not stopped".formatted(shortId));
		assertThat(audited()).containsExactly("runs stop %s 200".formatted(this.run),
				"runs stop %s 400".formatted(this.run), "runs resume %s 200".formatted(this.run),
				"runs resume %s 400".formatted(this.run));
	}

	@Test
	void runOfASourceThatIsNotReadStaysStopped() {
		run("runs", "stop", this.run);
		this.jdbc.sql("UPDATE source SET state = 'disabled'").update();
		assertRefused(run("runs", "resume", this.run), "Source 'own' is disabled: `regwatch sources enable own`");
		assertThat(stops()).isOne();
	}

	@Test
	void finishedRunIsNotStopped() {
		this.jdbc.sql("UPDATE run SET finished_at = now()").update();
		assertRefused(run("runs", "stop", this.run), "is finished or stopped already");
		assertThat(stops()).isZero();
	}

	@Test
	void unknownRunIsNamed() {
		String unknown = new UUID(0, 1).toString();
		assertRefused(run("runs", "stop", unknown),
				"There is no run '%s': `runs list` shows the ids".formatted(unknown));
		assertRefused(run("runs", "resume", "0dead0"), "There is no run '0dead0': `runs list` shows the ids");
	}

	@Test
	void changesOfSourcesAreAudited() throws IOException {
		SourceDefinition folder = FolderSource.of(Files.createDirectory(this.directory.resolve("documents")));
		this.application.bean(Sources.class).save(folder);
		for (String command : List.of("pause", "resume", "disable", "remove")) {
			assertThat(run("sources", command, folder.id()).exitCode()).isZero();
		}
		assertThat(run("sources", "disable", "other").exitCode()).isEqualTo(2);
		assertThat(audited()).containsExactly("sources pause %s 200".formatted(folder.id()),
				"sources resume %s 200".formatted(folder.id()), "sources disable %s 200".formatted(folder.id()),
				"sources remove %s 200".formatted(folder.id()), "sources disable other 400");
	}

	@Test
	void repairsAreAudited() {
		assertThat(run("reindex").exitCode()).isZero();
		String unknown = new UUID(0, 1).toString();
		assertRefused(run("ingest", "--retry", unknown), "`regwatch quarantine` shows what is");
		assertThat(audited()).containsExactly("reindex 200", "ingest --retry %s 400".formatted(unknown));
	}

	private static void assertRefused(CommandReply reply, String message) {
		assertThat(reply.err()).startsWith("regwatch: ").contains(message).doesNotContain("Exception");
		assertThat(reply.exitCode()).isEqualTo(2);
	}

	private CommandReply run(String... arguments) {
		return Commands.on(this.application, this.directory.resolve("home"), arguments);
	}

	private List<String> audited() {
		return this.jdbc.sql("SELECT path || ' ' || status FROM audit_event ORDER BY id OFFSET :audited")
			.param("audited", this.audited)
			.query(String.class)
			.list();
	}

	private int stops() {
		return count("SELECT count(*) FROM run_stop");
	}

	private int count(String query) {
		return this.jdbc.sql(query).query(Integer.class).single();
	}

}
