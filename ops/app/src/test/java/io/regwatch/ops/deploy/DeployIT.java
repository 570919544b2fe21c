package io.regwatch.ops.deploy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.Program;
import io.regwatch.ops.cli.ProgramProcess;
import io.regwatch.ops.server.FreePort;
import io.regwatch.ops.server.TestObjectStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** The program as the compose file starts it, with the addresses of a test's servers. */
class DeployIT {

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestObjectStore objects;

	@BeforeEach
	void start() throws IOException, InterruptedException {
		this.stores = TestStores.in(this.directory);
		this.objects = TestObjectStore.start(this.directory);
	}

	@AfterEach
	void stop() {
		this.objects.close();
	}

	@ParameterizedTest
	@Tag("faults")
	@ValueSource(strings = { "api", "worker" })
	void serviceAnswersItsProbesFromOutside(String name) throws Exception {
		JsonNode service = Manifests.services().path(name);
		int port = FreePort.next();
		int managementPort = FreePort.next();
		Map<String, String> environment = environment(service);
		environment.put("MANAGEMENT_SERVER_PORT", String.valueOf(managementPort));
		List<String> command = new ArrayList<>(service.path("command").valueStream().map(JsonNode::asString).toList());
		command.set(command.indexOf("8080"), String.valueOf(port));
		try (ProgramProcess process = new Program(this.directory.resolve("home"), environment)
			.start(command.toArray(String[]::new))) {
			process.announcement();
			String probe = URI.create(service.at("/healthcheck/test").valueStream().toList().getLast().asString())
				.getPath();
			await("the probe is repeated").atMost(Duration.ofMinutes(1))
				.until(() -> get(port, probe).statusCode(), (status) -> status == 200);
			assertThat(get(port, "/actuator/health/liveness").statusCode()).isEqualTo(200);
			assertThat(get(managementPort, "/actuator/prometheus").body()).contains("regwatch_work_pending 0.0");
		}
	}

	private Map<String, String> environment(JsonNode service) {
		Map<String, String> environment = new HashMap<>();
		service.path("environment").properties().forEach((variable) -> {
			if (!variable.getValue().asString().startsWith("${")) {
				environment.put(variable.getKey(), variable.getValue().asString());
			}
		});
		environment.putAll(this.stores.environment());
		Map<String, Object> properties = this.objects.properties();
		environment.put("REGWATCH_FILES_S3_BUCKET", String.valueOf(properties.get("regwatch.files.s3.bucket")));
		environment.put("REGWATCH_FILES_S3_ENDPOINT", String.valueOf(properties.get("regwatch.files.s3.endpoint")));
		environment.put("REGWATCH_FILES_S3_ACCESSKEY", String.valueOf(properties.get("regwatch.files.s3.access-key")));
		environment.put("REGWATCH_FILES_S3_SECRETKEY", String.valueOf(properties.get("regwatch.files.s3.secret-key")));
		return environment;
	}

	/** By the address of a network, as others reach it, if this machine has one. */
	private static HttpResponse<String> get(int port, String path) throws IOException, InterruptedException {
		URI uri = URI.create("http://%s:%d%s".formatted(address().getHostAddress(), port, path));
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
		}
	}

	private static InetAddress address() throws IOException {
		return NetworkInterface.networkInterfaces()
			.flatMap(NetworkInterface::inetAddresses)
			.filter((address) -> address.isSiteLocalAddress() && address.getAddress().length == 4)
			.findFirst()
			.orElseGet(InetAddress::getLoopbackAddress);
	}

}
