package io.regwatch.ops.deploy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.yaml.snakeyaml.Yaml;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** The files of {@code ops/deploy}, as the programs that deploy read them. */
final class Manifests {

	static final Path DIRECTORY = Path.of("..", "deploy");

	private Manifests() {
	}

	/** Services of the compose file, by name. */
	static JsonNode services() throws IOException {
		return compose().path("services");
	}

	private static JsonNode compose() throws IOException {
		return documents(Files.readString(DIRECTORY.resolve("compose.yaml"))).getFirst();
	}

	/** Objects of a directory, as the cluster gets them. */
	static List<JsonNode> rendered(String directory) throws IOException, InterruptedException {
		assumeTrue(hasKubectl(), "No kubectl");
		Process kubectl = new ProcessBuilder("kubectl", "kustomize",
				DIRECTORY.resolve("kubernetes/" + directory).toString())
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
		String yaml = new String(kubectl.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		if (kubectl.waitFor() != 0) {
			throw new IllegalStateException("Kustomize refuses '%s'".formatted(directory));
		}
		return documents(yaml);
	}

	/** Objects of the base, one file after the other, where nothing renders them. */
	static List<JsonNode> base() throws IOException {
		try (Stream<Path> files = Files.list(DIRECTORY.resolve("kubernetes/base"))) {
			return files.sorted().flatMap((file) -> documents(read(file)).stream()).toList();
		}
	}

	private static boolean hasKubectl() throws InterruptedException {
		try {
			return new ProcessBuilder("kubectl", "kustomize", "--help").redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start()
				.waitFor() == 0;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static List<JsonNode> documents(String yaml) {
		JsonMapper json = new JsonMapper();
		return StreamSupport.stream(new Yaml().loadAll(yaml).spliterator(), false)
			.<JsonNode>map(json::valueToTree)
			.toList();
	}

}
