package io.regwatch.ops.deploy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ops.cli.CommandLines;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/** What the files of {@code ops/deploy} name is there, in them or in the program. */
class DeploymentTests {

	private static final Set<String> OF_OTHERS = Set.of("postgres", "elasticsearch", "objects", "bucket");

	private static final Set<String> PROBES = Set.of("/actuator/health/liveness", "/actuator/health/readiness");

	@Test
	void composeNamesWhatIsThere() throws IOException {
		JsonNode services = Manifests.services();
		assertThat(services.propertyNames()).containsAll(OF_OTHERS).contains("migration", "api", "worker");
		assertThat(services.path("api").at("/deploy/replicas").asInt()).isEqualTo(2);
		assertThat(services.path("worker").at("/deploy/replicas").asInt()).isEqualTo(2);
		services.forEach((service) -> {
			assertPinned(service.path("image").asString());
			assertThat(services.propertyNames()).containsAll(service.path("depends_on").propertyNames());
		});
		for (String name : List.of("migration", "api", "worker")) {
			JsonNode service = services.path(name);
			assertThat(Settings.variables()).as(name).containsAll(service.path("environment").propertyNames());
			CommandLines.requireValid(texts(service.path("command")));
		}
	}

	@Test
	void composeHasNoDefaultPassword() throws IOException {
		String compose = Files.readString(Manifests.DIRECTORY.resolve("compose.yaml"));
		assertThat(compose.lines().filter((line) -> line.matches(".*(PASSWORD|SECRET)\\w*:.*")))
			.hasSizeGreaterThanOrEqualTo(4)
			.allMatch((line) -> line.contains(":?}"));
	}

	@Test
	void composeGivesTheProgramNoSuperuserAndNoRootKey() throws IOException {
		JsonNode services = Manifests.services();
		for (String name : List.of("migration", "api", "worker")) {
			assertThat(services.path(name).toString()).doesNotContain("ROOT", "POSTGRES_PASSWORD");
		}
		assertThat(services.path("postgres").at("/environment").propertyNames()).doesNotContain("POSTGRES_USER");
		assertThat(services.path("objects").at("/environment/MINIO_ROOT_PASSWORD"))
			.isNotEqualTo(services.path("api").at("/environment/REGWATCH_FILES_S3_SECRETKEY"));
	}

	@Test
	void podsHaveOnlyTheSecretsOfTheirRole() throws IOException {
		assertThat(secrets("regwatch-migration")).containsExactly("regwatch-stores");
		assertThat(secrets("regwatch-api")).containsExactly("regwatch-stores", "regwatch", "regwatch-api");
		assertThat(secrets("regwatch-worker")).containsExactly("regwatch-stores", "regwatch", "regwatch-worker");
	}

	@Test
	void buildDownloadsAMavenOfAKnownChecksum() throws IOException {
		assertThat(Manifests.DIRECTORY.resolve("../../.mvn/wrapper/maven-wrapper.properties")).content()
			.containsPattern("distributionSha256Sum=[0-9a-f]{64}\\s");
	}

	@Test
	void baseNamesWhatIsThere() throws IOException {
		assertObjects(Manifests.base());
	}

	@Test
	void exampleIsRenderedWithWhatItNames() throws IOException, InterruptedException {
		List<JsonNode> objects = Manifests.rendered("example");
		assertObjects(objects);
		JsonNode byName = byName(objects);
		pods(objects).forEach((pod) -> containers(pod).forEach((container) -> {
			assertPinned(container.path("image").asString());
			container.path("envFrom").forEach((from) -> {
				String name = from.at("/configMapRef/name").asString(from.at("/secretRef/name").asString(""));
				String kind = from.has("secretRef") ? "Secret" : "ConfigMap";
				assertThat(from.at("/secretRef/optional").asBoolean(false)
						|| byName.propertyNames().contains(kind + " " + name))
					.as(name)
					.isTrue();
				assertVariables(byName.path(kind + " " + name).path("data").propertyNames());
			});
		}));
		assertThat(objects).filteredOn((object) -> !object.path("kind").asString().equals("Namespace"))
			.allMatch((object) -> object.at("/metadata/namespace").asString().equals("regwatch"));
	}

