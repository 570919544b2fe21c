package io.regwatch.ops.api;

import io.regwatch.store.Publications;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.Commands;
import io.regwatch.ops.cli.delegation.CommandReply;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** Analysts at the command line. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AssessCommandIT {

	private Path directory;

	private TestApplication application;

	private String workspace;

	private String update;

	private TestStores stores;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.directory = directory;
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void publish() {
		this.stores.clear();
		Publications publications = new Publications(this.stores.jdbc());
		publications.source("mdcg", "EU", "public");
		UUID reference = publications.reference("mdcg", "MDCG 2019-11", "guidance", "Qualification of Software");
		this.update = publications.update(reference, "new_publication", "First", "2026-01-01T00:00:00Z").toString();
		this.workspace = publications.follow("mdcg", "US", "We make stents.").toString();
	}

	@Test
	void assessShowsPreviewAndReportsChanges() {
		assertThat(json("assess", this.workspace, "--preview")).hasToString("{\"items\":1,\"calls\":0,\"tokens\":0}");
		JsonNode first = json("assess", this.workspace);
		assertThat(first.at("/changes/0/after")).hasToString("{\"status\":\"out_of_scope\",\"priority\":\"none\"}");
		assertThat(first.at("/changes/0/before").isNull()).isTrue();
		this.stores.jdbc().sql("UPDATE profile SET markets = '{EU}', version = version + 1").update();
		String text = run("assess", this.workspace, "--update", this.update, "--reason", "New market",
				"--budget-tokens", "0");
		assertThat(text.lines().map((line) -> line.replaceAll(" +", " ")))
			.contains("judged 1 of 1", "changes 1", this.update + " First")
			.anyMatch((line) -> line.startsWith(" out_of_scope none -> to_review "));
		JsonNode past = json("assessments", "show", this.update, "--workspace", this.workspace).get("assessments");
		assertThat(past.findValuesAsString("status")).containsExactly("to_review", "out_of_scope");
		assertThat(past.findValuesAsString("current")).containsExactly("true", "false");
		assertThat(past.at("/0/runReason").asString()).isEqualTo("New market");
		assertThat(past.at("/1/evidence/0/rule").asString()).isEqualTo("geography");
		assertThat(run("assessments", "show", this.update, "--workspace", this.workspace)).contains("offline",
				"rule     geography, of markets [\"US\"]", "New market");
	}

	@Test
	void assessWhenSomethingIsWrongSaysWhatToDo() {
		assertThat(fail("assess", UUID.randomUUID().toString())).contains("There is no workspace");
		assertThat(fail("assess", "mine")).contains("'mine' is no id");
		assertThat(fail("assess", this.workspace, "--update", this.workspace)).contains("does not see these updates");
		assertThat(fail("assess", this.workspace, "--model", "oracle")).contains("oracle");
		assertThat(fail("assess", this.workspace, "--all", "--since", "2026-01-01")).contains("--all means every");
		assertThat(fail("assessments", "show", this.update, "--workspace", this.workspace))
			.contains("was never assessed", "assess " + this.workspace + " --update " + this.update);
	}

	private JsonNode json(String... arguments) {
		String[] all = new String[arguments.length + 1];
		System.arraycopy(arguments, 0, all, 0, arguments.length);
		all[arguments.length] = "--json";
		return new JsonMapper().readTree(run(all));
	}

	private String run(String... arguments) {
		CommandReply reply = execute(arguments);
		assertThat(reply.exitCode()).as(reply.err()).isZero();
		return reply.out();
	}

	private String fail(String... arguments) {
		CommandReply reply = execute(arguments);
		assertThat(reply.exitCode()).as(reply.err()).isEqualTo(2);
		return reply.err();
	}

	private CommandReply execute(String... arguments) {
		return Commands.on(this.application, this.directory.resolve("home"), arguments);
	}

}
