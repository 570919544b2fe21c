package io.regwatch.ops.cli.source;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.http.StubSite;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class SourceCommandsTests {

	private static final String LIST = """
			{"total": 1, "rows": [{"id": "G-1", "title": "Pumps", "issued": "2031-02-01", "applies": "2031-05-01",
			"state": "in_force", "edition": "2", "replaces": "G-0", "url": "/g1.html"}]}""";

	private final StubSite site = new StubSite();

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@TempDir
	Path directory = Path.of("");

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void checkWhenSourceIsTriedShowsAllFieldsAndReadsADocument() throws IOException {
		listAndDocument();
		assertThat(check("--try", file("127.0.0.1", "hosts: [127.0.0.1]"))).isZero();
		assertThat(this.out.toString()).contains("G-1  Pumps", "published 2031-02-01", "effective 2031-05-01",
				"status in_force", "edition 2", "description: Pumps \u21B5 2", "supersedes: G-0",
				"1 items, 0 rejected, 1 reported", "Pumps shall have an alarm.");
	}

	@Test
	void checkWhenJsonIsAskedForPrintsAllOfIt() throws IOException {
		listAndDocument();
		assertThat(check("--try", "--json", file("127.0.0.1", "hosts: [127.0.0.1]"))).isZero();
		JsonNode trial = JsonMapper.shared().readTree(this.out.toString()).at("/sources/0");
		assertThat(trial.at("/complete").asBoolean()).isTrue();
		assertThat(trial.at("/items/0/effective").asString()).isEqualTo("2031-05-01T00:00:00Z");
		assertThat(trial.at("/items/0/relations/0/id").asString()).isEqualTo("G-0");
		assertThat(trial.at("/document/blocks").toString()).contains("Pumps shall have an alarm.");
	}

	@Test
	void checkWhenListIsShortExitsWithThree() throws IOException {
		this.site.page("/list", "application/json", LIST.replace("\"total\": 1", "\"total\": 9"));
		this.site.page("/g1.html", "text/html", "<html><body><p>Pumps</p></body></html>");
		assertThat(check("--try", file("127.0.0.1", "hosts: [127.0.0.1]"))).isEqualTo(3);
		assertThat(this.out.toString()).contains("incomplete, count_mismatch");
	}

	@Test
	void checkWhenDocumentCannotBeReadExitsWithThreeAndSaysWhy() throws IOException {
		this.site.page("/list", "application/json", LIST);
		this.site.page("/g1.html", "text/html", "<html><body></body></html>");
		assertThat(check("--try", file("127.0.0.1", "hosts: [127.0.0.1]"))).isEqualTo(3);
		assertThat(this.out.toString()).contains("document of G-1: empty");
	}

	@Test
	void checkWhenHostIsNotAskedNamesTheCause() throws IOException {
		listAndDocument();
		assertThat(check("--try", file("localhost", "retries: 0"))).isEqualTo(3);
		assertThat(this.out.toString()).contains("has no public address", "fetch.internalHosts",
				"If the message names a setting that fits your case, change it");
		assertThat(check("--try", file("no-such-host.invalid", "retries: 0"))).isEqualTo(3);
		assertThat(this.out.toString()).contains("The host is unknown");
		this.site.page("/robots.txt", "text/plain", "User-agent: *\nDisallow: /\n");
		assertThat(check("--try", file("127.0.0.1", "hosts: [127.0.0.1]"))).isEqualTo(3);
		assertThat(this.out.toString()).contains("robots.txt of '127.0.0.1' disallows this address");
	}

	@ParameterizedTest
	@ValueSource(strings = { "localhost", "127.0.0.1" })
	void checkWhenAPrivateHostIsRefusedSaysWhatAllowsIt(String host) throws IOException {
		listAndDocument();
		assertThat(check("--try", file(host, "retries: 0"))).isEqualTo(3);
		String allowed = "internalHosts: ['%s']".formatted(host);
		assertThat(this.out.toString()).contains("allows it: fetch: {%s}".formatted(allowed));
		assertThat(check("--try", file(host, allowed))).as(this.out.toString()).isZero();
	}

	@Test
	void checkWhenAValueDoesNotCompilePassesTheReasonOn() throws IOException {
		Path wrong = Files.writeString(this.directory.resolve("wrong.yaml"),
				Files.readString(Path.of(file("127.0.0.1", "retries: 0")))
					.replace("pointer: /title", "pointer: '$.a.'"));
		assertThat(check(wrong.toString())).isEqualTo(2);
		assertThat(this.err.toString()).contains("list.fields.title.pointer", "must not end with");
	}

	@Test
	void checkWhenJsonIsAskedForNamesEachMistakeOfAFile() throws IOException {
		Path wrong = Files.writeString(this.directory.resolve("wrong.yaml"),
				Files.readString(Path.of(file("127.0.0.1", "retries: 0")))
					.replace("pointer: /title", "pointer: '$.a.'"));
		assertThat(check("--json", wrong.toString())).isEqualTo(2);
		JsonNode problem = JsonMapper.shared().readTree(this.out.toString()).at("/invalid/0/problems/0");
		assertThat(problem.at("/line").asInt()).isEqualTo(14);
		assertThat(problem.at("/field").asString()).isEqualTo("list.fields.title.pointer");
		assertThat(problem.at("/message").asString()).contains("must not end with");
	}

	@Test
	void checkWhenHostIsUnknownSaysSoOnceAndNotThatItIsForbidden() throws IOException {
		assertThat(check("--try", file("no-such-host.invalid", "retries: 0"))).isEqualTo(3);
		assertThat(this.out.toString()).containsOnlyOnce("The host is unknown")
			.contains("unreachable")
			.doesNotContain("robots.txt", "not_allowed");
	}

	@Test
	void checkWhenNoRowIsFoundShowsWhatThePageSays() throws IOException {
		this.site.page("/list", "application/json", "{\"notice\": \"Back soon\", \"rows\": [], \"total\": 0}");
		assertThat(check("--try", file("127.0.0.1", "hosts: [127.0.0.1]"))).isEqualTo(3);
		assertThat(this.out.toString()).contains("the list begins: {\"notice\": \"Back soon\"",
				"no document was tried");
	}

	@Test
	void checkWhenTheFirstDocumentHasEndedTriesAnotherOne() throws IOException {
		this.site.page("/g1.html", "text/html", "<html><body><p>Pumps shall have an alarm.</p></body></html>");
		this.site.page("/list", "application/json", LIST.replace("\"total\": 1", "\"total\": 2")
			.replace("\"rows\": [", "\"rows\": [{\"id\": \"G-0\", \"title\": \"Lamps\", \"state\": \"withdrawn\"}, "));
		assertThat(check("--try", file("127.0.0.1", "hosts: [127.0.0.1]"))).as(this.out.toString()).isZero();
		assertThat(this.out.toString()).contains("G-0  Lamps", "document of G-1", "Pumps shall have an alarm.");
	}

	@Test
	void checkWhenADocumentIsNotThereNamesItsAddress() throws IOException {
		this.site.page("/list", "application/json", LIST);
		assertThat(check("--try", file("127.0.0.1", "hosts: [127.0.0.1]"))).isEqualTo(3);
		assertThat(this.out.toString()).contains("document of G-1: gone, 'http://127.0.0.1:",
				"/g1.html': The host says");
	}

	@Test
	void checkWhenARuleCannotBeAppliedNamesTheRowAndTheRule() throws IOException {
		listAndDocument();
		Path wrong = Files.writeString(this.directory.resolve("wrong.yaml"),
				Files.readString(Path.of(file("127.0.0.1", "hosts: [127.0.0.1]")))
					.replaceFirst("yyyy-MM-dd\\]", "yyyy-MM-dd], replace: {'(x|2)': '\\$2'}"));
		assertThat(check("--try", wrong.toString())).isEqualTo(3);
		assertThat(this.out.toString()).contains("rejected G-1: failed, date.replace cannot put '$2'");
	}

	@Test
	void verifyLiveWhenAllRowsAreRejectedFails() throws IOException {
		this.site.page("/list", "application/json", LIST.replace("\"url\"", "\"link\""));
		assertThat(verify(file("127.0.0.1", "hosts: [127.0.0.1]"))).isEqualTo(3);
		assertThat(report().at("/problems").toString()).contains("G-1: missing", "No document was tried");
	}

	@Test
	void verifyLiveWhenTheReportCannotBeWrittenSaysSoFirst() throws IOException {
		String report = Files.writeString(this.directory.resolve("file"), "").resolve("report").toString();
		String source = file("127.0.0.1", "hosts: [127.0.0.1]");
		assertThat(execute(new SourcesVerifyLiveCommand(), "--report", report, source)).isNotZero();
		assertThat(this.err.toString()).contains("Could not write '" + report);
	}

	@Test
	void verifyLiveWhenHostAnswersAsDescribedWritesAReport() throws IOException {
		listAndDocument();
		assertThat(verify(file("127.0.0.1", "hosts: [127.0.0.1]"))).as(this.out.toString()).isZero();
		JsonNode result = report();
		assertThat(result.at("/passed").asBoolean()).isTrue();
		assertThat(result.at("/trial/reported").asInt()).isOne();
		assertThat(Files.readString(this.directory.resolve("report/test/list-001"))).isEqualTo(LIST);
		assertThat(result.at("/pages/0/address").asString()).endsWith("/list");
		assertThat(Files.readString(this.directory.resolve("report/test/document"))).contains("Pumps shall have");
	}

	@Test
	void verifyLiveWhenShapeIsAnotherSaysWhatIsMissing() throws IOException {
		this.site.page("/list", "application/json", LIST.replace("issued", "date"));
		this.site.page("/g1.html", "text/html", "<html><body><p>Pumps</p></body></html>");
		this.site.page("/robots.txt", "text/plain", "User-agent: *\nDisallow: /g1\n");
		assertThat(verify(file("127.0.0.1", "hosts: [127.0.0.1]"))).isEqualTo(3);
		assertThat(report().at("/problems").toString()).contains("No row has the field 'published'",
				"document of G-1: not_allowed");
	}

	private void listAndDocument() {
		this.site.page("/list", "application/json", LIST);
		this.site.page("/g1.html", "text/html", "<html><body><p>Pumps shall have an alarm.</p></body></html>");
	}

	private JsonNode report() throws IOException {
		return JsonMapper.shared()
			.readTree(Files.readString(this.directory.resolve("report/report.json")))
			.at("/sources/0");
	}

	private int check(String... arguments) {
		return execute(new SourcesCheckCommand(), arguments);
	}

	private int verify(String file) {
		return execute(new SourcesVerifyLiveCommand(), "--report", this.directory.resolve("report").toString(), file);
	}

	private int execute(Object command, String... arguments) {
		return new CommandLine(command).setOut(new PrintWriter(this.out, true))
			.setErr(new PrintWriter(this.err, true))
			.execute(arguments);
	}

	private String file(String host, String fetch) throws IOException {
		return Files.writeString(this.directory.resolve("test.yaml"), """
				id: test
				title: Test
				geography: US
				institution: Test
				type: guidance
				kind: json-list
				fetch: {requestsPerSecond: 1000, %s}
				list:
				  urls: ["http://%s:%d/list"]
				  items: /rows
				  total: /total
				  fields:
				    id: {pointer: /id}
				    title: {pointer: /title}
				    description: {join: [{pointer: /title}, {pointer: /edition}], separator: "\\n"}
				    url: {pointer: /url}
				    published: {pointer: /issued, date: {patterns: [yyyy-MM-dd]}}
				    effective: {pointer: /applies, date: {patterns: [yyyy-MM-dd]}}
				    status: {pointer: /state}
				    edition: {pointer: /edition}
				    relations: [{kind: supersedes, ids: {pointer: /replaces}}]
				""".formatted(fetch, host, this.site.uri("/").getPort())).toString();
	}

}
