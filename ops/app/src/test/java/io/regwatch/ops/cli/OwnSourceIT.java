package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.api.ApiClient;
import io.regwatch.ingest.WebSite;
import io.regwatch.ops.cli.delegation.CommandReply;
import io.regwatch.ops.server.FreePort;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** A source of a user's own: a file, and the program as it is. */
class OwnSourceIT {

	private static final String SOURCE = """
			id: own
			title: Our own list
			geography: CH
			institution: Somebody
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 100}
			list:
			  urls: ["http://127.0.0.1:PORT/list.json"]
			  items: /results
			  fields:
			    id: {pointer: /number}
			    url: {pointer: /link}
			    title: {pointer: /name}
			""";

	@TempDir
	Path home;

	private Program program;

	private WebSite site;

	private Path file;

	@BeforeEach
	void start() throws IOException {
		this.program = Program.onTestServers(this.home);
		this.site = WebSite.start();
		this.site.list("{\"number\": \"N-7\", \"name\": \"Magnetic catheters\", \"link\": \"/seven.txt\"}");
		this.site.text("/seven.txt", "Magnetic catheters\n\nCatheters must not be steered near pacemakers.\n");
		this.file = Files.createDirectories(this.home.resolve("sources")).resolve("own.yaml");
		Files.writeString(this.file, SOURCE.replace("PORT", String.valueOf(this.site.port())));
	}

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	@Tag("faults")
	void ownSourceIsCheckedIngestedAndFound() throws Exception {
		assertThat(this.program.run("sources", "check", "--try", this.file.toString())).contains("source 'own'")
			.contains("N-7");
		int port = FreePort.next();
		try (ProgramProcess up = this.program.start("up", "--port", String.valueOf(port))) {
			assertThat(up.announcement()).contains("API at");
			JsonNode report = json(this.program.run("ingest", "own", "--json"));
			assertThat(report.at("/sources/0/ledger/new").asInt()).isOne();
			ApiClient api = new ApiClient(port,
					json(this.program.ask("keys", "create", "--client", "A", "--json").out()).get("key").asString());
			String workspace = api.newWorkspace();
			api.send("PATCH", workspace + "/subscriptions",
					"{\"sources\": [{\"sourceId\": \"own\", \"status\": \"subscribed\"}]}");
			assertThat(api.get(workspace + "/references?search=catheter").all("/externalId")).containsExactly("N-7");
			JsonNode history = json(this.program.ask("history", "N-7", "--json").out());
			assertThat(history.at("/references/0/versions/0/kind").asString()).isEqualTo("new_publication");
			assertThat(history.at("/references/0/captures/0/outcome").asString()).isEqualTo("fetched");
			assertThat(this.program.ask("history", "N-7").out()).contains("in_force", "fetched      new");
			JsonNode ledger = json(this.program.ask("ledger", "own", "--json").out());
			assertThat(ledger.at("/runs/0/state").asString()).isEqualTo("complete");
			assertThat(ledger.at("/runs/0/ledger/new").asInt()).isOne();
			assertThat(ledger.at("/runs/0/documents/fetched").asInt()).isOne();
			String run = ledger.at("/runs/0/id").asString();
			assertThat(this.program.ask("ledger", "--run", run).out()).contains("own  ", "complete",
					"listed 1 = new 1");
			CommandReply noSource = this.program.ask("ledger", "owm");
			assertThat(noSource.err()).contains("No source 'owm'");
			assertThat(noSource.exitCode()).isEqualTo(2);
			assertThat(json(this.program.ask("references", "magnet", "--json").out()).at("/references/0/id"))
				.isEqualTo(history.at("/references/0/id"));
			assertThat(this.program.ask("references", "100%").out()).isEmpty();
			assertThat(this.program.ask("updates", "list", "--source", "own").out()).contains("new_publication",
					"Magnetic catheters");
			assertThat(this.program.ask("workspaces").out()).contains(workspace.substring(workspace.length() - 8));
			assertThat(json(this.program.ask("status", "--json").out()).at("/attention").isEmpty()).isTrue();
			assertThat(this.program.ask("history", "N-8").err()).contains("No reference 'N-8'");
			assertThat(api.get(workspace + "/updates?search=magnetic").all("/kind")).containsExactly("new_publication");
			compareVersions();
		}
	}

	private void compareVersions() throws Exception {
		this.site.text("/seven.txt", "Magnetic catheters\n\nCatheters must never be steered near pacemakers.\n");
		this.program.run("ingest", "own");
		String id = json(this.program.ask("updates", "list", "--json").out()).at("/updates/0/id").asString();
		String shortId = id.substring(id.length() - 8);
		assertThat(this.program.ask("updates", "list").out()).startsWith(shortId).doesNotContain(id);
		String redline = this.program.ask("redline", shortId).out();
		assertThat(redline).contains("N-7  Magnetic catheters", "version 1, superseded, found on 20",
				"version 2, in force, found on 20", "Catheters must [-not-] {+never+} be steered");
		assertThat(this.program.ask("redline", id).out()).isEqualTo(redline);
		assertThat(this.program.ask("redline", "N-7", "1", "2").out()).isEqualTo(redline);
		assertThat(this.program.ask("redline", "N-7", "2", "1", "--json").out())
			.startsWith("{\"materiality\":\"text\",\"inserted\":1,\"deleted\":1,");
		assertThat(this.program.ask("redline", "N-7", "1", "3").err())
			.contains("has no version 3: it has versions 1 to 2");
		String first = json(this.program.ask("updates", "list", "--json").out()).at("/updates/1/id").asString();
		assertThat(this.program.ask("redline", first).err())
			.contains("is a new publication without an earlier version");
		assertThat(this.program.ask("redline", "0000dead").err()).contains("There is no update '0000dead'");
		assertThat(this.program.ask("redline", id.substring(0, 4)).err())
			.contains("The id of more than one update begins or ends with '" + id.substring(0, 4));
		Path page = this.home.resolve("redline.html");
		this.program.run("redline", shortId, "--html", page.toString());
		assertThat(page).content().contains("<h1>N-7  Magnetic catheters</h1>", "<del>not</del> <ins>never</ins>");
	}

	@Test
	void eachMistakeIsNamedByLineAndField() throws Exception {
		Files.writeString(this.file,
				SOURCE.replace("PORT", "80")
					.replace("geography: CH", "geography: Swiss")
					.replace("items: /results", "items: results")
					.replace("{pointer: /link}", "{pointer: /link, colour: red}"));
		ProgramProcess check = this.program.start("sources", "check", this.file.toString());
		assertThat(check.exitCode()).isEqualTo(2);
		List<String> mistakes = check.messages();
		assertThat(mistakes).hasSize(3);
		assertThat(mistakes.get(0)).startsWith(this.file + ":3: field 'geography': ");
		assertThat(mistakes.get(1)).startsWith(this.file + ":10: field 'list.items': ");
		assertThat(mistakes.get(2)).startsWith(this.file + ":13: field 'list.fields.url.colour': ");
		ProgramProcess ingest = this.program.start("ingest");
		assertThat(ingest.exitCode()).isEqualTo(2);
		assertThat(ingest.messages()).map((line) -> line.replace("regwatch: ", "")).containsExactlyElementsOf(mistakes);
	}

	private static JsonNode json(String text) {
		return new JsonMapper().readTree(text);
	}

}
