package io.regwatch.ops.demo;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.ingest.source.catalogue.SourceDefinition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class RegulatorsTests {

	@TempDir
	private Path directory;

	@Test
	void openWhenOpenedAgainIsWhereAndWhenItWas() throws IOException {
		int port;
		try (Regulators regulators = Regulators.open(this.directory)) {
			assertThat(regulators.night()).isOne();
			regulators.nextNight();
			port = regulators.port();
		}
		try (Regulators again = Regulators.open(this.directory)) {
			assertThat(again.night()).isEqualTo(2);
			assertThat(again.port()).isEqualTo(port);
		}
	}

	@Test
	void openWhenPortIsTakenGoesElsewhere() throws IOException {
		try (Regulators first = Regulators.open(this.directory); Regulators second = Regulators.open(this.directory)) {
			assertThat(second.port()).isNotEqualTo(first.port());
			assertThat(second.sources()).extracting(SourceDefinition::id)
				.containsExactly("demo-federal", "demo-european", "demo-commonwealth");
		}
	}

	@Test
	void openWhenStateIsDamagedSaysWhatToDo() throws IOException {
		Files.writeString(this.directory.resolve("state.json"), "{");
		assertThatIllegalStateException().isThrownBy(() -> Regulators.open(this.directory))
			.withMessageEndingWith("state.json' is damaged: delete it to start again with the first night");
	}

	@Test
	void nextNightTakesAwayWhatIsNoLongerPublished() throws Exception {
		String path = "/european/files/breast-implant-follow-up.pdf";
		try (Regulators regulators = Regulators.open(this.directory)) {
			assertThat(status(regulators, path)).isEqualTo(200);
			regulators.nextNight();
			assertThat(status(regulators, path)).isEqualTo(410);
			assertThat(status(regulators, "/nowhere")).isEqualTo(404);
		}
	}

	private static int status(Regulators regulators, String path) throws IOException, InterruptedException {
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client
				.send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + regulators.port() + path)).build(),
						HttpResponse.BodyHandlers.discarding())
				.statusCode();
		}
	}

}
