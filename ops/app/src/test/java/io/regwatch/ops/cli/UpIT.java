package io.regwatch.ops.cli;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

import io.regwatch.ops.server.FreePort;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** The program as people start it, with servers of its own. */
class UpIT {

	@TempDir
	Path home;

	@Test
	void upServesHealthAndSharesItsServersUntilItIsStopped() throws Exception {
		int port = FreePort.next();
		try (ProgramProcess up = new Program(this.home).start("up", "--port", String.valueOf(port), "--log-format",
				"json")) {
			JsonNode line = new JsonMapper().readTree(up.announcement());
			assertThat(line.get("timestamp").isNumber()).isTrue();
			assertThat(line.get("formattedMessage").asString()).contains("health at http://127.0.0.1:" + port);
			assertThat(get("http://127.0.0.1:%d/actuator/health".formatted(port))).contains("\"status\":\"UP\"");
			assertThat(new Program(this.home).run("status", "--json"))
				.isEqualTo(new Program(this.home).ask("status", "--json").out())
				.startsWith("{\"home\":\"%s\"".formatted(this.home))
				.contains("\"quarantined\":0");
			ProgramProcess wrong = new Program(this.home).start("status", "--colour");
			assertThat(wrong.exitCode()).isEqualTo(2);
			assertThat(wrong.message("Unknown option: '--colour'")).isNotEmpty();
		}
	}

	@Test
	@Tag("faults")
	void upReadsWhatIsScheduled() throws Exception {
		Files.writeString(Files.createDirectories(this.home.resolve("documents")).resolve("letter.txt"),
				"Keep records.");
		Files.writeString(Files.createDirectories(this.home.resolve("sources")).resolve("drop.yaml"), """
				{id: drop, title: Drop, geography: INT, institution: Acme, type: guidance, kind: folder,
				schedule: {cron: "* * * * * ?", zone: Europe/Brussels}, folder: {path: "%s"}}
				""".formatted(this.home.resolve("documents")));
		Program program = Program.onTestServers(this.home);
		try (ProgramProcess up = program.start("up", "--port", String.valueOf(FreePort.next()))) {
			up.announcement();
			await().atMost(Duration.ofMinutes(5)).until(() -> sources(program).contains("\"lastRun\":\"20"));
			assertThat(sources(program)).contains("\"schedule\":\"* * * * * ? Europe/Brussels\",\"nextRun\":\"20");
			changeSources(program, up);
		}
	}

	@Test
	void upWhenPortIsTakenSaysSo() throws Exception {
		try (ServerSocket taken = new ServerSocket(0)) {
			ProgramProcess up = new Program(this.home).start("up", "--port", String.valueOf(taken.getLocalPort()));
			assertThat(up.exitCode()).isOne();
			assertThat(up.messages()).filteredOn((line) -> !line.contains("Starting "))
				.containsExactly(
						"regwatch: Port %d is in use: stop the process that listens there, or choose another with --port"
							.formatted(taken.getLocalPort()));
		}
	}

	private void changeSources(Program program, ProgramProcess up) throws IOException {
		up.message("Source 'drop' is new, read on its schedule '* * * * * ?'");
		up.message("Source 'drop' is read, listed 1 = new 1 + changed 0 + unchanged 0 + rejected 0; gone 0, ");
		assertThat(this.home.resolve("logs/regwatch.log")).content().contains("INFO  regwatch - Source 'drop' is read");
		Path file = this.home.resolve("sources/drop.yaml");
		Files.writeString(this.home.resolve("sources/wrong.yaml"), "id: wrong");
		up.message("wrong.yaml");
		Files.delete(this.home.resolve("sources/wrong.yaml"));
		Files.writeString(this.home.resolve("sources/other.yaml"),
				Files.readString(file).replace("id: drop", "id: other"));
		up.message("Source 'other' is new");
		assertThat(program.ask("sources", "pause", "other").out()).contains("Source 'other' is paused");
		assertThat(sources(program)).contains("\"health\":\"paused\"");
		assertThat(program.ask("sources", "resume", "other").exitCode()).isZero();
		assertThat(program.ask("sources", "disable", "none").err()).contains("no source 'none'");
		assertThat(program.ask("sources", "remove", "drop").out()).contains("Source 'drop' is removed");
		assertThat(file).doesNotExist();
		assertThat(sources(program)).contains("\"health\":\"removed\"", "\"state\":\"removed\"");
		Files.writeString(this.home.resolve("sources/third.yaml"),
				Files.readString(this.home.resolve("sources/other.yaml")).replace("id: other", "id: third"));
		up.message("Source 'third' is new");
		Files.delete(this.home.resolve("sources/other.yaml"));
		up.message("Source 'other' is disabled: no catalogue file describes it");
	}

	private static String sources(Program program) {
		return program.ask("sources", "list", "--json").out();
	}

	private static String get(String uri) throws IOException, InterruptedException {
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(HttpRequest.newBuilder(URI.create(uri)).build(), HttpResponse.BodyHandlers.ofString())
				.body();
		}
	}

}
