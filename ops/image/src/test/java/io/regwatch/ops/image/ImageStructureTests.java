package io.regwatch.ops.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import io.regwatch.ops.image.health.HealthCheck;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** How the image is started, as its configuration says. */
class ImageStructureTests {

	private static ImageFile image;

	private static JsonNode config;

	@BeforeAll
	static void read() throws IOException {
		image = ImageFile.built();
		config = image.config().path("config");
	}

	@Test
	void programIsStartedWithoutShellByAUserWithoutRights() {
		assertThat(config.path("User").asString()).isEqualTo("10001:10001");
		List<String> entrypoint = config.path("Entrypoint").valueStream().map(JsonNode::asString).toList();
		assertThat(image.entries()).containsKeys(entrypoint.getFirst(), entrypoint.getLast());
		assertThat(image.entries().get(entrypoint.getFirst()).getMode() & 0111).isEqualTo(0111);
		assertThat(entrypoint).containsSequence("-jar", "/opt/regwatch/program/regwatch.jar");
		assertThat(config.path("Cmd").valueStream().map(JsonNode::asString)).containsExactly("up");
	}

	@Test
	void labelsSayWhatItIsAndWhatItWasBuiltFrom() {
		JsonNode labels = config.path("Labels");
		assertThat(labels.path("org.opencontainers.image.title").asString()).isEqualTo("Regwatch");
		assertThat(labels.path("org.opencontainers.image.revision").asString()).matches("[0-9a-f]{40}");
		assertThat(labels.path("org.opencontainers.image.version").asString()).matches("[0-9]+[.][0-9]+[.][0-9]+.*");
		assertThat(labels.path("org.opencontainers.image.base.name").asString())
			.matches("scratch|.+@sha256:[0-9a-f]{64}");
		assertThat(labels.path("org.opencontainers.image.licenses").asString()).isEqualTo("Apache-2.0");
		assertThat(Instant.parse(image.config().path("created").asString()))
			.isEqualTo(labels.path("org.opencontainers.image.created").asString());
		assertThat(config.path("ExposedPorts").propertyNames()).containsExactlyInAnyOrder("8080/tcp", "8081/tcp");
	}

	@Test
	void onlyTheHomeIsAVolumeAndTheEnvironmentHasNoSecret() {
		assertThat(config.path("Volumes").propertyNames()).containsExactly("/var/lib/regwatch");
		assertThat(config.path("WorkingDir").asString()).isEqualTo("/var/lib/regwatch");
		assertThat(config.path("Env").valueStream().map(JsonNode::asString)).containsExactlyInAnyOrder("LC_ALL=C.UTF-8",
				"PATH=/usr/bin:/bin:/opt/regwatch/runtime/bin", "REGWATCH_HOME=/var/lib/regwatch");
	}

	@Test
	void layersThatChangeOftenAreLast() {
		assertThat(image.config().path("history").valueStream().map((layer) -> layer.path("comment").asString()))
			.endsWith("mount points", "health check", "runtime", "libraries", "program");
		assertThat(image.config().at("/rootfs/diff_ids").size()).isEqualTo(image.config().path("history").size());
	}

	@Test
	void composeFileNamesThisImageAndItsHealthCheck() throws IOException {
		String compose = Files.readString(Path.of("../deploy/compose.yaml"));
		assertThat(compose).contains("image: " + image.name());
		assertThat(compose).contains("/opt/regwatch/runtime/bin/java", "-cp, /opt/regwatch/health",
				HealthCheck.class.getName());
	}

}
