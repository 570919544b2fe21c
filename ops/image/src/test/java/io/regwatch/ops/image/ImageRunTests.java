package io.regwatch.ops.image;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * The image runs: unpacked, in namespaces, with a read-only file system, without network
 * and without rights. No container runtime is needed.
 */
class ImageRunTests {

	private static final Path SCRIPT = Path.of("src/test/sh/run.sh").toAbsolutePath();

	@TempDir
	private static Path root;

	private static JsonNode config;

	@BeforeAll
	static void unpack() throws Exception {
		assumeTrue(namespacesAreAllowed(), "Skipped: this machine does not let users make namespaces with 'unshare'");
		config = ImageFile.built().config().path("config");
		UnpackedImage.write(Path.of(System.getProperty("image.file")), root);
	}

	@Test
	void entryPointPrintsItsVersion() throws Exception {
		assertThat(entrypoint("--version")).startsWith("exit 0").contains("Regwatch ").contains("Java 25");
	}

	@Test
	void commandWithoutServersSaysWhichAddressesItNeeds() throws Exception {
		assertThat(entrypoint("up")).doesNotStartWith("exit 0").contains("REGWATCH_DB_URL", "REGWATCH_ES_URIS");
	}

	@Test
	void processesCanBeLimited() throws Exception {
		assertThat(run(List.of("/usr/bin/prlimit", "--fsize=1000", "--core=0", "--", "true"))).startsWith("exit 0");
		assertThat(run(List.of("/usr/bin/setpriv", "--pdeathsig", "KILL", "--", "true"))).startsWith("exit 0");
		assertThat(run(List.of("/usr/bin/unshare", "--version"))).startsWith("exit 0");
	}

	@Test
	void healthCheckOfAServiceThatDoesNotRunFails() throws Exception {
		assertThat(run(List.of("/opt/regwatch/runtime/bin/java", "-cp", "/opt/regwatch/health",
				"io.regwatch.ops.image.health.HealthCheck", "http://127.0.0.1:8080/")))
			.startsWith("exit 1")
			.contains("does not answer");
	}

	private static String entrypoint(String argument) throws Exception {
		return run(Stream.concat(config.path("Entrypoint").valueStream().map(JsonNode::asString), Stream.of(argument))
			.toList());
	}

	private static String run(List<String> command) throws Exception {
		List<String> all = new ArrayList<>(List.of("sh", SCRIPT.toString(), root.toString()));
		all.addAll(command);
		ProcessBuilder builder = new ProcessBuilder(all).redirectErrorStream(true);
		Map<String, String> environment = builder.environment();
		environment.clear();
		config.path("Env").forEach((variable) -> {
			String[] parts = variable.asString().split("=", 2);
			environment.put(parts[0], parts[1]);
		});
		environment.merge("PATH", "/usr/sbin:/sbin", (image, host) -> image + ":" + host);
		Process process = builder.start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		return "exit %d%n%s".formatted(process.waitFor(), output);
	}

	private static boolean namespacesAreAllowed() throws InterruptedException {
		try {
			return new ProcessBuilder("unshare", "--user", "--map-root-user", "--mount", "--pid", "--fork", "--net",
					"unshare", "--user", "--map-user=10001", "--map-group=10001", "true")
				.redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start()
				.waitFor() == 0;
		}
		catch (IOException ex) {
			return false;
		}
	}

}
