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
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** The program as people start it, with servers of its own. */
class UpIT {

	@TempDir
	Path home;

	@Test
	void upServesHealthAndSharesItsServersUntilItIsStopped() throws Exception {
		int port = Program.freePort();
		Process up = new Program(this.home).start("up", "--port", String.valueOf(port));
		try {
			assertThat(up.errorReader().readLine()).contains("health at http://127.0.0.1:" + port);
			assertThat(get("http://127.0.0.1:%d/actuator/health".formatted(port))).contains("\"status\":\"UP\"");
			assertThat(new Program(this.home).run("status", "--json"))
				.isEqualTo(new Program(this.home).ask("status", "--json").out())
				.startsWith("{\"home\":\"%s\"".formatted(this.home))
				.contains("\"quarantined\":0");
			Process wrong = new Program(this.home).start("status", "--colour");
			assertThat(wrong.errorReader().readAllAsString()).contains("Unknown option: '--colour'");
			assertThat(wrong.waitFor()).isEqualTo(2);
		}
		finally {
			up.destroy();
			assertThat(up.waitFor(30, TimeUnit.SECONDS)).isTrue();
		}
	}

	@Test
	void upReadsWhatIsScheduled() throws Exception {
		Files.writeString(Files.createDirectories(this.home.resolve("documents")).resolve("letter.txt"),
				"Keep records.");
		Files.writeString(Files.createDirectories(this.home.resolve("sources")).resolve("drop.yaml"), """
				{id: drop, title: Drop, geography: INT, institution: Acme, type: guidance, kind: folder,
				schedule: {cron: "* * * * * ?", zone: Europe/Brussels}, folder: {path: "%s"}}
				""".formatted(this.home.resolve("documents")));
		Process up = new Program(this.home).start("up", "--port", String.valueOf(Program.freePort()));
		try {
			assertThat(up.errorReader().readLine()).contains("up with home");
			await().atMost(Duration.ofMinutes(2)).until(() -> sources().contains("\"lastRun\":\"20"));
			assertThat(sources()).contains("\"schedule\":\"* * * * * ? Europe/Brussels\",\"nextRun\":\"20");
		}
		finally {
			up.destroy();
			assertThat(up.waitFor(30, TimeUnit.SECONDS)).isTrue();
		}
	}

	@Test
	void upWhenPortIsTakenSaysSo() throws Exception {
		try (ServerSocket taken = new ServerSocket(0)) {
			Process up = new Program(this.home).start("up", "--port", String.valueOf(taken.getLocalPort()));
			assertThat(up.errorReader().lines().toList()).containsExactly(
					"regwatch: Port %d is in use: stop the process that listens there, or choose another with --port"
						.formatted(taken.getLocalPort()));
			assertThat(up.waitFor()).isOne();
		}
	}

	private String sources() {
		return new Program(this.home).ask("sources", "list", "--json").out();
	}

	private static String get(String uri) throws IOException, InterruptedException {
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(HttpRequest.newBuilder(URI.create(uri)).build(), HttpResponse.BodyHandlers.ofString())
				.body();
		}
	}

}