	private static List<String> secrets(String app) throws IOException {
		return pods(Manifests.base()).filter((pod) -> label(pod.at("/metadata/labels")).equals(app))
			.flatMap(DeploymentTests::containers)
			.flatMap((container) -> container.path("envFrom").valueStream())
			.filter((from) -> from.has("secretRef"))
			.map((from) -> from.at("/secretRef/name").asString())
			.toList();
	}

	private static void assertObjects(List<JsonNode> objects) {
		JsonNode byName = byName(objects);
		assertThat(byName.propertyNames()).contains("Deployment regwatch-api", "Deployment regwatch-worker",
				"Job regwatch-migration", "Service regwatch-api", "PodDisruptionBudget regwatch-api",
				"PodDisruptionBudget regwatch-worker", "HorizontalPodAutoscaler regwatch-worker", "ConfigMap regwatch",
				"NetworkPolicy regwatch-api", "NetworkPolicy regwatch-worker");
		assertVariables(byName.path("ConfigMap regwatch").path("data").propertyNames());
		pods(objects).forEach((pod) -> containers(pod).forEach(DeploymentTests::assertContainer));
		Set<String> labels = pods(objects).map((pod) -> label(pod.at("/metadata/labels"))).collect(Collectors.toSet());
		objects.stream()
			.flatMap((object) -> Stream.of(object.at("/spec/selector/matchLabels"), object.at("/spec/selector"),
					object.at("/spec/podSelector/matchLabels")))
			.filter((selector) -> selector.has("app.kubernetes.io/name"))
			.forEach((selector) -> assertThat(labels).contains(label(selector)));
		JsonNode scaled = byName.path("HorizontalPodAutoscaler regwatch-worker").at("/spec/scaleTargetRef");
		assertThat(byName.propertyNames())
			.contains(scaled.path("kind").asString() + " " + scaled.path("name").asString());
	}

	private static void assertContainer(JsonNode container) {
		CommandLines.requireValid(texts(container.path("args")));
		assertThat(container.at("/securityContext/readOnlyRootFilesystem").asBoolean()).isTrue();
		assertThat(container.at("/securityContext/allowPrivilegeEscalation").asBoolean(true)).isFalse();
		container.path("env").forEach((variable) -> assertVariables(Set.of(variable.path("name").asString())));
		assertThat(container.at("/resources/requests/memory").asString()).isNotEmpty()
			.isEqualTo(container.at("/resources/limits/memory").asString());
		if (!container.path("args").path(0).asString().equals("up")) {
			return;
		}
		List<String> ports = container.path("ports").valueStream().map((port) -> port.path("name").asString()).toList();
		for (String probe : List.of("startupProbe", "livenessProbe", "readinessProbe")) {
			assertThat(PROBES).contains(container.path(probe).at("/httpGet/path").asString());
			assertThat(ports).contains(container.path(probe).at("/httpGet/port").asString());
		}
	}

	private static void assertVariables(Iterable<String> names) {
		try {
			assertThat(Settings.variables()).containsAll(names);
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static void assertPinned(String image) {
		assertThat(image).matches(".+:[^:/]*\\d+\\.?\\d*[^:/]*").doesNotEndWith(":latest");
	}

	private static JsonNode byName(List<JsonNode> objects) {
		ObjectNode byName = JsonNodeFactory.instance.objectNode();
		objects.forEach((object) -> byName
			.set(object.path("kind").asString() + " " + object.at("/metadata/name").asString(""), object));
		return byName;
	}

	private static Stream<JsonNode> pods(List<JsonNode> objects) {
		return objects.stream().map((object) -> object.at("/spec/template")).filter((pod) -> pod.has("spec"));
	}

	private static Stream<JsonNode> containers(JsonNode pod) {
		return pod.at("/spec/containers").valueStream();
	}

	private static String label(JsonNode labels) {
		return labels.path("app.kubernetes.io/name").asString("");
	}

	private static List<String> texts(JsonNode list) {
		return list.valueStream().map(JsonNode::asString).toList();
	}

}
